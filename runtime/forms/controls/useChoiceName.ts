import { useEffect, useState } from 'react';
import { useForm } from '../FormContext';
import type { Choice } from '../../content/questions';

/** What a value is: found, gone, not known yet, or not to be had right now (and why). */
export type Named =
  | { kind: 'found'; choice: Choice }
  | { kind: 'gone' }
  | { kind: 'asking' }
  | { kind: 'failed'; problem: string };

/** What a value of a choices source is called; '' for none is not asked for. */
export function useChoiceName(source: string, value: string): Named {
  const { names } = useForm();
  const [found, setFound] = useState<{ value: string; named: Named } | null>(null);

  useEffect(() => {
    if (value === '' || !names) return;
    let isWanted = true;
    const tell = (named: Named) => {
      if (isWanted) setFound({ value, named });
    };
    names.find(source, value).then(
      (choice) => tell(choice ? { kind: 'found', choice } : { kind: 'gone' }),
      (error: unknown) =>
        tell({ kind: 'failed', problem: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [names, source, value]);

  return found?.value === value ? found.named : { kind: 'asking' };
}
