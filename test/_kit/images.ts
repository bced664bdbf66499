import { crc32, deflateSync } from "node:zlib";

/** A real PNG of one colour. `claims` writes other dimensions into the header than there are pixels for. */
export function png({
  width = 2,
  height = 2,
  claims = { width, height },
  text = "",
}: { width?: number; height?: number; claims?: { width: number; height: number }; text?: string } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(claims.width, 0);
  header.writeUInt32BE(claims.height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((1 + 3 * width) * height, 0x7f));
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    ...(text === "" ? [] : [chunk("tEXt", Buffer.from(`Comment\0${text}`))]),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** The segments of a JPEG in their order, with marks and stuffed bytes among its pixels. */
export function jpeg({ width = 3, height = 2 }: { width?: number; height?: number } = {}): Buffer {
  const frame = Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from("4a46494600010100000100010000", "hex")),
    segment(0xc0, frame),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
    Buffer.from([0xff, 0xd9]),
  ]);
}

function segment(mark: number, data: Buffer): Buffer {
  const length = data.length + 2;
  return Buffer.concat([Buffer.from([0xff, mark, length >> 8, length & 255]), data]);
}

export const gif = (): Buffer => Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
export const webp = (): Buffer => Buffer.from("UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==", "base64");

/** A small archive with one empty entry. */
export const zip = (): Buffer =>
  Buffer.from(
    "504b0304140000000000000021000000000000000000000000000100000061504b01021403140000000000000021000000000000000000000000000100000000000000000000000000000000006150 4b0506000000000100010026000000170000000000".replaceAll(
      " ",
      "",
    ),
    "hex",
  );
export const svg = (): Buffer =>
  Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
