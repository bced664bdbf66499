/** Named values, whatever they are. They are data: nothing in them is drawn as markup. */
export function Values({ values }: { values: readonly (readonly [string, unknown])[] }) {
  const shown = values.filter(([, value]) => value !== undefined && value !== null && !isEmpty(value));
  if (shown.length === 0) return null;
  return (
    <dl className="values">
      {shown.map(([name, value], at) => (
        <div key={`${name} ${at}`}>
          <dt>{name.replaceAll("_", " ")}</dt>
          <dd>
            {typeof value === "object" ? (
              <pre className="code" tabIndex={0}>
                {JSON.stringify(value, null, 2)}
              </pre>
            ) : (
              String(value)
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
