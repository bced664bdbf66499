/** Before something is tried again; twice as long before each further time. */
export const FIRST_DELAY_MS = 500;
export const LONGEST_DELAY_MS = 15_000;

export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(done, ms);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    function done() {
      signal?.removeEventListener("abort", stop);
      resolve();
    }
    signal?.addEventListener("abort", stop, { once: true });
  });
}
