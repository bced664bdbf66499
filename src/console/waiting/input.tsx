/** What the call would be made with: one row per field, whole. It is data, however it reads. */
export function Input({ name, input }: { name: string; input: Readonly<Record<string, unknown>> }) {
  const fields = Object.entries(input);
  return (
    <dl className="waiting-input">
      <dt>{name}</dt>
      <dd>
        <dl>
          {fields.map(([field, value]) => (
            <div key={field}>
              <dt>{field.replaceAll("_", " ")}</dt>
              <dd>{typeof value === "string" ? value : JSON.stringify(value, null, 1)}</dd>
            </div>
          ))}
        </dl>
      </dd>
    </dl>
  );
}
