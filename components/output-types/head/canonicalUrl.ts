import type { Story } from '../../../content/schemas/ans';
import { trimEnd } from '../../../utils/text/trimEnd';
import { gamePath } from '../../../utils/stats/gamePath';
import { contentKind } from './contentKind';
import { absoluteUrl } from './absoluteUrl';
import type { HeadInput } from './types';

/**
 * The one address of the page: a story's own (also of its cards), a game's below its local team,
 * otherwise the path without its query.
 */
export function canonicalUrl(input: HeadInput): string {
  const content = contentKind(input.globalContent);
  if (content.kind === 'story') return storyUrl(content.story, input);
  const path = content.kind === 'game' ? gamePath(content.game) : null;
  return path ? absoluteUrl(path, input.site.origin) : ownUrl(input);
}

/** The absolute address of the page's story. */
export function storyUrl(story: Story, input: HeadInput): string {
  return story.canonical_url ? absoluteUrl(story.canonical_url, input.site.origin) : ownUrl(input);
}

/** Of a page that both addresses answer, `/news` and `/news/`, the shorter one. */
function ownUrl({ requestUri, site }: HeadInput): string {
  const [path = ''] = requestUri.split(/[?#]/, 1);
  return absoluteUrl(trimEnd(path, '/') || '/', site.origin);
}
