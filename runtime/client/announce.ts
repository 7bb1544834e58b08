let region: HTMLElement | null = null;

/** The page's one polite live region for news of its blocks; unseen, and there before it speaks. */
export function createAnnouncer(): (text: string) => void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.setAttribute('role', 'status');
    Object.assign(region.style, {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    });
    document.body.append(region);
  }
  const here = region;
  return (text) => {
    here.textContent = text;
  };
}

/** What a block marks as news (`data-announce`), by the mark's name or its place. */
export function newsOf(block: Element): Map<string, string> {
  const marked = [...block.querySelectorAll<HTMLElement>('[data-announce]')];
  if (block.matches('[data-announce]')) marked.unshift(block as HTMLElement);
  return new Map(
    marked.map((element, index) => [
      element.dataset['announce'] || String(index),
      (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
    ]),
  );
}

/** What the page's blocks announced last, by the mark's name. */
const said = new Map<string, string>();

/** The news that changed, as one text; '' for none. What another block has just said is left out. */
export function changedNews(before: Map<string, string>, after: Map<string, string>): string {
  const changed = [...after].filter(([name, text]) => text !== '' && before.get(name) !== text);
  const isNew = ([name, text]: [string, string]) => /^\d+$/.test(name) || said.get(name) !== text;
  const news = changed.filter(isNew);
  for (const [name, text] of news) said.set(name, text);
  return news.map(([, text]) => text).join('. ');
}
