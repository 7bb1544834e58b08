import { jsonFault } from './jsonFault';
import type { Parsed } from './useDraft';

/** JSON that an editor typed; a fault is told with line and column, counted from 1. */
export function parseJson(text: string): Parsed {
  if (text.trim() === '') return { value: null };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    const fault = jsonFault(text);
    if (!fault) return { problem: String(error) };
    const before = text.slice(0, fault.offset).split('\n');
    const column = (before.at(-1)?.length ?? 0) + 1;
    return { problem: `Line ${before.length}, column ${column}: ${fault.message}` };
  }
}
