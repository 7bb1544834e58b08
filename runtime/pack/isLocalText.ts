import type { LocalText } from '../fusion/customField';

/** Whether a label is a text or texts by language. */
export function isLocalText(value: unknown): value is LocalText {
  if (typeof value === 'string') return true;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const texts = Object.values(value);
  return texts.length > 0 && texts.every((text) => typeof text === 'string');
}
