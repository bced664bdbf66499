/** A tool that the page has: the model calls it, the page carries it out and brings the result with the next run. */
export const setTitle = {
  name: "set_title",
  description: "Sets the title of the page.",
  parameters: { type: "object", properties: { title: { type: "string" } }, required: ["title"] },
};
