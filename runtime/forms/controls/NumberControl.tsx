import { asText } from '../asText';
import type { ControlProps, FieldOf } from '../types';
import { type Parsed, useDraft } from '../useDraft';
import { numberProblem } from '../valueProblem';
import { inputProps } from './inputProps';

type Bounds = Pick<FieldOf<'number'>, 'min' | 'max' | 'step'>;

/** A number as text, so that what is typed stays until it is one; the arrow keys step it. */
export function NumberControl(props: ControlProps<FieldOf<'number'>>) {
  const { field } = props;
  const [typed, type] = useDraft(props, asText, (text) => parseNumber(text, field));
  const step = (by: number) => {
    const next = Number(typed) + by * (field.step ?? 1);
    if (!Number.isFinite(next)) return;
    const bounded = Math.min(field.max ?? Infinity, Math.max(field.min ?? -Infinity, next));
    type(String(Number(bounded.toFixed(10))));
  };
  return (
    <div className="field__row">
      <input
        {...inputProps(props)}
        className="field__input field__input--number"
        type="text"
        inputMode="decimal"
        required={field.required}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
          if (by === undefined) return;
          event.preventDefault();
          step(by);
        }}
      />
      <span className="field__note">{describeRange(field)}</span>
    </div>
  );
}

export function parseNumber(text: string, bounds: Bounds): Parsed {
  if (text.trim() === '') return { value: null };
  const value = Number(text);
  const problem = numberProblem(bounds, value);
  return problem === null ? { value } : { problem };
}

function describeRange({ min, max }: Bounds): string {
  if (min !== undefined && max !== undefined) return `${min} to ${max}`;
  if (min !== undefined) return `${min} or more`;
  return max === undefined ? '' : `${max} or less`;
}
