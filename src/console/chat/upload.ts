import { createClient, type Attachment } from "../../sdk/sdk.ts";
import { currentToken } from "../session/server.ts";

export interface UploadOptions {
  signal: AbortSignal;
  onProgress(part: number): void;
}

/** The SDK's own upload, over a fetch that tells how far it has come. */
export const uploadImage = (file: File, { signal, onProgress }: UploadOptions): Promise<Attachment> =>
  createClient({
    baseUrl: location.origin,
    token: currentToken,
    fetch: (input, init) => fetchWithProgress(new Request(input, init), onProgress),
  }).createAttachment({ body: { file }, signal });

/** A browser's fetch tells nothing of what it has sent; the older XMLHttpRequest does. */
async function fetchWithProgress(request: Request, onProgress: (part: number) => void): Promise<Response> {
  const body = await request.blob();
  return await new Promise((resolve, reject) => {
    const upload = new XMLHttpRequest();
    upload.open(request.method, request.url);
    request.headers.forEach((value, name) => upload.setRequestHeader(name, value));
    upload.responseType = "arraybuffer";
    upload.upload.addEventListener("progress", ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    upload.addEventListener("load", () => {
      const type = upload.getResponseHeader("content-type") ?? "application/octet-stream";
      resolve(
        new Response(upload.response as ArrayBuffer, { status: upload.status, headers: { "content-type": type } }),
      );
    });
    upload.addEventListener("error", () => reject(new TypeError("the upload broke off")));
    request.signal.addEventListener("abort", () => {
      upload.abort();
      reject(request.signal.reason as Error);
    });
    upload.send(body);
  });
}
