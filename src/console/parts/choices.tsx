/** A few that exclude each other, all of them seen. */
export function Choices<Value extends string>({
  name,
  value,
  options,
  onChange,
}: {
  name: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
}) {
  return (
    <div className="choices" role="group" aria-label={name}>
      {options.map(([option, label]) => (
        <button key={option} type="button" aria-pressed={option === value} onClick={() => onChange(option)}>
          {label}
        </button>
      ))}
    </div>
  );
}
