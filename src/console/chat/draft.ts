/** What is typed and not sent yet is kept for this tab: over a reload, another conversation and a new sign-in. */
export const readDraft = (threadId: string): string => {
  try {
    return sessionStorage.getItem(`accord.draft.${threadId}`) ?? "";
  } catch {
    return "";
  }
};

export function keepDraft(threadId: string, text: string): void {
  try {
    if (text === "") sessionStorage.removeItem(`accord.draft.${threadId}`);
    else sessionStorage.setItem(`accord.draft.${threadId}`, text);
  } catch {
    // A browser that keeps nothing.
  }
}
