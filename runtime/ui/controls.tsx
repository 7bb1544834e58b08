import type { RefObject } from 'react';

interface ChoiceProps<T extends string> {
  label: string;
  texts: Record<T, string>;
  choices: readonly T[];
  value: T;
  onChoose: (value: T) => void;
}

/** One of several; another than the first is marked. */
export function Choice<T extends string>({
  label,
  texts,
  choices,
  value,
  onChoose,
}: ChoiceProps<T>) {
  return (
    <label className="choice">
      {label}
      <select
        className={value === choices[0] ? 'input' : 'input input--changed'}
        value={value}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice === event.target.value);
          if (chosen) onChoose(chosen);
        }}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {texts[choice]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ToggleProps {
  label: string;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
}

export function Toggle({ label, isOn, onToggle }: ToggleProps) {
  return (
    <button type="button" className="button" aria-pressed={isOn} onClick={() => onToggle(!isOn)}>
      {label}
    </button>
  );
}

/** Opens and closes a part of the window. */
export function Disclosure({ label, isOpen, onToggle, button }: DisclosureProps) {
  return (
    <button
      ref={button}
      type="button"
      className="button"
      aria-expanded={isOpen}
      onClick={() => onToggle(!isOpen)}
    >
      {isOpen ? `Hide ${label.toLowerCase()}` : `Show ${label.toLowerCase()}`}
    </button>
  );
}

interface DisclosureProps {
  label: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  button?: RefObject<HTMLButtonElement | null>;
}
