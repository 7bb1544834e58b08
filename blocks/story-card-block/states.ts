import type { BlockState, BlockStates } from 'fusion:states';
import { exampleAuthor, exampleCard } from '../../components/cards/exampleCard';
import {
  EXAMPLE_FRONT,
  EXAMPLE_LIVE,
  EXAMPLE_OPINION,
  EXAMPLE_RIVER,
} from '../../components/cards/exampleCards';
import type { StoryCard } from '../../content/schemas/ans';
import type { CallToAction } from '../../content/schemas/readCallToAction';

const [lead, second] = EXAMPLE_FRONT;
const [, , gallery, video, podcast] = EXAMPLE_RIVER;

const of = (story: StoryCard | null, fields: Record<string, unknown> = {}): BlockState => ({
  fields: { canonicalUrl: story?.canonical_url ?? '/missing.html', ...fields },
  content: { 'content-api': story },
});

const callToAction: CallToAction = {
  bgColor: '#1e6b47',
  header: 'Tell us which corner needs a light',
  description: 'We will ask the city about it, and print the answer.',
  email: '',
};

/** Named states of the story card. */
const states: BlockStates = {
  standard: of(second),
  lead: of(lead, { variant: 'lead', byline: true, boxShadow: false }),
  compact: of(second, { variant: 'compact', blurb: false }),
  headlineOnly: of(second, { variant: 'headline-only', blurb: false, eyebrow: false }),
  opinion: of(EXAMPLE_OPINION[0], { variant: 'opinion', blurb: false }),
  columnist: of(EXAMPLE_OPINION[1]),
  live: of(EXAMPLE_LIVE),
  liveWithCount: of(EXAMPLE_LIVE, { timelineCount: 2 }),
  ended: of({ ...EXAMPLE_LIVE, ended: true }),
  gallery: of(gallery, { imageRatio: '16x9' }),
  video: of(video),
  podcast: of(podcast),
  square: of(lead, { imageRatio: '1x1', headlineSize: 'big' }),
  withoutSwitches: of(second, {
    blurb: false,
    eyebrow: false,
    image: false,
    shareTools: false,
    boxShadow: false,
    timestamp: false,
    inFeed: false,
  }),
  relatedLinks: of(lead, { relatedStories: true }),
  relatedPictures: {
    ...of(lead, { relatedStories: true, relatedVersion: 2 }),
    content: { 'content-api': lead, 'related-content': EXAMPLE_RIVER.slice(0, 3) },
  },
  unknownAuthor: of(
    exampleCard({
      slug: 'unknown-author',
      headline: 'A story by somebody the author service does not know',
      authors: [exampleAuthor('q-lastname', { name: '', byline: '' })],
    }),
    { byline: true },
  ),
  ofCollection: {
    fields: { collectionId: 'home-lead', position: 3 },
    content: { 'collections-api': EXAMPLE_FRONT },
  },
  callToAction: {
    ...of(exampleCard({ slug: 'tell-us', subtype: 'call-to-action', headline: 'Tell us' })),
    content: {
      'content-api': exampleCard({
        slug: 'tell-us',
        subtype: 'call-to-action',
        headline: 'Tell us',
      }),
      'story-card-call-to-action': { callToAction },
    },
  },
  callToActionWithoutElement: {
    fields: { canonicalUrl: '/tell-us' },
    content: {
      'content-api': exampleCard({
        slug: 'tell-us',
        subtype: 'call-to-action',
        headline: 'Tell us',
      }),
      'story-card-call-to-action': { callToAction: null },
    },
  },
  missing: of(null),
};

export default states;
