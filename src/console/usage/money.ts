import { useLocale } from "../text/text.ts";

/** Model calls cost fractions of a cent: small amounts keep their digits. */
export function useMoney(currency: string): (amount: string) => string {
  const locale = useLocale();
  return (amount) => {
    const value = Number(amount);
    const digits = value === 0 || value >= 1 ? 2 : Math.min(8, 1 - Math.floor(Math.log10(value)) + 1);
    return new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: Math.max(2, digits),
    }).format(value);
  };
}
