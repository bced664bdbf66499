/**
 * What two ways of writing one number have in common. A number without a country is taken for a Chinese one, so
 * +86 138…, 0086 138… and 138… are one, as are +86 10 … and 010 …; every other country stays part of the number.
 */
export function phoneKey(phone: string): string {
  const dialled = phone.replaceAll(/[^\d+]/g, "").replace(/^00/, "+");
  if (/^\+(?!86)/.test(dialled)) return dialled;
  return dialled.replace(/^(?:\+86|86(?=0?\d{10,11}$))/, "").replace(/^0(?=\d{9,11}$)/, "");
}

const tailLength = 5;

/** The end of a number, which all ways of writing it share: for finding candidates in a database. */
export const phoneTail = (phone: string): string => phone.replaceAll(/\D/g, "").slice(-tailLength);

/** A text that is a phone number, however it is grouped. */
export const isPhone = (text: string): boolean =>
  /^[+\d][\d\s().-]*$/.test(text) && text.replaceAll(/\D/g, "").length >= tailLength;
