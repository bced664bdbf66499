/** What a node says to screen readers in place of what it shows. */
export const labelled = ({ a11y }: { a11y?: { label?: string; hidden?: true } }) => ({
  ...(a11y?.label ? { "aria-label": a11y.label } : {}),
  ...(a11y?.hidden ? { "aria-hidden": true } : {}),
});
