/** How many bytes may be in use at once. */
export interface ByteBudget {
  /** Waits for its turn, first come, first served; throws the signal's reason. The answer gives the bytes back. */
  take(bytes: number, signal: AbortSignal): Promise<() => void>;
}

interface Waiting {
  bytes: number;
  begin(): void;
}

export function makeByteBudget(most: number): ByteBudget {
  let free = most;
  const queue: Waiting[] = [];

  /** A small request behind a large one waits too, or the large one would never get its turn. */
  function serve(): void {
    for (let next = queue[0]; next !== undefined && next.bytes <= free; next = queue[0]) {
      queue.shift();
      free -= next.bytes;
      next.begin();
    }
  }

  return {
    take: (given, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        // What is larger than all there is goes alone.
        const bytes = Math.min(given, most);
        const leave = () => {
          queue.splice(queue.indexOf(waiting), 1);
          reject(signal.reason);
          serve();
        };
        const waiting: Waiting = {
          bytes,
          begin() {
            signal.removeEventListener("abort", leave);
            let isTaken = true;
            resolve(() => {
              if (!isTaken) return;
              isTaken = false;
              free += bytes;
              serve();
            });
          },
        };
        signal.addEventListener("abort", leave, { once: true });
        queue.push(waiting);
        serve();
      }),
  };
}
