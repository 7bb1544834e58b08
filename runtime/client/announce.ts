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

/** The news that changed, as one text; '' for none. */
export function changedNews(before: Map<string, string>, after: Map<string, string>): string {
  return [...after]
    .filter(([name, text]) => text !== '' && before.get(name) !== text)
    .map(([, text]) => text)
    .join('. ');
}
