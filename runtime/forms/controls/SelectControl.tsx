import type { SelectOption } from '../../fusion/customField';
import { asText } from '../asText';
import { useForm } from '../FormContext';
import { localText } from '../localText';
import type { ControlProps, FieldOf } from '../types';
import { groupProps } from './groupProps';
import { inputProps } from './inputProps';

/** As many options, of as many characters together, still fit side by side. */
const FEW = { options: 4, characters: 30 };

interface Choice {
  value: SelectOption['value'] | null;
  label: string;
}

/** One of several values: side by side when they are few and short, else a list to open. */
export function SelectControl(props: ControlProps<FieldOf<'select'>>) {
  const { language } = useForm();
  const choices = listChoices(props.field, language);
  const value = props.value ?? null;
  const chosen = choices.findIndex((choice) => choice.value === value);
  const characters = choices.reduce((sum, { label }) => sum + label.length, 0);
  const isFew = choices.length <= FEW.options && characters <= FEW.characters;
  const isStray = chosen === -1 && value !== null;
  const choose = (index: number) => props.onChange(choices[index]?.value ?? null);

  if (!isFew || isStray) {
    return (
      <select
        {...inputProps(props)}
        className="field__input"
        required={props.field.required}
        value={chosen}
        onChange={(event) => choose(Number(event.target.value))}
      >
        {chosen === -1 && (
          <option value={-1} disabled>
            {value === null ? 'Choose' : `${asText(value)} (not an option)`}
          </option>
        )}
        {choices.map(({ label }, index) => (
          <option key={index} value={index}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <div
      {...groupProps(props)}
      className="field__segments"
      role="radiogroup"
      aria-required={props.field.required}
    >
      {choices.map(({ label }, index) => (
        <label className="field__segment" key={index}>
          <input
            id={index === Math.max(chosen, 0) ? props.id : undefined}
            type="radio"
            name={props.id}
            checked={index === chosen}
            onChange={() => choose(index)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}

function listChoices(field: FieldOf<'select'>, language: string): Choice[] {
  const choices: Choice[] = field.options.map(({ value, label }) => ({
    value,
    label: localText(label, language),
  }));
  if (!field.isOrdered) {
    const collator = new Intl.Collator(language, { numeric: true });
    choices.sort((a, b) => collator.compare(a.label, b.label));
  }
  const canBeNone = !field.required && field.defaultValue === undefined;
  return canBeNone ? [{ value: null, label: 'None' }, ...choices] : choices;
}
