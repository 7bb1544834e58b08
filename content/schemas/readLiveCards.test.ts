import type { ContentElement } from './ans';
import { isLiveSubtype, readLiveCards } from './readLiveCards';

const header = (content: string, _id = ''): ContentElement => ({
  type: 'header',
  _id,
  level: 2,
  content,
});
const text = (content: string): ContentElement => ({ type: 'text', _id: '', content });

describe('isLiveSubtype', () => {
  it.each([
    ['live', true],
    ['liveblog', true],
    ['live-event', false],
    ['', false],
  ])('"%s": %s (platform §3, widgets §3)', (subtype, expected) => {
    expect(isLiveSubtype(subtype)).toBe(expected);
  });
});

describe('readLiveCards', () => {
  it('makes cards of headers and fields of marker lines (platform §3)', () => {
    const { intro, cards } = readLiveCards(
      [
        text('Before the first card.'),
        header('Eagles lead &amp; punt', 'h1'),
        text('Timestamp 11/21 2:05 pm'),
        text('Pinned'),
        text('Live blog name: Game day'),
        text('Related link: Five takeaways | /sports/eagles/five.html'),
        text('Interactive HTML'),
        text('The first paragraph.'),
        header('Kickoff', 'h2'),
        text('Underway.'),
      ],
      '/sports/eagles/live.html',
      '2026-11-21T17:00:00Z',
    );
    expect(intro).toEqual([text('Before the first card.')]);
    expect(cards).toHaveLength(2);
    expect(cards[0]).toMatchObject({
      header: 'Eagles lead & punt',
      timestamp: '2026-11-21T19:05:00.000Z',
      pinned: true,
      liveBlogName: 'Game day',
      relatedLinks: [{ title: 'Five takeaways', link: '/sports/eagles/five.html' }],
      elements: [text('The first paragraph.')],
    });
    expect(cards[0]?.url).toMatch(/^\/sports\/eagles\/live\.html\/card-[0-9a-z]+$/);
    expect(cards[1]).toMatchObject({ header: 'Kickoff', timestamp: '', pinned: false });
  });

  it.each([
    ['Timestamp 11/21/2026 2:05 p.m.', '2026-11-21T19:05:00.000Z'],
    ['timestamp: 7/4/26, 12:30 am', '2026-07-04T04:30:00.000Z'],
    ['Timestamp 1/1 12:05 am', '2027-01-01T05:05:00.000Z'],
    ['Timestamp 13/45 2:05 pm', ''],
  ])('reads %j in Eastern time', (line, timestamp) => {
    const { cards } = readLiveCards([header('A'), text(line)], '/a', '2026-12-31T22:00:00Z');
    expect(cards[0]).toMatchObject({ timestamp });
  });

  it('keeps the address of a card when its words change, and never gives one twice', () => {
    const one = readLiveCards([header('A', 'x')], '/a', '').cards[0];
    const other = readLiveCards([header('B', 'x')], '/a', '').cards[0];
    expect(other?.anchor).toBe(one?.anchor);
    const same = readLiveCards([header('A'), header('A'), header('A')], '/a', '').cards;
    expect(new Set(same.map(({ anchor }) => anchor)).size).toBe(3);
  });
});

it('Cards of the same words have addresses of their own, in their order', () => {
  const { cards } = readLiveCards([header('Goal'), header('Goal'), header('Goal')], '/a/', '');
  const [first] = cards;
  expect(cards.map(({ anchor }) => anchor)).toEqual([
    first?.anchor,
    `${first?.anchor}2`,
    `${first?.anchor}3`,
  ]);
});
