import type { Story } from '../../../content/schemas/ans';
import { absoluteUrl, canonicalUrl } from './canonicalUrl';
import { contentKind } from './contentKind';
import { shareImage } from './shareImage';
import type { HeadInput } from './types';

/** Structured data of a story (schema.org NewsArticle) as script text; null on other pages. */
export function newsArticle(input: HeadInput): string | null {
  const content = contentKind(input.globalContent);
  if (content.kind !== 'story') return null;
  const { story } = content;
  const { origin, name } = input.site;
  return scriptText({
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    mainEntityOfPage: canonicalUrl(input),
    headline: story.headlines.basic || story.headlines.web,
    description: story.description || undefined,
    image: [shareImage(input).url],
    datePublished: story.first_publish_date || story.display_date || undefined,
    dateModified: story.last_updated_date || story.display_date || undefined,
    author: authors(story, input),
    publisher: {
      '@type': 'NewsMediaOrganization',
      name,
      logo: {
        '@type': 'ImageObject',
        url: absoluteUrl('/pf/resources/images/logo-600x60.png', origin),
        width: 600,
        height: 60,
      },
    },
    articleSection: story.taxonomy.primary_section?.name,
    keywords: story.taxonomy.tags.map((tag) => tag.text),
    wordCount: story.wordCount || undefined,
  });
}

function authors(story: Story, { site }: HeadInput) {
  if (story.authors.length === 0) {
    return [{ '@type': 'Organization', name: story.distributor?.name || site.name }];
  }
  return story.authors.map((author) => ({
    '@type': 'Person',
    name: author.byline,
    url: author.url ? absoluteUrl(author.url, site.origin) : undefined,
    jobTitle: author.role || undefined,
  }));
}

/** JSON that can stand inside a script element: no `<` could end it. */
export function scriptText(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
