import { useState } from 'react';
import { sameValue } from './sameValue';
import type { ControlProps } from './types';

/** What a draft stands for: a value, or why it is none. */
export type Parsed = { value: unknown } | { problem: string };

interface Draft<D> {
  typed: D;
  /** Value of the field while this is typed. */
  value: unknown;
}

/**
 * What is typed into a control whose text need not be a value yet: it is kept as typed, and emitted
 * as soon as it parses. A value that comes from outside (undo, reset) replaces it.
 */
export function useDraft<D>(
  { value, onChange, onProblem }: Pick<ControlProps, 'value' | 'onChange' | 'onProblem'>,
  format: (value: unknown) => D,
  parse: (typed: D) => Parsed,
): [D, (typed: D) => void] {
  const [draft, setDraft] = useState<Draft<D> | null>(null);
  const typed = draft !== null && sameValue(draft.value, value) ? draft.typed : format(value);

  const type = (next: D) => {
    const parsed = parse(next);
    if ('problem' in parsed) {
      setDraft({ typed: next, value });
      onProblem(parsed.problem);
      return;
    }
    setDraft({ typed: next, value: parsed.value });
    onProblem(null);
    if (!sameValue(parsed.value, value)) onChange(parsed.value);
  };
  return [typed, type];
}
