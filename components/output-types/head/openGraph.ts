import { canonicalUrl } from './canonicalUrl';
import { contentKind } from './contentKind';
import { pageDescription } from './pageDescription';
import { pageName } from './pageTitle';
import { shareImage } from './shareImage';
import type { HeadInput } from './types';

export interface OpenGraphTag {
  property: string;
  content: string;
}

/** Open Graph tags; those without a value are left out. */
export function openGraph(input: HeadInput): OpenGraphTag[] {
  const content = contentKind(input.globalContent);
  const image = shareImage(input);
  const tags: [string, string | number | null][] = [
    ['og:site_name', input.site.name],
    ['og:type', content.kind === 'story' ? 'article' : 'website'],
    ['og:title', pageName(input) || input.site.name],
    ['og:description', pageDescription(input)],
    ['og:url', canonicalUrl(input)],
    ['og:image', image.url],
    ['og:image:width', image.width],
    ['og:image:height', image.height],
    ['og:image:alt', image.alt],
  ];
  if (content.kind === 'story') {
    const { story } = content;
    tags.push(
      ['article:published_time', story.first_publish_date || story.display_date],
      ['article:modified_time', story.last_updated_date],
      ['article:section', story.taxonomy.primary_section?.name ?? ''],
      ...story.taxonomy.tags.map((tag): [string, string] => ['article:tag', tag.text]),
    );
  }
  return tags
    .filter(([, value]) => value !== null && value !== '')
    .map(([property, value]) => ({ property, content: String(value) }));
}
