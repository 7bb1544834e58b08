import { parseDate } from '../../../../utils/dates/parseDate';

const WITH_ZONE = /T[^T\n]*(?:Z|[+-]\d\d:?\d\d)$/;

/** A date as ISO 8601 with its zone; undefined for none, so that JSON leaves it out. */
export function isoDate(...candidates: string[]): string | undefined {
  for (const text of candidates) {
    const date = parseDate(text);
    if (date) return WITH_ZONE.test(text) ? text : date.toISOString();
  }
  return undefined;
}

/** A running time in ms as ISO 8601 (`PT1H2M3S`); undefined for none. */
export function isoDuration(ms: number): string | undefined {
  const seconds = Math.round(ms / 1000);
  if (!(seconds > 0)) return undefined;
  const parts: [number, string][] = [
    [Math.floor(seconds / 3600), 'H'],
    [Math.floor((seconds % 3600) / 60), 'M'],
    [seconds % 60, 'S'],
  ];
  return `PT${parts.map(([value, unit]) => (value > 0 ? `${value}${unit}` : '')).join('')}`;
}
