import { getAdContext } from './getAdContext';

const story = (subtype: string, section: string | null, cards?: number) => ({
  subtype,
  taxonomy: { primary_section: section === null ? null : { _id: section } },
  ...(cards === undefined ? {} : { liveCards: Array.from({ length: cards }) }),
});

describe('what ad rules ask about a story', () => {
  it.each([
    ['a regular story', story('regular', '/news'), 'default', []],
    ['a column', story('columnists', '/columnists'), 'default', ['isOpinion']],
    ['commentary', story('regular', '/opinion/commentary'), 'default', ['isOpinion']],
    ['betting', story('partner-sports-betting', null), 'default', ['isSportsBetting']],
    ['a live blog', story('live', '/news', 4), 'default', ['isLiveBlog']],
    ['a story in the app', story('regular', '/news'), 'app', ['isWebView']],
    ['a page without a story', null, 'default', []],
  ])('%s', (_kind, content, outputType, expected) => {
    const context = Object.entries(getAdContext(content, outputType));
    expect(context.filter(([, value]) => value === true).map(([name]) => name)).toEqual(expected);
  });

  it('counts the cards of a live blog', () => {
    expect(getAdContext(story('live', '/news', 4), 'default').liveBlogCards).toBe(4);
    expect(getAdContext(story('regular', '/news'), 'default').liveBlogCards).toBe(0);
  });
});
