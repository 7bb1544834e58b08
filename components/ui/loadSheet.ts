const sheets = new Map<string, Promise<void>>();

/**
 * Loads a style sheet that the page goes without until it is needed; asked again, it is there. After a
 * failure it may be asked for again.
 *
 * @throws Error when the sheet cannot be had
 */
export function loadSheet(address: string): Promise<void> {
  const known = sheets.get(address);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      sheets.delete(address);
      reject(new Error(`The style sheet ${address} could not be loaded`));
    });
    document.head.append(link);
  });
  sheets.set(address, loading);
  return loading;
}
