import { Parser } from 'htmlparser2';

/** Lists people, each with what they wrote last. */
const PEOPLE = 'trending-avatars-block/trending-avatars';
/** The way on from a story. */
const PAGER = 'story-pager-block/story-pager';
/** The text of a story links what its writer wants linked. */
const TEXTS = /^(?:article-body|live-blog|rich-text|article-header)-block\//;

/** Stories that a page lists in two places, or the page itself, each with the blocks that do. */
export function listedTwice(path: string, html: string): string[] {
  const places = new Map<string, string[]>();
  /** The block that each open element stands in. */
  const blocks: string[] = [];
  let isInMain = false;
  /** Within a drawing, whose pins lead to what its list names. */
  let isInDrawing = false;
  let link: { address: string; text: string } | null = null;

  function endLink({ address, text }: NonNullable<typeof link>): void {
    const block = blocks.at(-1) ?? '';
    const isStory = /^\/.*\.html$/.test(address) && text.trim() !== '';
    if (!isInMain || !isStory || [PEOPLE, PAGER].includes(block) || TEXTS.test(block)) return;
    places.set(address, [...(places.get(address) ?? []), block]);
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      blocks.push(attributes['data-block'] ?? blocks.at(-1) ?? '');
      if (name === 'main') isInMain = true;
      if (name === 'svg') isInDrawing = true;
      if (name === 'a' && !isInDrawing)
        link = { address: attributes['href']?.split(/[?#]/)[0] ?? '', text: '' };
    },
    ontext(text) {
      if (link) link.text += text;
    },
    onclosetag(name) {
      if (name === 'a' && link) {
        endLink(link);
        link = null;
      }
      if (name === 'svg') isInDrawing = false;
      if (name === 'main') isInMain = false;
      blocks.pop();
    },
  });
  parser.end(html);
  return [...places]
    .filter(([address, found]) => found.length > 1 || address === path)
    .map(([address, found]) => `${address}: ${found.join(', ')}`);
}
