/** The two names that an envelope has for a method. */
export interface MethodName {
  module: string;
  method: string;
}

/** `calendar.read`: the name by which tables, whitelists and records know a method. */
export const toMethodId = ({ module, method }: MethodName): string => `${module}.${method}`;

/** The module stands before the first dot. What has no dot is a module without a method. */
export function splitMethodId(id: string): MethodName {
  const [module = "", ...rest] = id.split(".");
  return { module, method: rest.join(".") };
}
