const high = /[\ud800-\udbff]/;
const low = /[\udc00-\udfff]/;

/**
 * Text as a reader sees it while it grows: no blank beginning, no NUL, no half characters, at most so many code points.
 */
export function makeVisible(limit: number): (text: string) => string {
  let count = 0;
  /** Half a character that waits for its other half; it is dropped when none comes. */
  let half = "";
  return (text) => {
    let shown = "";
    for (const point of half + text) {
      if (count === limit) return shown;
      half = "";
      if (high.test(point) && point.length === 1) {
        half = point;
      } else if (point !== "\0" && !(point.length === 1 && low.test(point)) && (count > 0 || point.trim() !== "")) {
        shown += point;
        count++;
      }
    }
    return shown;
  };
}

export function cutPoints(text: string, limit: number): string {
  return makeVisible(limit)(text).trimEnd();
}
