import { useState } from 'react';

export interface NameOption {
  value: string;
  text: string;
}

interface Props {
  label: string;
  options: readonly NameOption[];
  /** What is chosen; '' for nothing yet. */
  value: string;
  /** What it is called to name one that is not listed, by its name in code; without it that can't be. */
  other?: string;
  onChange: (value: string) => void;
}

const OTHER = '\n';

/** One of what has a name for people; or, where that is asked for, anything by its name in code. */
export function NameChoice({ label, options, value, other, onChange }: Props) {
  const [isOther, setOther] = useState(false);
  const isListed = options.some((option) => option.value === value);
  const isTyped = other !== undefined && (isOther || (value !== '' && !isListed));
  return (
    <>
      <label className="line">
        <span>{label}</span>
        <select
          className="input"
          required
          value={isTyped ? OTHER : isListed ? value : ''}
          onChange={({ target }) => {
            setOther(target.value === OTHER);
            onChange(target.value === OTHER ? '' : target.value);
          }}
        >
          <option value="" disabled>
            Choose
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
          {other !== undefined && <option value={OTHER}>{other}</option>}
        </select>
      </label>
      {isTyped && (
        <label className="line">
          <span>Its name in code</span>
          <input
            className="input"
            required
            maxLength={1000}
            spellCheck={false}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        </label>
      )}
    </>
  );
}
