/** A request whose images are not in its JSON yet: in place of each stands the same mark, in their order. */
export interface MarkedImages {
  mark: string;
  images: readonly Uint8Array[];
}

/** A multiple of three bytes, so that pieces of base64 can stand side by side. */
const pieceBytes = 3 * 65_536;

/**
 * The JSON with the images written in while it is sent. As one text the images would be in memory four times: as bytes,
 * in base64, in the JSON, and in the bytes of that.
 */
export function toBody(json: string, { mark, images }: MarkedImages): { length: number; pieces: Iterable<Buffer> } {
  const texts = json.split(mark).map((text) => Buffer.from(text));
  if (texts.length !== images.length + 1) throw new Error("a request has other images than it names");
  const length =
    texts.reduce((sum, text) => sum + text.length, 0) +
    images.reduce((sum, image) => sum + 4 * Math.ceil(image.length / 3), 0);
  return { length, pieces: toPieces(texts, images) };
}

function* toPieces(texts: readonly Buffer[], images: readonly Uint8Array[]): Iterable<Buffer> {
  for (const [index, text] of texts.entries()) {
    yield text;
    const image = images[index] ?? new Uint8Array();
    for (let start = 0; start < image.length; start += pieceBytes) {
      const piece = image.subarray(start, start + pieceBytes);
      yield Buffer.from(Buffer.from(piece.buffer, piece.byteOffset, piece.length).toString("base64"), "latin1");
    }
  }
}
