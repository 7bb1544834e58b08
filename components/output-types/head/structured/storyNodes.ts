import type { Author, LiveCard, Story } from '../../../../content/schemas/ans';
import { isLiveBlog } from '../../../../utils/story/isLiveBlog';
import { isOpinionStory } from '../../../../utils/story/isOpinionStory';
import { getSocialUrl } from '../../../../utils/links/getSocialUrl';
import { accessRuleOf } from '../../../reader/accessRule';
import { parseDate } from '../../../../utils/dates/parseDate';
import { htmlText } from '../../html/htmlText';
import { absoluteUrl } from '../absoluteUrl';
import { storyUrl } from '../canonicalUrl';
import { contentLanguage } from '../contentLanguage';
import { subjectsOf } from '../subjectsOf';
import { promoImage } from '../shareImage';
import type { HeadInput } from '../types';
import { imageObject, imageObjects } from './imageObjects';
import { isoDate } from './isoDate';
import { restaurantNode } from './restaurantNode';
import { storyAudio, storyVideos } from './mediaObjects';
import type {
  Article,
  ArticleType,
  BlogPosting,
  Event,
  GraphNode,
  ImageObject,
  Organization,
  Person,
  Reference,
} from './schema';
import { cutAtWord } from '../../../../utils/text/cutAtWord';

/** What of a long text a search engine needs; characters of one live entry. */
const LONGEST_ENTRY = 1000;
/** Newest entries of a live blog that are described. */
const MOST_ENTRIES = 40;
/** What a subscriber's story keeps from others (blocks/article-body-block). */
const PAYWALL_SELECTOR = '.article-body';

/** A story as what it is: article of a kind, and the episode, gallery or event it stands for. */
export function storyNodes(story: Story, input: HeadInput, publisher: Reference): GraphNode[] {
  const { origin } = input.site;
  const url = storyUrl(story, input);
  const promo = promoImage(story.promo);
  const image = promo ? imageObjects(promo, origin) : [];
  const audio = storyAudio(story, origin);
  const shared = {
    url,
    inLanguage: contentLanguage(input),
    datePublished: isoDate(story.first_publish_date, story.display_date),
    dateModified: isoDate(story.last_updated_date, story.display_date),
    ...(image.length > 0 ? { image } : {}),
    publisher,
  };
  const name = story.headlines.basic || story.headlines.web;
  const description = story.description || undefined;
  const nodes: GraphNode[] = [article(story, input, shared, audio)];
  const [episode] = audio;
  if (story.subtype === 'podcast' && episode) {
    nodes.push({
      '@type': 'PodcastEpisode',
      ...shared,
      name,
      description,
      associatedMedia: episode,
    });
  }
  const pictures = galleryPictures(story, origin);
  if (story.type === 'gallery' && pictures.length > 0) {
    nodes.push({ '@type': 'ImageGallery', ...shared, name, image: pictures });
  }
  const event = eventOf(story, url, image, publisher);
  if (event) nodes.push(event);
  if (story.restaurant) nodes.push(restaurantNode(story.restaurant, url, origin));
  return nodes;
}

function article(
  story: Story,
  input: HeadInput,
  shared: Omit<Article, '@type' | 'mainEntityOfPage' | 'headline' | 'author'>,
  audio: Article['audio'] & object,
): Article {
  const { origin } = input.site;
  const video = storyVideos(story, origin);
  const rating = story.content_elements.find(({ type }) => type === 'numeric_rating');
  return {
    '@type': articleType(story),
    ...shared,
    mainEntityOfPage: shared.url,
    headline: story.headlines.basic || story.headlines.web,
    description: story.description || undefined,
    author: authorsOf(story, input),
    articleSection: story.taxonomy.primary_section?.name,
    keywords: subjectsOf(story),
    wordCount: story.wordCount || undefined,
    ...access(story.contentCode, accessRuleOf(input.meta) !== 'free'),
    ...(story.corrections.length > 0
      ? {
          correction: story.corrections.map(({ text, date }) => ({
            '@type': 'CorrectionComment' as const,
            text: htmlText(text),
            datePublished: isoDate(date),
          })),
        }
      : {}),
    ...(rating?.type === 'numeric_rating'
      ? {
          reviewRating: {
            '@type': 'Rating' as const,
            ratingValue: rating.rating,
            bestRating: rating.max,
            worstRating: rating.min,
          },
        }
      : {}),
    ...(video.length > 0 ? { video } : {}),
    ...(audio.length > 0 ? { audio } : {}),
    ...(isLiveBlog(story) ? coverage(story, input) : {}),
  };
}

