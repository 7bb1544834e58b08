import { getAdPositionType } from './getAdPositionType';

describe('position type of an ad slot (platform §3)', () => {
  it.each([
    ['article_top_leaderboard', 'top'],
    ['homepage_top_banner', 'top'],
    ['sports_section_masthead', 'top'],
    ['article_inline_3', 'inline'],
    ['gallery_inline', 'inline'],
    ['article_native', 'native'],
    ['topic_rail', 'rail'],
    ['article_anchor', 'anchor'],
    ['homepage_adhesion', 'adhesion'],
    ['swipeable_slide', 'other'],
    ['gameday_central_logo', 'other'],
  ])('%s: %s', (name, type) => {
    expect(getAdPositionType(name)).toBe(type);
  });
});
