/** The first thing to fill in: a field of the block, else its name. */
const FIELDS = '.fields :is(input, textarea, select), #node-name';

export const focusOutline = (): void =>
  document.querySelector<HTMLElement>('.outline [tabindex="0"]')?.focus();

/**
 * Goes to the first field; where the code of the fields is still on its way, as soon as they are there, unless
 * the focus has gone elsewhere by then.
 * @param side what holds the fields; null where it is not there yet
 */
export function focusFirstField(side: HTMLElement | null): void {
  const field = side?.querySelector<HTMLElement>(FIELDS);
  if (field || !side?.querySelector('.opening')) return field?.focus();
  const before = document.activeElement;
  const observer = new MutationObserver(() => {
    if (side.querySelector('.opening')) return;
    observer.disconnect();
    if (document.activeElement === before) side.querySelector<HTMLElement>(FIELDS)?.focus();
  });
  observer.observe(side, { childList: true, subtree: true });
}
