/** What a person may fill in: the fields of a question, or what may be changed in a call. */
export function fieldsOf({ metadata: { fields, editable = [] } = {} }) {
  const texts = editable.filter(({ schema }) => schema.type === "string");
  return (
    fields ?? texts.map(({ path, label, value }) => ({ name: path, label, value, input: "text", required: false }))
  );
}

const types = { long_text: "text", datetime: "datetime-local", yes_no: "checkbox" };
/** HTML has an input for each kind of field; of several options one is selected. */
export const attributesOf = ({ name, input, options, required = true }) =>
  options
    ? { name, required, multiple: input === "choices" }
    : { name, required: required && input !== "yes_no", type: types[input] ?? input };

/** Nothing is chosen to begin with. */
export const optionsOf = ({ input, options }) =>
  options && [...(input === "choice" ? [{ value: "" }] : []), ...options];

/** What the person says: an entry for `resume`. Nothing filled in: no, or the question is left without an answer. */
export function toEntry(interrupt, form) {
  const { id: interruptId, reason } = interrupt;
  if (reason !== "input_required") {
    const payload = form ? toYes(interrupt, new FormData(form)) : { approved: false };
    return { interruptId, status: "resolved", payload };
  }
  return form
    ? { interruptId, status: "resolved", payload: toAnswer(interrupt, new FormData(form)) }
    : { interruptId, status: "cancelled" };
}

function toAnswer(interrupt, given) {
  const values = {};
  for (const { name, input } of fieldsOf(interrupt)) {
    const value = input === "choices" ? given.getAll(name) : given.get(name);
    if (input === "yes_no") values[name] = value !== null;
    else if (value?.length > 0) values[name] = input === "number" ? Number(value) : value;
  }
  return values;
}

/** Yes to a call, with what was changed in it: `{ patch: { title } }` where the field is `patch.title`. */
function toYes(interrupt, given) {
  const editedArgs = {};
  for (const { name, value = "" } of fieldsOf(interrupt)) {
    const [outer, inner] = name.split(".");
    if (given.get(name) === value) continue;
    editedArgs[outer] = inner ? { ...editedArgs[outer], [inner]: given.get(name) } : given.get(name);
  }
  return { approved: true, ...(Object.keys(editedArgs).length > 0 ? { editedArgs } : {}) };
}

export const labelsOf = ({ reason }) => (reason === "input_required" ? ["Answer", "Skip"] : ["Approve", "Deny"]);
