import { showsTimeline } from './showsTimeline';

describe('timeline on a card (widgets §5)', () => {
  it.each([
    ['outside a feed', false, false, 1, true],
    ['outside a feed, empty', false, false, 0, false],
    ['in a feed with two', false, true, 2, false],
    ['in a feed with three', false, true, 3, true],
    ['in related-stories mode', true, false, 6, false],
    ['in related-stories mode in a feed', true, true, 6, false],
  ])('%s', (_case, isRelatedStories, isInFeed, timelineCount, expected) => {
    expect(showsTimeline({ isRelatedStories, isInFeed, timelineCount })).toBe(expected);
  });
});
