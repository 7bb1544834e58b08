import { gameSummary } from '../../../utils/stats/gameSummary';
import { contentKind } from './contentKind';
import type { HeadInput } from './types';
import { cutAtWord } from '../../../utils/text/cutAtWord';

/** Characters that search results show. */
const LONGEST = 200;

/** What the page is about, in plain text; the site's own description where nothing says it. */
export function pageDescription({ globalContent, meta, site }: HeadInput): string {
  const content = contentKind(globalContent);
  const written = meta('description') ?? '';
  switch (content.kind) {
    case 'story':
      return shorten(content.story.description || written || site.description);
    case 'author':
      return shorten(content.author.bio || written || site.description);
    case 'section':
      return shorten(written || content.section.description || site.description);
    case 'game':
      return shorten(gameSummary(content.game));
    case 'places':
      return shorten(content.list.description || written || site.description);
    case 'named':
      return shorten(content.named.pageDescription || written || site.description);
    case 'other':
      return shorten(written || site.description);
  }
}

/** Plain text at a length that results of a search show. */
export function shorten(text: string): string {
  return cutAtWord(text.replace(/\s+/g, ' ').trim(), LONGEST);
}
