/** Whether an issuer has sent the browser here: its answer is in the fragment. */
export function isReturn(): boolean {
  const answer = new URLSearchParams(location.hash.slice(1));
  return answer.has("state") && (answer.has("code") || answer.has("error"));
}
