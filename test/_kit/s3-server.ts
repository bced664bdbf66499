import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { AwsV4Signer } from "aws4fetch";
import { atEnd } from "./at-end.ts";

export interface S3Server {
  url: string;
  /** By path: "/bucket/usr_…/att_…". */
  objects: Map<string, Buffer>;
  /** What was asked, in order: "PUT /bucket/…". */
  requests: string[];
  /** Answers everything with this status from now on. */
  failWith(status: number | undefined): void;
}

export const s3Keys = {
  keyId: "AKIDTEST",
  secret: "a-key-that-only-tests-know",
  region: "eu-test-1",
  bucket: "images",
};

/**
 * The part of the S3 protocol that keeping a file needs, over real HTTP: PUT, GET, HEAD, DELETE with path-style
 * addresses, 404 for what is not there, and 403 unless the request is signed (SigV4) with the key above.
 */
export async function s3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  let failure: number | undefined;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", async () => {
      const { method = "", url: path = "" } = request;
      requests.push(`${method} ${path}`);
      const answer = (status: number, body?: Buffer | string) =>
        response
          .writeHead(status, body === undefined ? {} : { "content-length": Buffer.byteLength(body) })
          .end(method === "HEAD" ? undefined : body);
      if (failure !== undefined) return answer(failure, "<Error><Code>SlowDown</Code></Error>");
      if (!(await isSigned(request))) return answer(403, "<Error><Code>SignatureDoesNotMatch</Code></Error>");
      if (!path.startsWith(`/${s3Keys.bucket}/`)) return answer(404, "<Error><Code>NoSuchBucket</Code></Error>");
      const found = objects.get(path);
      if (method === "PUT") {
        objects.set(path, Buffer.concat(chunks));
        return answer(200);
      }
      if (method === "DELETE") {
        objects.delete(path);
        return answer(204);
      }
      if (found === undefined) return answer(404, "<Error><Code>NoSuchKey</Code></Error>");
      const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
      if (first === undefined) return answer(200, found);
      response.setHeader("content-range", `bytes ${first}-${last}/${found.length}`);
      return answer(206, found.subarray(Number(first), Number(last) + 1));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    requests,
    failWith: (status) => void (failure = status),
  };
}

/** Signed once more with our own key, the request must have the same signature. */
async function isSigned({ method = "", url = "", headers }: IncomingMessage): Promise<boolean> {
  const signed = Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.startsWith("x-amz-"))
      .map(([name, value]) => [name, String(value)]),
  );
  const signer = new AwsV4Signer({
    method,
    url: `http://${headers.host}${url}`,
    headers: signed,
    service: "s3",
    region: s3Keys.region,
    accessKeyId: s3Keys.keyId,
    secretAccessKey: s3Keys.secret,
    datetime: String(headers["x-amz-date"]),
  });
  return (await signer.sign()).headers.get("authorization") === headers.authorization;
}
