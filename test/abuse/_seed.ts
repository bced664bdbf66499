/**
 * Where the abuse tests start from and how long they go on. `make test` uses the same seed each time, so that a failure
 * repeats itself; `make abuse` draws another one, prints it, and goes on for as long as it is asked to.
 */
export const seed = Number(process.env["ABUSE_SEED"] ?? 20_261_116);
export const factor = Number(process.env["ABUSE_FACTOR"] ?? 1);
