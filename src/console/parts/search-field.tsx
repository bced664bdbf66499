import { Search } from "lucide-react";
import "./search-field.css";

export interface SearchFieldProps {
  /** What is searched; said to screen readers, and shown while the field is empty. */
  name: string;
  value: string;
  maxLength?: number;
  className?: string;
  onChange: (value: string) => void;
}

export function SearchField({ name, value, maxLength, className = "", onChange }: SearchFieldProps) {
  return (
    <label className={`search-field ${className}`}>
      <Search size={16} aria-hidden />
      <span className="unseen">{name}</span>
      <input
        type="search"
        placeholder={name}
        maxLength={maxLength}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
