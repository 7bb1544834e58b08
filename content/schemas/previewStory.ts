import type { AnsGallery, ContentElement, Story } from './ans';

/** Paragraphs that anybody may read. */
const PARAGRAPHS = 2;
/** Pictures of a gallery that anybody may see. */
const PICTURES = 3;

/**
 * A story as whoever may not read it in full gets it: its beginning, with what is said of it elsewhere anyway
 * (headline, summary, lead picture, times). The rest is not in it, so no view and no form of the page can show it.
 * @param story a whole one, or parts of one
 * @param rule by which they may not
 */
export function previewStory(
  story: Partial<Story>,
  rule: Story['preview'] & string,
): Partial<Story> {
  // Slides and a place hold all of the text once more: without them the story is a plain one.
  const { slides: _slides, restaurant: _restaurant, places: _places, ...rest } = story;
  const { content_elements: elements, liveCards, promo } = rest;
  return {
    ...rest,
    ...(elements ? { content_elements: beginning(elements) } : {}),
    ...(liveCards ? { liveCards: [] } : {}),
    ...(promo
      ? { promo: { ...promo, basic: cut(promo.basic), lead_art: cut(promo.lead_art) } }
      : {}),
    preview: rule,
  };
}

/** Elements up to the end of the last paragraph that anybody may read. */
function beginning(elements: readonly ContentElement[]): ContentElement[] {
  const shown: ContentElement[] = [];
  let paragraphs = 0;
  for (const element of elements) {
    if (paragraphs === PARAGRAPHS) break;
    if (element.type === 'text') paragraphs += 1;
    // What stands for much text (lists, tables, sound) is no beginning; the lead may be a picture or a film.
    if (element.type === 'text' || (paragraphs === 0 && LEADS.has(element.type)))
      shown.push(element.type === 'gallery' ? cut(element) : element);
  }
  return shown;
}

const LEADS: ReadonlySet<ContentElement['type']> = new Set([
  'image',
  'video',
  'gallery',
  'header',
  'oembed',
]);

function cut<T extends { type: string } | null>(media: T): T {
  if (media?.type !== 'gallery') return media;
  const gallery = media as AnsGallery & T;
  return { ...gallery, images: gallery.images.slice(0, PICTURES) };
}
