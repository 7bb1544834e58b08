/** The first thing to fill in: a field of the block, else its name. */
const FIELDS = '.fields :is(input, textarea, select), #node-name';

export const focusOutline = (): void =>
  document.querySelector<HTMLElement>('.outline [tabindex="0"]')?.focus();

/** @param side what holds the fields; null where it is not there yet */
export const focusFirstField = (side: HTMLElement | null): void =>
  side?.querySelector<HTMLElement>(FIELDS)?.focus();
