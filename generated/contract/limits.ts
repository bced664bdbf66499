// Generated from specs/schemas. Edit there and run make generate.

export const inputLimits = {
  runId: 128,
  messages: 200,
  text: 10000,
  images: 3,
} as const;
