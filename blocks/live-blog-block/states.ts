import type { BlockState, BlockStates } from 'fusion:states';
import { EXAMPLE_PINNED_CARD, exampleLiveCard } from '../../components/article/exampleLiveCards';
import { exampleStory } from '../../components/article/exampleStory';
import type { LiveCard, Story } from '../../content/schemas/ans';

const ADDRESS = '/news/live-20261119.html';

const cards = (count: number, part: Partial<LiveCard> = {}): LiveCard[] =>
  Array.from({ length: count }, (_, index) => exampleLiveCard(index + 1, part));

function of(liveCards: LiveCard[], part: Partial<Story> = {}): BlockState {
  const story = exampleStory({
    subtype: 'live',
    canonical_url: ADDRESS,
    content_elements: [],
    liveCards,
    ...part,
  });
  return { fields: {}, globalContent: story, content: { 'live-blog-api': story } };
}

const name = 'Coastal Storm';

const withMarkers: LiveCard[] = [
  { ...EXAMPLE_PINNED_CARD, liveBlogName: name },
  exampleLiveCard(1, { liveBlogName: name }),
  exampleLiveCard(2, {
    liveBlogName: name,
    elements: [
      {
        type: 'raw_html',
        _id: 'river',
        trusted: false,
        height: 120,
        content:
          '<p id="river">The Schuylkill …</p><script>document.getElementById("river").textContent = "The Schuylkill at Norristown: 14.1 feet";</script>',
      },
    ],
  }),
  exampleLiveCard(5, {
    liveBlogName: 'Shore Watch',
    relatedLinks: [
      { title: 'Down the Shore', link: '/shore/' },
      { title: 'When is high tide?', link: '/weather/' },
    ],
  }),
];

/** Named states of the live blog. */
const states: BlockStates = {
  live: of([EXAMPLE_PINNED_CARD, ...cards(7)]),
  ended: of(cards(6, { liveBlogName: name }), { ended: true }),
  fewerThanFourCards: of(cards(3)),
  noCardYet: of([]),
  pinnedBelow: of([...cards(4), EXAMPLE_PINNED_CARD]),
  threeKeyEvents: of([...cards(3), exampleLiveCard(4, { header: '' })]),
  keyEventsCounted: { ...of(cards(7)), fields: { timelineCount: 5 } },
  sharedCard: { ...of([EXAMPLE_PINNED_CARD, ...cards(5)]), requestUri: `${ADDRESS}/card-3` },
  unknownCard: { ...of(cards(4)), requestUri: `${ADDRESS}/card-gone` },
  allMarkers: of(withMarkers),
  longAgo: of(
    cards(4).map((card, index) => ({
      ...card,
      timestamp: new Date(Date.UTC(2025, 0, 20, 4, 59 - index)).toISOString(),
    })),
    { ended: true, last_updated_date: '2025-01-20T05:30:00Z' },
  ),
  otherStory: { fields: {}, globalContent: exampleStory() },
};

export default states;
