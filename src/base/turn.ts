/** Does it once behind all that this turn of the loop still brings, however often it is asked for meanwhile. */
export function behindTurn(work: () => void): () => void {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    setImmediate(() => {
      isDue = false;
      work();
    });
  };
}
