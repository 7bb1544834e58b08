import type { AnsImage, ContentElement, StorySlide } from './ans';
import { at, firstText, list, record, text, type JsonRecord } from './json';
import type { Steps } from './inSlices';
import { readContentElements } from './readContentElements';
import { note, type ReadContext } from './readContext';
import { plainText } from './sanitizeHtml';
import { typeName } from './typeName';

/** The layouts of slides, as content elements name them in `templateId` (widgets §3). */
const LAYOUTS = [
  'content_bodytext_image',
  'content_subhead_bodytext',
  'content_ad_inline',
  'end_authors_stories',
  'end_subhead_text_authors_stories',
] as const satisfies readonly StorySlide['layout'][];

/** The elements of one card, as delivered. */
export interface SlideGroup {
  /** Empty for elements that name no card. */
  cardId: string;
  /** The first one that its elements name, or empty. */
  templateId: string;
  elements: JsonRecord[];
}

/**
 * Content elements by card, in the order in which the cards first appear (widgets §2). What names no
 * card belongs to the one before it; where there is none, and at each header, it begins one of its own.
 */
export function groupByCard(raw: unknown): SlideGroup[] {
  const groups: SlideGroup[] = [];
  const known = new Map<string, SlideGroup>();
  for (const element of list(raw).map(record)) {
    const own = record(element['additional_properties']);
    const cardId = firstText(own['cardId']);
    const last = groups.at(-1);
    const isNext = element['type'] !== 'header' || (last?.cardId ?? '') !== '';
    const found = cardId ? known.get(cardId) : isNext ? last : undefined;
    const group = found ?? { cardId, templateId: '', elements: [] };
    if (!found) groups.push(group);
    if (!found && cardId) known.set(cardId, group);
    group.templateId ||= firstText(own['templateId']);
    group.elements.push(element);
  }
  return groups;
}

/**
 * The slides of a swipeable story, a card a step, and what they hold as one text: for mail, search and
 * whoever else reads the story as a plain one. A card without usable content is left out. Never throws.
 */
export function* slideSteps(
  raw: unknown,
  context: ReadContext,
): Steps<{ slides: StorySlide[]; elements: ContentElement[] }> {
  const slides: StorySlide[] = [];
  const elements: ContentElement[] = [];
  for (const [index, group] of groupByCard(raw).entries()) {
    const held = readContentElements(
      group.elements.filter((element) => fieldOf(element) === '').map(withAddress),
      context,
      `slides[${index}]`,
    );
    const slide = slideOf(group, held, context);
    if (slide) slides.push(slide);
    if (slide?.layout !== 'content_ad_inline') elements.push(...held);
    yield;
  }
  return { slides, elements };
}

function slideOf(
  group: SlideGroup,
  held: readonly ContentElement[],
  context: ReadContext,
): StorySlide | null {
  const { cardId } = group;
  const layout = layoutOf(group, held, context);
  if (layout === 'content_ad_inline') return { layout, cardId };
  if (layout === 'content_bodytext_image') {
    const image = held.find((element): element is AnsImage => element.type === 'image') ?? null;
    const elements = held.filter((element) => element !== image);
    return held.length > 0 ? { layout, cardId, image, elements } : null;
  }
  const header = held.find(({ type }) => type === 'header');
  const isNamed = layout !== 'end_authors_stories';
  const subhead = isNamed && header?.type === 'header' ? plainText(header.content) : '';
  const elements = subhead ? held.filter((element) => element !== header) : [...held];
  if (layout === 'content_subhead_bodytext') {
    return held.length > 0 ? { layout, cardId, subhead, elements } : null;
  }
  const end = {
    cardId,
    authorIds: authorIds(group),
    hasStories: group.elements.some((element) => fieldOf(element) === 'relatedStories'),
  };
  return layout === 'end_authors_stories'
    ? { layout, ...end, elements }
    : { layout, ...end, subhead, elements };
}

/** As the card says; a card that says none, or one that nobody knows, is laid out by what it holds. */
function layoutOf(
  { templateId, elements }: SlideGroup,
  held: readonly ContentElement[],
  context: ReadContext,
): StorySlide['layout'] {
  const known = LAYOUTS.find((layout) => layout === templateId);
  if (known) return known;
  if (templateId) note(context, `slides: unknown template "${typeName(templateId)}"`);
  if (elements.some((element) => fieldOf(element) !== '')) {
    return 'end_subhead_text_authors_stories';
  }
  const hasHeader = held.some(({ type }) => type === 'header');
  const hasImage = held.some(({ type }) => type === 'image');
  return hasImage && !hasHeader ? 'content_bodytext_image' : 'content_subhead_bodytext';
}

/** `authors` or `relatedStories` for what stands for one of these; empty for all else (widgets §3). */
function fieldOf(element: JsonRecord): '' | 'authors' | 'relatedStories' {
  const field = at(element, 'additional_properties', 'fieldId');
  return field === 'authors' || field === 'relatedStories' ? field : '';
}

/** Ids as words with commas between them, or as a list; each once. */
function authorIds({ elements }: SlideGroup): string[] {
  const ids = elements
    .filter((element) => fieldOf(element) === 'authors')
    .flatMap(({ content }) => (typeof content === 'string' ? content.split(',') : list(content)))
    .map((id) => plainText(text(id)))
    .filter(Boolean);
  return [...new Set(ids)];
}

/** Pictures of slides name their address `imageWebUrl` (widgets §3). */
function withAddress(element: JsonRecord): JsonRecord {
  const address = text(element['imageWebUrl']);
  if (element['type'] !== 'image' || !address || text(element['url'])) return element;
  return { ...element, url: address };
}
