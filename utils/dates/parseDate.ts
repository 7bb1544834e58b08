/** An ISO 8601 text, milliseconds since 1970, or a Date. */
export type DateInput = string | number | Date;

/** The moment that is meant, or null where there is none (empty or unreadable text). */
export function parseDate(value: DateInput | null | undefined): Date | null {
  const date = new Date(value ?? '');
  return Number.isNaN(date.getTime()) ? null : date;
}
