/** A file, or a part of it, that cannot be taken; the message says why. */
export class UnreadableError extends Error {}
