import type { BlockState, BlockStates } from 'fusion:states';
import { EXAMPLE_FRONT, EXAMPLE_LIVE, EXAMPLE_RIVER } from '../../components/cards/exampleCards';
import type { StoryCard } from '../../content/schemas/ans';

const of = (stories: readonly StoryCard[], fields: Record<string, unknown> = {}): BlockState => ({
  fields: { collectionId: 'home-lead', pageHeading: 'The Broadsheet', ...fields },
  content: { 'collections-api': stories },
});

/** Named states of the lead package. */
const states: BlockStates = {
  center: of(EXAMPLE_FRONT),
  sevenStories: of([...EXAMPLE_FRONT, ...EXAMPLE_RIVER.slice(0, 2)], { size: 7 }),
  left: of(EXAMPLE_FRONT, { layout: 'left' }),
  live: of([EXAMPLE_LIVE, ...EXAMPLE_FRONT.slice(1)]),
  threeStories: of(EXAMPLE_FRONT.slice(0, 3)),
  oneStory: of(EXAMPLE_FRONT.slice(0, 1)),
  ofFeed: {
    fields: {},
    content: { 'content-feed': { stories: EXAMPLE_FRONT, total: 300 } },
  },
  empty: of([]),
};

export default states;
