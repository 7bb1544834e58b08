/**
 * A block that asks for it (`data-keep-room`) keeps the height that it had when the page was opened, be it
 * none: what comes to it lies over the page, as its styles for `data-late` say, and moves nothing.
 */
export function keepRoom(block: HTMLElement): void {
  const { dataset, style } = block;
  if (dataset['keepRoom'] === undefined || dataset['late'] !== undefined) return;
  style.blockSize = `${block.offsetHeight}px`;
  dataset['late'] = '';
}
