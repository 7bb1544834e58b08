import { useMemo } from 'react';
import { useForm } from '../FormContext';
import { useAsked } from '../useAsked';
import { storedFile } from '../../content/storedFile';

/** The address at which the browser sees a picture in full; null until it is known. */
export function useOriginal(url: string): string | null {
  const { calls } = useForm();
  const ask = useMemo(
    () =>
      calls && storedFile(url) !== null
        ? (signal: AbortSignal) => calls.findOriginal(url, signal)
        : null,
    [calls, url],
  );
  const { asked, isAsking } = useAsked(ask, 0);
  if (!ask) return url;
  if (isAsking || !asked) return null;
  return 'answer' in asked ? asked.answer : url;
}
