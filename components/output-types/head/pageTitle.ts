import { gameTitle } from '../../../utils/stats/gameTitle';
import { contentKind } from './contentKind';
import type { HeadInput } from './types';

/** The page's own name, without the site's: headline, section, writer, game, or what its editor wrote. */
export function pageName({ globalContent, requestUri, meta }: HeadInput): string {
  const content = contentKind(globalContent);
  switch (content.kind) {
    case 'story': {
      const { meta_title, web, basic } = content.story.headlines;
      return meta_title || web || basic;
    }
    case 'author':
      return content.author.byline;
    case 'section':
      return meta('title') || content.section.name;
    case 'game':
      return gameTitle(content.game);
    case 'places':
      return content.list.name || (meta('title') ?? '');
    case 'named':
      return content.named.pageTitle;
    case 'other':
      return meta('title') || topicName(requestUri);
  }
}

/** The document's title: "Name | Site"; the site's name alone where the page has none. */
export function pageTitle(input: HeadInput): string {
  const name = pageName(input);
  const { name: siteName } = input.site;
  if (name === '') return siteName;
  return name.includes(siteName) ? name : `${name} | ${siteName}`;
}

/** `/topic/city-council/` is about "City Council" (platform §2: the slug is lowercased and hyphened). */
function topicName(requestUri: string): string {
  const slug = /^\/topic\/([a-z0-9-]+)/.exec(requestUri)?.[1] ?? '';
  return slug
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
