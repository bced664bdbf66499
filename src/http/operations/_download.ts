/** A file for the person's disk; it holds private data, so nothing on the way may keep it. */
export function toDownload(text: string, type: string, filename: string): Response {
  return new Response(text, {
    headers: {
      "content-type": `${type}; charset=utf-8`,
      "content-disposition": `attachment; filename="${filename}"`,
      "cache-control": "no-store",
    },
  });
}
