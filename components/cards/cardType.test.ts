import { cardType } from './cardType';
import { exampleCard } from './exampleCard';
import { EXAMPLE_LIVE, EXAMPLE_OPINION } from './exampleCards';

const card = (part: object) => exampleCard({ slug: 's', headline: 'h', ...part });

describe('the kind of a card (widgets §2)', () => {
  it.each([
    ['story', card({})],
    ['gallery', card({ type: 'gallery' })],
    ['video', card({ type: 'video' })],
    ['live-blog', EXAMPLE_LIVE],
    ['live-blog', card({ subtype: 'liveblog' })],
    ['story', card({ subtype: 'live-event' })],
    ['podcast', card({ subtype: 'podcast' })],
    ['call-to-action', card({ subtype: 'call-to-action' })],
    ['columnist', EXAMPLE_OPINION[0]],
  ])('is %s', (kind, story) => {
    expect(cardType(story)).toBe(kind);
  });
});
