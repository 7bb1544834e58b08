import { parseLanguage } from '../../utils/text/parseLanguage';
import type { PromoItems, StoryCard } from './ans';
import { getLinkRel } from './getLinkRel';
import { at, firstText, flag, isoDate, list, number, record, text, type JsonRecord } from './json';
import { readAuthor } from './readAuthor';
import { readBylines } from './readBylines';
import { DEFAULT_SITE, readContext } from './readContext';
import { readHeadlines } from './readHeadlines';
import { readImage } from './readImage';
import { readEyebrow, readLabelIcon } from './readLabel';
import { readPromoItems } from './readPromoItems';
import { readTaxonomy } from './readTaxonomy';
import { readTimeline } from './readTimeline';
import { safeUrl, sitePath } from './safeUrl';
import { plainText } from './sanitizeHtml';
import { stripOwnHtmlQuery } from './stripOwnHtmlQuery';

/**
 * What a card needs of any document: small, without a body. A gallery that promotes it carries only
 * its first picture. Never throws.
 */
export function readStoryCard(raw: unknown, site: string = DEFAULT_SITE): StoryCard {
  const card = readCardFields(raw, site);
  return { ...card, promo: slimPromo(card.promo) };
}

/**
 * The cards of a list of documents; those that no reader could open (no address) and those that are
 * neither story, gallery nor video are left out.
 */
export function readStoryCards(raw: unknown, site: string = DEFAULT_SITE): StoryCard[] {
  return list(raw)
    .filter((document) => ['story', 'gallery', 'video', ''].includes(text(at(document, 'type'))))
    .map((document) => readStoryCard(document, site))
    .filter((card) => card.canonical_url !== '');
}

/** The fields that cards and whole stories have in common. */
export function readCardFields(raw: unknown, site: string): StoryCard {
  const document = record(raw);
  const type = text(document['type']);
  const canonicalUrl = readAddress(document, site);
  const bylines = readBylines(document['bylines']);
  const credits = list(at(document, 'credits', 'by'));
  return {
    _id: text(document['_id']),
    type: type === 'gallery' || type === 'video' ? type : 'story',
    subtype: text(document['subtype']),
    canonical_url: canonicalUrl,
    headlines: readHeadlines(document),
    description: plainText(
      firstText(
        at(document, 'description', 'basic'),
        document['description'],
        at(document, 'subheadlines', 'basic'),
      ),
    ),
    eyebrow: readEyebrow(document['label']),
    authors: (credits.length > 0 ? credits : bylines.authors).map(readAuthor),
    affiliation: readAffiliation(document) || bylines.organization,
    distributor: readDistributor(document['distributor']),
    ...readDates(document),
    taxonomy: readTaxonomy(document, site),
    promo: readPromoItems(document),
    displayComments: flag(at(document, 'comments', 'display_comments')),
    wordCount: Math.max(
      0,
      Math.round(number(at(document, 'planning', 'story_length', 'word_count_actual'))),
    ),
    timeline: readTimeline(document, canonicalUrl),
    ended: flag(at(document, 'additional_properties', 'ended')) === true,
    relatedLinks: readRelatedLinks(document),
    hasRelatedContent: list(at(document, 'related_content', 'basic')).length > 0,
    ...readExtras(document, site, bylines.row),
  };
}

type Extras = Pick<StoryCard, 'labelIcon' | 'language' | 'link' | 'logo' | 'bylines'>;

/** What few documents have; left out where they have not. */
function readExtras(document: JsonRecord, site: string, bylines: Extras['bylines'] | null): Extras {
  const labelIcon = readLabelIcon(document['label']);
  const language = parseLanguage(text(document['language']));
  const link = readLink(at(document, 'additional_properties', 'link'), site);
  const logo = readImage(document['logo'] ?? at(document, 'additional_properties', 'logo'));
  return {
    ...(labelIcon ? { labelIcon } : {}),
    ...(language && !/^en\b/.test(language) ? { language } : {}),
    ...(link ? { link } : {}),
    ...(logo ? { logo } : {}),
    ...(bylines ? { bylines } : {}),
  };
}

/** Where a card leads instead of its own page, as platform §5 wants links that lead away. */
function readLink(raw: unknown, site: string): Extras['link'] | null {
  const written = safeUrl(raw);
  if (!written) return null;
  const { ownHosts } = readContext(site);
  const url = stripOwnHtmlQuery(written, ownHosts);
  const rel = getLinkRel(url, ownHosts);
  return rel ? { url, rel } : { url };
}

/** The address on this website, else the canonical one; always site-relative, with single slashes. */
function readAddress(document: JsonRecord, site: string): string {
  const address = firstText(
    at(document, 'websites', site, 'website_url'),
    document['website_url'],
    document['canonical_url'],
  );
  const isPath = /^(?:\/|[\w-]+\/)/.test(address);
  return sitePath(isPath ? `/${address}`.replace(/^\/+/, '/') : address).replace(/\/{2,}/g, '/');
}

function readAffiliation(document: JsonRecord): string {
  return list(at(document, 'credits', 'affiliation'))
    .map((org) => plainText(firstText(at(org, 'name'), org)))
    .filter(Boolean)
    .join(', ');
}

function readDistributor(raw: unknown): StoryCard['distributor'] {
  const name = plainText(
    firstText(at(raw, 'name'), at(raw, 'referent', 'referent_properties', 'name')),
  );
  return name ? { name, category: text(at(raw, 'category')) } : null;
}

type Dates = Pick<
  StoryCard,
  'display_date' | 'first_publish_date' | 'publish_date' | 'last_updated_date'
>;

function readDates(document: JsonRecord): Dates {
  const display = isoDate(document['display_date']);
  const first = isoDate(document['first_publish_date']);
  const publish = isoDate(document['publish_date']);
  return {
    display_date: display || first || publish || isoDate(document['created_date']),
    first_publish_date: first,
    publish_date: publish,
    last_updated_date: isoDate(document['last_updated_date']),
  };
}

/** `relatedLinks` as written, else the inflated related stories (widgets §3). */
function readRelatedLinks(document: JsonRecord): StoryCard['relatedLinks'] {
  const written = list(document['relatedLinks']).map((link) => ({
    title: plainText(text(at(link, 'title'))),
    link: safeUrl(at(link, 'link')) ?? '',
  }));
  const related = list(at(document, 'related_content', 'basic')).map((story) => ({
    title: readHeadlines(record(story)).basic,
    link: sitePath(firstText(at(story, 'website_url'), at(story, 'canonical_url'))),
  }));
  return [...written, ...related].filter(({ title, link }) => title && link);
}

function slimPromo({ social: _social, facebook: _facebook, ...promo }: PromoItems): PromoItems {
  return { ...promo, basic: slim(promo.basic), lead_art: slim(promo.lead_art) };
}

function slim(media: PromoItems['basic']): PromoItems['basic'] {
  return media?.type === 'gallery' ? { ...media, images: media.images.slice(0, 1) } : media;
}
