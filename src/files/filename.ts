/** A name to show and nothing else: without folders, without what cannot be seen or turns text around. */
export function toFilename(given: string): string | undefined {
  const last = given.split(/[/\\]/).at(-1) ?? "";
  const name = last
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, "")
    .trim()
    .slice(0, 255)
    .toWellFormed();
  return name === "" || /^\.+$/.test(name) ? undefined : name;
}
