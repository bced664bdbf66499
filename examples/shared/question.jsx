import { linesOf } from "./card.js";
import { attributesOf, fieldsOf, labelsOf, optionsOf, toEntry } from "./form.js";
import "./page.css";

export const Card = ({ schema }) => schema && <pre className="card">{linesOf(schema.root).join("\n")}</pre>;

const Input = (field) =>
  field.options ? (
    <select {...attributesOf(field)}>
      {optionsOf(field).map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </select>
  ) : (
    <input {...attributesOf(field)} defaultValue={field.value} />
  );

/** What the run waits with, a call or a question. `answer` is given an entry for `resume`. */
export function Question({ interrupt, answer }) {
  const { message, metadata: { ui_schema: card } = {} } = interrupt;
  const [yes, no] = labelsOf(interrupt);
  const submit = (event) => (event.preventDefault(), answer(toEntry(interrupt, event.target)));
  return (
    <form className="question" onSubmit={submit}>
      {card ? <Card schema={card} /> : <pre className="card">{message}</pre>}
      {fieldsOf(interrupt).map((field) => (
        <label key={field.name}>
          {field.label} <Input {...field} />
        </label>
      ))}
      <button>{yes}</button>
      <button type="button" onClick={() => answer(toEntry(interrupt))}>
        {no}
      </button>
    </form>
  );
}
