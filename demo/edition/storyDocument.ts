import { bodyElements } from './bodyElements';
import type { Element } from './bodyTools';
import { VERSION, type DocumentParts } from './documentParts';
import { easternStamp } from './easternTime';
import { liveTimeline } from './liveTimeline';
import type { StoryFile } from './StoryFile';
import { eventProperties, extraElements } from './storyExtras';
import { placeElements } from './placeElements';
import { storyMedia, type MediaLibrary } from './storyMedia';
import { storyPromo } from './storyPromo';
import { swipeCards } from './swipeCards';
import { taxonomy } from './taxonomy';
import { printed, printedHtml } from './typography';

/**
 * A story as ANS; of the related ones it names those in `known`, the slugs of the edition. `printPlaces` are the
 * editions that it is in.
 * @throws Error that names the file and what there is not.
 */
export function storyDocument(
  story: StoryFile,
  library: MediaLibrary,
  known: ReadonlySet<string>,
  printPlaces: readonly string[] = [],
): Element {
  const { slug, file, section, hoursAgo, updatedHoursAgo } = story;
  const { parts } = library;
  const { clock } = parts;
  const canonicalUrl = parts.address(section, story.address, hoursAgo);
  const media = storyMedia(story, library);
  // The body is counted first, then what stands above it.
  let count = 0;
  const id = () => `${slug}-${(count += 1)}`;
  const written = bodyElements(story.body, {
    file,
    id,
    picture: (spec) => media.picture(spec, id()),
    gallery: media.gallery,
    video: media.video,
    timestamp: (minutes) => easternStamp(new Date(clock.getTime() - minutes * 60_000)),
  });
  const elements = story.subtype === 'swipeable' ? swipeCards(written) : written;
  const promo = storyPromo(story, media);
  return {
    _id: slug,
    type: 'story',
    subtype: story.subtype,
    version: VERSION,
    language: section === '/espanol' ? 'es' : 'en',
    canonical_url: canonicalUrl,
    ...wording(story),
    credits: parts.credits(story.authors, file),
    taxonomy: taxonomy(section, story.sections, story.tags),
    ...labels(story),
    ...parts.dates(hoursAgo, updatedHoursAgo),
    ...promo,
    ...(printPlaces.length > 0 ? { revision: { editions: printPlaces } } : {}),
    ...(story.comments === null ? {} : { comments: { display_comments: story.comments } }),
    content_elements: [
      ...extraElements(story, id),
      ...elements,
      ...placeElements(story, library, id),
    ],
    corrections: corrections(story, parts),
    related_content: { basic: related(story, known) },
    planning: { story_length: { word_count_actual: wordCount(story.body) } },
    additional_properties: {
      ...(story.subtype === 'live'
        ? { ended: story.isEnded, timeline: liveTimeline(story, canonicalUrl, elements, clock) }
        : {}),
      ...eventProperties(story, clock),
    },
  };
}

const wording = ({ headline, web, print, description }: StoryFile) => ({
  headlines: {
    basic: printed(headline),
    ...(web ? { web: printed(web) } : {}),
    ...(print.headline ? { print: printed(print.headline) } : {}),
  },
  description: { basic: printed(description) },
});

/** What stands above the headline, and who the story is from. */
const labels = ({ eyebrow, distributor }: StoryFile) => ({
  ...(eyebrow ? { label: { eyebrow: { text: printed(eyebrow), display: true } } } : {}),
  ...(distributor
    ? { distributor: { ...distributor, mode: 'custom' } }
    : { source: { name: 'The Broadsheet', source_type: 'staff', system: 'broadsheet' } }),
});

const corrections = (story: StoryFile, { ago }: DocumentParts) =>
  story.corrections.map(({ type, text }) => ({
    type: 'correction',
    version: VERSION,
    correction_type: type,
    text: printedHtml(text),
    created_date: ago(story.updatedHoursAgo ?? story.hoursAgo),
  }));

const related = (story: StoryFile, known: ReadonlySet<string>) =>
  story.related
    .filter((other) => known.has(other))
    .map((other) => ({
      type: 'reference',
      _id: `${story.slug}-related-${other}`,
      referent: { type: 'story', id: other, provider: '', referent_properties: {} },
    }));

function wordCount(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
