const SHEETS = /\/pf\/dist\/css\/page\/([\d.]+)\.css/;

/** Adds the style sheets that the page lacks, and waits for them: nothing is seen without its styles. */
export async function loadSheets(
  page: Document,
  sheets: readonly number[],
  build: string,
): Promise<void> {
  const there = new Set(
    [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].flatMap(({ href }) =>
      (SHEETS.exec(href)?.[1] ?? '').split('.').map(Number),
    ),
  );
  const missing = sheets.filter((sheet) => !there.has(sheet));
  if (missing.length === 0) return;
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.href = `/pf/dist/css/page/${missing.join('.')}.css?d=${build}`;
  const isDone = new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
  });
  page.head.append(link);
  await isDone;
}
