import { EXAMPLE_FRONT, EXAMPLE_LIVE, EXAMPLE_RIVER } from './exampleCards';
import { exampleCard } from './exampleCard';
import { mayHaveRelatedStories } from './mayHaveRelatedStories';
import { relatedItems } from './relatedItems';

const links = ['a', 'b', 'c', 'd'].map((title) => ({ title, link: `/${title}` }));

describe('related stories of a card (widgets §5)', () => {
  it.each([
    ['a story with related links', { relatedLinks: links }, true],
    [
      'a story with related content of which only references came',
      { hasRelatedContent: true },
      true,
    ],
    ['a story without any', {}, false],
    ['a swipeable story', { relatedLinks: links, subtype: 'swipeable' }, false],
    ['a call to action', { relatedLinks: links, subtype: 'call-to-action' }, false],
    ['a live blog', { ...EXAMPLE_LIVE, relatedLinks: links }, false],
  ])('are asked for: %s', (_case, part, expected) => {
    const story = { ...exampleCard({ slug: 's', headline: 'h' }), ...part };
    expect(mayHaveRelatedStories(story)).toBe(expected);
  });

  it('are three by default', () => {
    expect(relatedItems({ relatedLinks: links }, null).map(({ title }) => title)).toEqual([
      'a',
      'b',
      'c',
    ]);
    expect(relatedItems({ relatedLinks: links }, null, 1)).toHaveLength(1);
  });

  it('are the fetched ones with their pictures, and the links of the story without any', () => {
    const [item] = relatedItems({ relatedLinks: links }, EXAMPLE_RIVER);
    expect(item?.title).toBe(EXAMPLE_RIVER[0].headlines.basic);
    expect(item?.image).not.toBeNull();
    expect(relatedItems(EXAMPLE_FRONT[0], [])[0]?.image).toBeNull();
  });
});
