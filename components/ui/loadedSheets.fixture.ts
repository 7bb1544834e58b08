/** jsdom loads no style sheets: those that scripts ask for are there at once. */
export function loadSheetsAtOnce(): void {
  jest.spyOn(document.head, 'append').mockImplementation((sheet) => {
    queueMicrotask(() => (sheet as Element).dispatchEvent(new Event('load')));
  });
}
