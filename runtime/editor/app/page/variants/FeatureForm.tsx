import { type FormEvent, useId, useState } from 'react';
import { FEATURE_WORD } from '../../../../document/variants';

interface Props {
  /** The feature that decides already; null: it is asked for. */
  feature: string | null;
  /** Values that have a variant. */
  taken: readonly string[];
  onAdd: (feature: string, value: string) => void;
}

/** Asks for the key of a GrowthBook feature and the value of it that a variant is for. */
export function FeatureForm({ feature, taken, onAdd }: Props) {
  const id = useId();
  const [key, setKey] = useState('');
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState('');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = feature ?? key.trim();
    const text = value.trim();
    if (!FEATURE_WORD.test(chosen)) return setProblem(describeWord('key', chosen));
    if (!FEATURE_WORD.test(text)) return setProblem(describeWord('value', text));
    if (taken.includes(text)) return setProblem(`There is a variant for ${text} already.`);
    setProblem('');
    setValue('');
    onAdd(chosen, text);
  };
  return (
    <form className="variants__feature" onSubmit={onSubmit} noValidate>
      {feature === null && (
        <label>
          <span>GrowthBook feature key</span>
          <input
            className="input"
            spellCheck={false}
            value={key}
            aria-describedby={`${id}-problem`}
            onChange={({ target }) => setKey(target.value)}
          />
        </label>
      )}
      <label>
        <span>{feature === null ? 'Value' : `Another value of ${feature}`}</span>
        <input
          className="input"
          spellCheck={false}
          placeholder="true"
          value={value}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => setValue(target.value)}
        />
      </label>
      <button className="button">Add variant</button>
      <p className="field__problem" id={`${id}-problem`} role="status">
        {problem}
      </p>
    </form>
  );
}

function describeWord(what: string, text: string): string {
  if (text === '') return `A ${what} is needed.`;
  return `“${text}” can’t be a feature’s ${what}: use up to 100 letters, digits, “_”, “-”, “.” or “:”.`;
}
