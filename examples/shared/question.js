import { linesOf } from "./card.js";
import { attributesOf, fieldsOf, labelsOf, optionsOf, toEntry } from "./form.js";

const make = (tag, given, ...children) => {
  const node = Object.assign(document.createElement(tag), given);
  node.append(...children);
  return node;
};

const toOption = ({ value, label = "" }) => make("option", { value }, label);
const toInput = (field) =>
  field.options
    ? make("select", attributesOf(field), ...optionsOf(field).map(toOption))
    : make("input", { ...attributesOf(field), defaultValue: field.value ?? "" });

/** What the run waits with, a call or a question, as a form. `answer` is given an entry for `resume`. */
export function toForm(interrupt, answer) {
  const { message, metadata: { ui_schema: card } = {} } = interrupt;
  const [yes, no] = labelsOf(interrupt);
  const refuse = make("button", { type: "button", textContent: no });
  refuse.addEventListener("click", () => answer(toEntry(interrupt)));
  const form = make(
    "form",
    { className: "question" },
    make("pre", { className: "card" }, card ? linesOf(card.root).join("\n") : message),
    ...fieldsOf(interrupt).map((field) => make("label", {}, `${field.label} `, toInput(field))),
    make("button", { textContent: yes }),
    refuse,
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    answer(toEntry(interrupt, form));
  });
  return form;
}
