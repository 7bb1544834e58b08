import type { Story, StoryCard } from './ans';
import { at, firstText, isoDate, list, number, record, text, type JsonRecord } from './json';
import { atOnce, type Steps } from './inSlices';
import { contentElementSteps } from './readContentElements';
import { DEFAULT_SITE, note, readContext, richText, type ReadContext } from './readContext';
import { readCommissionTeams } from './readLabel';
import { isLiveSubtype, readLiveCards } from './readLiveCards';
import { readCardFields } from './readStoryCard';
import { isRestaurant, readRestaurant } from './readRestaurant';
import { slideSteps } from './readSlides';
import { readStoryPlaces } from './readStoryPlaces';
import { sectionId } from './readSection';
import { plainText } from './sanitizeHtml';
import { typeName } from './typeName';
import { readEvent } from './readEvent';

/**
 * A whole document for its page. Anything is accepted: what is missing becomes empty, and what
 * differed from ANS is listed in `deviations`. Never throws.
 */
export function readStory(raw: unknown, site: string = DEFAULT_SITE): Story {
  return atOnce(storySteps(raw, site));
}

/** The same, an element of its body a step: for `inSlices`. */
export function* storySteps(raw: unknown, site: string = DEFAULT_SITE): Steps<Story> {
  const document = record(raw);
  const context = readContext(site);
  noteDeviations(document, context);
  const card = readCardFields(document, site);
  return {
    ...card,
    ...(yield* bodySteps(document['content_elements'], card, context)),
    ...readRefresh(document, card.subtype),
    ...readPlaces(document, card.subtype, context),
    corrections: readCorrections(document['corrections'], context),
    ...readOrigin(document),
    seoKeywords: list(at(document, 'taxonomy', 'seo_keywords'))
      .map((word) => plainText(text(word)))
      .filter(Boolean),
    adsDfpId: text(at(document, 'Ads', 'dfp_id')),
    ...readArticleTargeting(document['article_targeting']),
    contentCode: text(at(document, 'content_restrictions', 'content_code')),
    event: readEvent(document),
    deviations: context.deviations,
  };
}

type Origin = Pick<Story, 'source' | 'editions' | 'commissionTeams' | 'clickabilityId'>;

/** Where a document came from, who asked for it and in which editions it is. */
function readOrigin(document: JsonRecord): Origin {
  const system = plainText(text(at(document, 'source', 'system')));
  const editions = list(at(document, 'revision', 'editions'))
    .map(text)
    .filter(Boolean);
  const commissionTeams = readCommissionTeams(document['label']);
  const clickabilityId = firstText(
    at(document, 'additional_properties', 'clickability_id'),
    at(document, 'source', 'additional_properties', 'clickability_id'),
  );
  return {
    source: {
      name: plainText(text(at(document, 'source', 'name'))),
      source_type: text(at(document, 'source', 'source_type')),
      ...(system ? { system } : {}),
    },
    ...(editions.length > 0 ? { editions } : {}),
    ...(commissionTeams.length > 0 ? { commissionTeams } : {}),
    ...(clickabilityId ? { clickabilityId } : {}),
  };
}

/** `article_sections` as a list, or as words with commas between them. */
function readArticleTargeting(raw: unknown): Pick<Story, 'articleTargeting'> {
  const slotName = plainText(text(at(raw, 'slot_name')));
  const given = at(raw, 'article_sections');
  const names = typeof given === 'string' ? given.split(',') : list(given);
  const sections = names.map((name) => plainText(text(name) || sectionId(name))).filter(Boolean);
  return slotName || sections.length > 0 ? { articleTargeting: { slotName, sections } } : {};
}

type Body = Pick<Story, 'content_elements' | 'liveCards' | 'slides'>;

function* bodySteps(raw: unknown, card: StoryCard, context: ReadContext): Steps<Body> {
  if (card.type === 'gallery') return { content_elements: [] };
  if (card.subtype === 'swipeable') {
    const { slides, elements } = yield* slideSteps(raw, context);
    return { content_elements: elements, slides };
  }
  const elements = yield* contentElementSteps(raw, context);
  if (!isLiveSubtype(card.subtype)) return { content_elements: elements };
  const { canonical_url, first_publish_date } = card;
  const { intro, cards } = readLiveCards(elements, canonical_url, first_publish_date);
  return { content_elements: intro, liveCards: cards };
}

function readRefresh(document: JsonRecord, subtype: string): Pick<Story, 'refreshInterval'> {
  const seconds = number(at(document, 'additional_properties', 'refresh_interval'), 0);
  return isLiveSubtype(subtype) && seconds > 0 ? { refreshInterval: seconds } : {};
}

function readPlaces(
  document: JsonRecord,
  subtype: string,
  context: ReadContext,
): Pick<Story, 'restaurant' | 'places'> {
  const restaurant = isRestaurant(subtype) ? readRestaurant(document, context) : null;
  const places = readStoryPlaces(document['content_elements'], context);
  return { ...(restaurant ? { restaurant } : {}), ...(places.length > 0 ? { places } : {}) };
}

function readCorrections(raw: unknown, context: ReadContext): Story['corrections'] {
  return list(raw).flatMap((correction) => {
    const words = richText(at(correction, 'text'), context);
    if (!words) return [];
    return [
      {
        correction_type: firstText(at(correction, 'correction_type'), 'correction'),
        text: words,
        date: isoDate(at(correction, 'date') ?? at(correction, 'created_date')),
      },
    ];
  });
}

function noteDeviations(document: Record<string, unknown>, context: ReadContext): void {
  const type = text(document['type']);
  const notes = [
    !['story', 'gallery', 'video'].includes(type) && `type: "${typeName(type)}" read as a story`,
    !text(document['version']) && 'version: missing',
    !text(document['_id']) && '_id: missing',
    !text(at(document, 'headlines', 'basic')) && 'headlines.basic: missing',
    !text(document['canonical_url']) && 'canonical_url: missing',
    !Array.isArray(document['content_elements']) && type !== 'video' && 'content_elements: missing',
  ];
  for (const deviation of notes) if (deviation) note(context, deviation);
}
