import { useState } from 'react';
import { asText } from '../asText';
import type { FormParam } from '../../content/questions';
import { useDraft } from '../useDraft';
import { ChoiceInput } from './ChoiceInput';
import { parseNumber } from './NumberControl';

export type ParamValue = string | number | boolean | null;

interface Props {
  id: string;
  param: FormParam;
  value: unknown;
  /** Null for a parameter that was emptied. */
  onChange: (value: ParamValue) => void;
}

/** One parameter of a content source: a number, yes or no, something known by name, or a text. */
export function SourceParameter({ id, param, value, onChange }: Props) {
  const [draftProblem, setProblem] = useState<string | null>(null);
  const problem = draftProblem ?? paramProblem(param, value);
  const common = { id, describedBy: `${id}-problem`, isInvalid: problem !== null };
  return (
    <div className="field__parameter">
      <label htmlFor={id} title={param.name}>
        {param.label}
        {param.isRequired && (
          <span className="field__required" aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {param.type === 'boolean' ? (
        <select
          className="field__input"
          id={id}
          aria-describedby={common.describedBy}
          value={asText(value)}
          onChange={({ target }) => onChange(target.value === '' ? null : target.value === 'true')}
        >
          <option value="">{describeDefault(param) || 'As usual'}</option>
          <option value="true">Yes</option>
          <option value="false">No</option>
        </select>
      ) : param.choices === null ? (
        <TypedParameter {...common} {...{ param, value, onChange }} onProblem={setProblem} />
      ) : (
        <ChoiceInput
          {...common}
          source={param.choices}
          value={asText(value)}
          isRequired={param.isRequired}
          onChange={(text) => onChange(text === '' ? null : text)}
        />
      )}
      <p className="field__problem" id={`${id}-problem`} role="status">
        {problem}
      </p>
    </div>
  );
}

interface TypedProps extends Props {
  describedBy: string;
  isInvalid: boolean;
  onProblem: (problem: string | null) => void;
}

function TypedParameter({ id, param, value, describedBy, isInvalid, ...on }: TypedProps) {
  const isNumber = param.type === 'number';
  const [typed, type] = useDraft(
    {
      value: value ?? null,
      onChange: (next) => on.onChange(next as ParamValue),
      onProblem: on.onProblem,
    },
    asText,
    (text) => (isNumber ? parseNumber(text, {}) : { value: text === '' ? null : text }),
  );
  return (
    <input
      id={id}
      className="field__input"
      inputMode={isNumber ? 'decimal' : undefined}
      required={param.isRequired}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      placeholder={describeDefault(param)}
      value={typed}
      onChange={(event) => type(event.target.value)}
    />
  );
}

/** Why a source can't be asked with such a value; null when it can. */
export function paramProblem({ isRequired, type }: FormParam, value: unknown): string | null {
  if (value === undefined || value === null || value === '')
    return isRequired ? 'Fill this in: without it, the source gives nothing.' : null;
  if (type === 'number' && !Number.isFinite(Number(value))) return 'Enter a number.';
  return null;
}

function describeDefault({ defaultValue }: FormParam): string {
  if (typeof defaultValue === 'boolean') return defaultValue ? 'Yes (usual)' : 'No (usual)';
  return asText(defaultValue);
}