function articleType(story: Story): ArticleType {
  if (isLiveBlog(story)) return 'LiveBlogPosting';
  if (story.subtype === 'review') return 'ReviewNewsArticle';
  return isOpinionStory(story) ? 'OpinionNewsArticle' : 'NewsArticle';
}

/** Who may read it: nothing is said where neither the newsroom nor the site's rule says something. */
function access(
  contentCode: string,
  isGuarded: boolean,
): Pick<Article, 'isAccessibleForFree' | 'hasPart'> {
  if (contentCode === '' && !isGuarded) return {};
  if (contentCode === 'free') return { isAccessibleForFree: true };
  return {
    isAccessibleForFree: false,
    hasPart: {
      '@type': 'WebPageElement',
      isAccessibleForFree: false,
      cssSelector: PAYWALL_SELECTOR,
    },
  };
}

function authorsOf(story: Story, input: HeadInput): (Person | Organization)[] {
  if (story.authors.length === 0) {
    return [{ '@type': 'Organization', name: story.distributor?.name || input.site.name }];
  }
  return story.authors.map((author) => personOf(author, input.site.origin));
}

/** A writer, as far as a byline says it. */
function personOf(author: Author, origin: string): Person {
  return {
    '@type': 'Person',
    name: author.byline,
    url: author.url ? absoluteUrl(author.url, origin) : undefined,
    jobTitle: author.role || undefined,
  };
}

/** A writer with all that their own page says. */
export function profileOf(author: Author, origin: string, publisher: Reference): Person {
  const sameAs = [
    author.twitter && getSocialUrl('twitter', author.twitter),
    author.instagram && getSocialUrl('instagram', author.instagram),
  ].filter((url): url is string => Boolean(url));
  return {
    ...personOf(author, origin),
    description: author.bio || undefined,
    ...(author.image && !author.image.url.startsWith('data:')
      ? { image: imageObject(author.image, origin, { width: 400, height: 400 }) }
      : {}),
    ...(sameAs.length > 0 ? { sameAs } : {}),
    worksFor: publisher,
  };
}

function coverage(
  story: Story,
  { site }: HeadInput,
): Pick<Article, 'coverageStartTime' | 'coverageEndTime' | 'liveBlogUpdate'> {
  const cards = story.liveCards ?? [];
  const times = cards
    .map(({ timestamp }) => timestamp)
    .filter((time) => parseDate(time) !== null)
    .sort((a, b) => Date.parse(a) - Date.parse(b));
  const last = times.at(-1) ?? '';
  return {
    coverageStartTime: isoDate(times[0] ?? '', story.first_publish_date, story.display_date),
    ...(story.ended ? { coverageEndTime: isoDate(last, story.last_updated_date) } : {}),
    liveBlogUpdate: cards.slice(0, MOST_ENTRIES).map((card) => entryOf(card, site.origin)),
  };
}

function entryOf(card: LiveCard, origin: string): BlogPosting {
  const words = card.elements
    .map((element) => ('content' in element && element.type !== 'raw_html' ? element.content : ''))
    .filter(Boolean);
  return {
    '@type': 'BlogPosting',
    headline: card.header,
    url: absoluteUrl(card.url, origin),
    articleBody: cutAtWord(htmlText(words.join(' <br/> ')) || card.header, LONGEST_ENTRY),
    datePublished: isoDate(card.timestamp),
  };
}

function galleryPictures(story: Story, origin: string): ImageObject[] {
  const { lead_art: lead, basic } = story.promo;
  const gallery = [lead, basic, ...story.content_elements].find((item) => item?.type === 'gallery');
  if (gallery?.type === 'gallery') {
    return gallery.images.map((image) => imageObject(image, origin));
  }
  return story.content_elements.flatMap((element) =>
    element.type === 'image' ? imageObject(element, origin) : [],
  );
}

function eventOf(
  story: Story,
  url: string,
  image: ImageObject[],
  organizer: Reference,
): Event | null {
  const { event } = story;
  const startDate = event ? isoDate(event.start) : undefined;
  if (!event || !startDate) return null;
  const { place, address } = event;
  if (!place && !address && !event.url) return null;
  return {
    '@type': 'Event',
    name: story.headlines.basic || story.headlines.web,
    description: story.description || undefined,
    startDate,
    endDate: isoDate(event.end),
    url: event.url || url,
    ...(image.length > 0 ? { image } : {}),
    location:
      place || address
        ? { '@type': 'Place', name: place || undefined, address: address || undefined }
        : { '@type': 'VirtualLocation', url: event.url },
    organizer,
  };
}
