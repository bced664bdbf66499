/** One address and nothing else: what a mail program could read as several, or as a name with an address, is none. */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>",;:()[\]\\]+@[^\s@<>",;:()[\]\\]+$/.test(text);
