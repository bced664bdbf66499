/** Gets every line of every log that is made from then on, as it is written: without secrets. */
export type LogTap = (line: string) => void;

let tap: LogTap | undefined;

export function useLogTap(given: LogTap | undefined): void {
  tap = given;
}

export const logTap = (): LogTap | undefined => tap;
