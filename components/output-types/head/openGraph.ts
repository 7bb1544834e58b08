import type { Story } from '../../../content/schemas/ans';
import { getReadingMinutes } from './getReadingMinutes';
import { formatByline } from '../../../utils/story/formatByline';
import { isOpinionStory } from '../../../utils/story/isOpinionStory';
import { htmlText } from '../html/htmlText';
import { absoluteUrl } from './absoluteUrl';
import { canonicalUrl } from './canonicalUrl';
import { contentKind } from './contentKind';
import { contentLanguage } from './contentLanguage';
import { pageDescription, shorten } from './pageDescription';
import { pageName } from './pageTitle';
import { requestedCard } from './requestedCard';
import { shareImage } from './shareImage';
import { subjectsOf } from './subjectsOf';
import type { HeadInput } from './types';

/** A tag of the head: Open Graph names its tags by `property`, Twitter by `name`. */
export interface ShareTag {
  property: string;
  content: string;
}

type Entry = [property: string, value: string | number | null];

/** What the page is called where it is shared: the live-blog card that the request names, else the page. */
function sharedAs(input: HeadInput): { title: string; description: string; url: string } {
  const card = requestedCard(input);
  if (!card) {
    return {
      title: pageName(input) || input.site.name,
      description: pageDescription(input),
      url: canonicalUrl(input),
    };
  }
  const text = card.elements.find(({ type }) => type === 'text');
  return {
    title: card.header,
    description:
      (text?.type === 'text' && shorten(htmlText(text.content))) || pageDescription(input),
    url: absoluteUrl(card.url, input.site.origin),
  };
}

/** Open Graph tags; those without a value are left out. */
export function openGraph(input: HeadInput): ShareTag[] {
  const content = contentKind(input.globalContent);
  const image = shareImage(input, 'open-graph');
  const { title, description, url } = sharedAs(input);
  const type =
    content.kind === 'story' ? 'article' : content.kind === 'author' ? 'profile' : 'website';
  return written([
    ['og:site_name', input.site.name],
    ['og:locale', localeOf(contentLanguage(input))],
    ['og:type', type],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:image', image.url],
    ['og:image:width', image.width],
    ['og:image:height', image.height],
    ['og:image:alt', image.alt],
    ...(content.kind === 'story' ? articleTags(content.story, input) : []),
  ]);
}

/** The territories that Open Graph wants beside a language; where none is known, nothing is said. */
const TERRITORIES: Record<string, string> = {
  ar: 'AR',
  en: 'US',
  es: 'US',
  fa: 'IR',
  he: 'IL',
  ur: 'PK',
};

/** `es_US` for `es`, `ar_EG` for `ar-EG`. */
function localeOf(language: string): string | null {
  const [name = '', ...rest] = language.split('-');
  const territory = rest.find((part) => /^[A-Z]{2}$/.test(part)) ?? TERRITORIES[name];
  return territory ? `${name}_${territory}` : null;
}

/** What a subscription is called there. */
const TIERS: Record<string, string> = { free: 'free', metered: 'metered', subscriber: 'locked' };

function articleTags(story: Story, { site }: HeadInput): Entry[] {
  return [
    ['article:published_time', story.first_publish_date || story.display_date],
    ['article:modified_time', story.last_updated_date],
    ...story.authors.map(({ url, byline }): Entry => [
      'article:author',
      url ? absoluteUrl(url, site.origin) : byline,
    ]),
    ['article:section', story.taxonomy.primary_section?.name ?? ''],
    ...subjectsOf(story).map((subject): Entry => ['article:tag', subject]),
    ['article:opinion', isOpinionStory(story) ? 'true' : ''],
    ['article:content_tier', TIERS[story.contentCode] ?? ''],
  ];
}

/** Tags of the card that X and others show; what Open Graph says already is not repeated to the letter. */
export function twitterCard(input: HeadInput): ShareTag[] {
  const content = contentKind(input.globalContent);
  const image = shareImage(input, 'twitter');
  const { title, description } = sharedAs(input);
  const entries: Entry[] = [
    ['twitter:card', 'summary_large_image'],
    ['twitter:site', input.site.twitter],
    ['twitter:title', title],
    ['twitter:description', description],
    ['twitter:image', image.url],
    ['twitter:image:alt', image.alt],
  ];
  if (content.kind === 'story') {
    const { authors, wordCount } = content.story;
    const names = formatByline(authors.map(({ byline }) => byline)).replace(/^By /, '');
    const minutes = getReadingMinutes(wordCount);
    const labels = [
      ['Written by', names],
      ['Reading time', minutes > 0 ? `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}` : ''],
    ].filter(([, value]) => value !== '');
    labels.forEach(([label = '', value = ''], index) => {
      entries.push([`twitter:label${index + 1}`, label], [`twitter:data${index + 1}`, value]);
    });
  }
  return written(entries);
}

function written(entries: readonly Entry[]): ShareTag[] {
  return entries
    .filter(([, value]) => value !== null && value !== '')
    .map(([property, value]) => ({ property, content: String(value) }));
}
