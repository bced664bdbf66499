/** Amounts are whole numbers of 10^-12, in bigint: no binary fraction ever takes part (G178). */
export const amountDecimals = 12;

/** As many as decimal(20,12) and MoneyAmount hold. */
export const largestAmount = 10n ** 20n - 1n;

/**
 * A finite number ≥ 0 in units of 10^-decimals. It is read from its shortest decimal text, because that is what the
 * person meant who wrote 1.4e-7, and not the binary fraction next to it.
 */
export function toUnits(value: number, decimals: number): bigint {
  const [mantissa = "", exponent = "0"] = String(value).split("e");
  const [whole = "", fraction = ""] = mantissa.split(".");
  const digits = BigInt(whole + fraction);
  const shift = Number(exponent) - fraction.length + decimals;
  return shift >= 0 ? digits * 10n ** BigInt(shift) : divideRounded(digits, 10n ** BigInt(-shift));
}

/** Half goes up; neither number is negative. */
export const divideRounded = (units: bigint, by: bigint): bigint => (units + by / 2n) / by;

/** `34316800n` is "0.000034316800". */
export function toAmount(units: bigint): string {
  const digits = String(units).padStart(amountDecimals + 1, "0");
  return `${digits.slice(0, -amountDecimals)}.${digits.slice(-amountDecimals)}`;
}

/** The other way, for amounts written by `toAmount`. */
export const fromAmount = (amount: string): bigint => BigInt(amount.replace(".", ""));
