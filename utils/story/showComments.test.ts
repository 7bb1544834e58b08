import { showComments } from './showComments';

const AFTER = '2022-03-21T12:00:00Z';
const BEFORE = '2022-03-19T12:00:00Z';

describe('comments (platform §5)', () => {
  it.each([
    ['after the cut-over, flag true', AFTER, true, 'news', [], true],
    ['after, flag false on sports', AFTER, false, 'sports', [], false],
    ['after, flag absent on news', AFTER, null, 'news', [], false],
    ['after, flag absent on news with the tag', AFTER, null, 'news', ['comments'], false],
    ['after, flag absent on sports', AFTER, null, 'sports', [], true],
    ['after, flag absent on a team', AFTER, null, '/eagles', [], true],
    ['before, sports', BEFORE, null, 'sports', [], true],
    ['before, sports with the flag false', BEFORE, false, 'sports', [], true],
    ['before, news', BEFORE, true, 'news', [], false],
    ['before, news with the tag', BEFORE, null, 'news', ['Comments'], true],
    ['at the very moment', '2022-03-20T04:00:00Z', true, 'news', [], false],
    ['a millisecond later', '2022-03-20T04:00:00.001Z', true, 'news', [], true],
    ['a draft without a date', '', true, 'news', [], true],
  ])('%s', (_case, first_publish_date, displayComments, primary_site, tags, expected) => {
    expect(
      showComments({
        first_publish_date,
        displayComments,
        taxonomy: { primary_site, tags: tags.map((text) => ({ text })) },
      }),
    ).toBe(expected);
  });

  it('are hidden for an article that says nothing about itself', () => {
    expect(showComments({})).toBe(false);
  });
});
