import { at, text } from '../../../../content/schemas/json';
import { getSocialUrl } from '../../../../utils/links/getSocialUrl';

const NETWORKS = [
  ['email', 'Email'],
  ['twitter', 'Twitter'],
  ['instagram', 'Instagram'],
] as const;

/**
 * Asks the author service who the authors on the slides are, each once, and says so there. One whom it
 * does not know stays as they are: as the story names them, or by the raw id (widgets §5).
 */
export async function fillAuthors(story: HTMLElement): Promise<void> {
  const items = [...story.querySelectorAll<HTMLElement>('[data-author-id]')];
  const ids = new Set(items.map((item) => item.dataset['authorId'] ?? ''));
  const site = story.dataset['site'] ?? '';
  await Promise.all(
    [...ids].map(async (id) => {
      const author = await askAuthor(id, site);
      const same = items.filter((item) => item.dataset['authorId'] === id);
      if (author) for (const item of same) fill(item, author);
    }),
  );
}

async function askAuthor(id: string, site: string): Promise<unknown> {
  const query = new URLSearchParams({
    query: JSON.stringify({ author_id: id }),
    _website: site,
  });
  try {
    const answer = await fetch(`/pf/api/v3/content/fetch/author-data-api?${query}`);
    if (answer.ok) return await answer.json();
    if (answer.status !== 404) console.warn(`Author ${id} was not had: status ${answer.status}`);
  } catch (error) {
    console.warn(`Author ${id} was not had:`, error);
  }
  return null;
}

function fill(item: HTMLElement, author: unknown): void {
  const name = item.querySelector('.swipe-story__author');
  const byline = text(at(author, 'byline'));
  if (name && byline) name.textContent = byline;
  // What the story says stays: the reader may be on it.
  const known = [...item.querySelectorAll('a')];
  const links = NETWORKS.flatMap(([network, label]) => {
    const url = getSocialUrl(network, text(at(author, network)));
    if (!url) return [];
    const link =
      known.find(({ textContent }) => textContent === label) ?? document.createElement('a');
    link.href = url;
    link.textContent ||= label;
    return [link];
  });
  item.append(...links.filter((link) => !known.includes(link)));
}
