import { selectTimeline } from './selectTimeline';

const entries = (headers: string) => [...headers].map((header) => ({ header }));
const headers = (list: { header: string }[]) => list.map((entry) => entry.header).join('');

describe('timeline of a live blog (widgets §4)', () => {
  it.each([
    ['none', '', null, '', ''],
    ['one', 'a', null, 'a', ''],
    ['two', 'ab', null, 'ab', ''],
    ['exactly three', 'abc', null, 'bc', ''],
    ['four', 'abcd', null, 'abc', 'd'],
    ['six', 'abcdef', null, 'abc', 'def'],
    ['more than six', 'abcdefgh', null, 'abc', 'def'],
    ['entries without header', 'a b c d', null, 'abc', 'd'],
    ['three with header of five', 'a b c', null, 'bc', ''],
    ['a count above three', 'abcdef', 5, 'abcde', ''],
    ['a count below three', 'abcdef', 1, 'a', ''],
    ['a count with exactly three', 'abc', 3, 'bc', ''],
    ['a count of zero', 'abcd', 0, 'abc', 'd'],
  ])('with %s', (_case, given, count, shown, more) => {
    const timeline = selectTimeline(entries(given), count);
    expect(headers(timeline.shown)).toBe(shown);
    expect(headers(timeline.more)).toBe(more);
  });
});
