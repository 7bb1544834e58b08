import type { Story } from '../../content/schemas/ans';
import { isColumnist } from '../../utils/story/isColumnist';
import { isOpinionStory } from '../../utils/story/isOpinionStory';
import { isSportsBettingStory } from '../../utils/story/isSportsBettingStory';

/**
 * How a story opens. `standard`: headline, then the picture beside the rail. `portrait`: the writer's
 * face and name first. `cover`: the headline at the foot of a picture from edge to edge. `stage`: the
 * same, as high as the window, headline in the middle. `centered`: headline in the middle, a wide
 * picture below. `picture-first`: a picture from edge to edge, headline in the middle below.
 */
export type Opening = 'standard' | 'portrait' | 'cover' | 'stage' | 'centered' | 'picture-first';

/** Whose voice speaks: it gives the label its color. */
export type Tone = 'news' | 'opinion' | 'live' | 'partner' | 'guide';

/** What stands above the text of a story of this kind (block `story-box-block`). */
export type StoryBox =
  | 'none'
  | 'verdict'
  | 'event'
  | 'partner'
  | 'provenance'
  | 'newsletter'
  | 'series'
  | 'call-to-action'
  | 'contents';

/** What the text is made of: paragraphs, or stops that readers choose between. */
export type BodyForm = 'text' | 'stops';

export interface Treatment {
  opening: Opening;
  tone: Tone;
  /** Said above the headline, whatever editors wrote there; empty for none. */
  kicker: string;
  hasRail: boolean;
  hasDropCap: boolean;
  /** The picture of the story is the cover in its audio player, not a lead of its own. */
  hasCoverInPlayer: boolean;
  box: StoryBox;
  body: BodyForm;
}

const REGULAR: Treatment = {
  opening: 'standard',
  tone: 'news',
  kicker: '',
  hasRail: true,
  hasDropCap: false,
  hasCoverInPlayer: false,
  box: 'none',
  body: 'text',
};

/** Long form has the page for itself. */
const LONG: Treatment = { ...REGULAR, hasRail: false, hasDropCap: true };

/** What each subtype of platform §3 looks like: header, layout, lead and text look it up here. */
export const TREATMENTS = {
  regular: REGULAR,
  columnists: { ...REGULAR, opening: 'portrait', tone: 'opinion' },
  review: { ...REGULAR, tone: 'opinion', kicker: 'Review', box: 'verdict' },
  longform: { ...LONG, opening: 'cover' },
  'innovation-2': { ...LONG, opening: 'stage' },
  longformlight: { ...LONG, opening: 'centered' },
  'longformlight-v2': { ...LONG, opening: 'picture-first' },
  live: { ...REGULAR, tone: 'live' },
  'live-event': { ...REGULAR, kicker: 'Live Event', box: 'event' },
  'partner-sports-betting': {
    ...REGULAR,
    tone: 'partner',
    kicker: 'Partner Content',
    box: 'partner',
  },
  spotlightpa: { ...REGULAR, hasDropCap: true, box: 'provenance' },
  newsletter: { ...REGULAR, kicker: 'Newsletter', box: 'newsletter' },
  cyoa: { ...LONG, opening: 'centered', kicker: 'You Decide', hasDropCap: false, body: 'stops' },
  phillyfirst: { ...REGULAR, tone: 'guide', box: 'series' },
  'call-to-action': { ...REGULAR, kicker: 'Share Your Story', box: 'call-to-action' },
  service: { ...REGULAR, tone: 'guide', box: 'contents' },
  podcast: { ...REGULAR, kicker: 'Podcast', hasCoverInPlayer: true },
  swipeable: { ...REGULAR, hasRail: false },
} as const satisfies Record<string, Treatment>;

export type Subtype = keyof typeof TREATMENTS;

/** Other names that upstreams use. */
const ALIASES: Record<string, Subtype> = { liveblog: 'live' };

/** The subtype as the table names it; one that it does not know is treated as regular. */
export function subtypeOf(subtype: string): Subtype {
  if (Object.hasOwn(TREATMENTS, subtype)) return subtype as Subtype;
  return Object.hasOwn(ALIASES, subtype) ? (ALIASES[subtype] ?? 'regular') : 'regular';
}

type Treated = Pick<Story, 'subtype' | 'taxonomy' | 'authors'>;

/**
 * What a story looks like: its subtype, unless platform §5 says otherwise. Columnists are told by
 * section and credits, the betting partner by section too; opinion keeps its color.
 */
export function treatmentOf(story: Treated): Treatment {
  const own: Treatment = TREATMENTS[subtypeOf(story.subtype)];
  const isPlain = own === TREATMENTS.regular || own === TREATMENTS.columnists;
  if (isSportsBettingStory(story)) return TREATMENTS['partner-sports-betting'];
  if (isPlain && isColumnist(story)) return TREATMENTS.columnists;
  if (!isOpinionStory(story) && own !== TREATMENTS.columnists) return own;
  return { ...own, opening: isPlain ? 'standard' : own.opening, tone: 'opinion' };
}
