import { useState } from 'react';
import { asText } from '../asText';
import type { FormSource } from '../types';
import { useDraft } from '../useDraft';
import { parseNumber } from './NumberControl';

interface Props {
  id: string;
  param: FormSource['params'][number];
  value: unknown;
  /** Null for a parameter that was emptied. */
  onChange: (value: string | number | null) => void;
}

/** One parameter of a content source: a number or a text. */
export function SourceParameter({ id, param, value, onChange }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const isNumber = param.type === 'number';
  const [typed, type] = useDraft(
    {
      value: value ?? null,
      onChange: (next) => onChange(next as string | number | null),
      onProblem: setProblem,
    },
    asText,
    (text) => (isNumber ? parseNumber(text, {}) : { value: text === '' ? null : text }),
  );
  return (
    <div className="field__parameter">
      <label htmlFor={id}>{param.label || param.name}</label>
      <input
        id={id}
        className="field__input"
        inputMode={isNumber ? 'decimal' : undefined}
        aria-invalid={problem !== null || undefined}
        aria-describedby={`${id}-problem`}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      <p className="field__problem" id={`${id}-problem`} role="status">
        {problem}
      </p>
    </div>
  );
}
