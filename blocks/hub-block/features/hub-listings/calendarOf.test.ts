import type { Listing } from '../../listing';
import { calendarOf } from './calendarOf';

const event = (title: string, start: string, place: string): Listing => ({
  title,
  url: `/arts/${title}.html`,
  description: '',
  kind: '',
  start,
  end: '',
  place,
  address: '',
  image: null,
});

const EVENTS = [
  event('a', '2026-11-21T23:00:00Z', 'The Weigh House'),
  event('b', '2026-11-22T01:00:00Z', 'Annex'),
  event('c', '2026-11-22T20:00:00Z', ''),
  event('d', '2026-11-23T01:00:00Z', 'the weigh house'),
];

const daysOf = (uri: string) =>
  calendarOf(EVENTS, uri).days.map(({ name, listings }) => [
    name,
    listings.map(({ title }) => title),
  ]);

describe('what is on, by day and by venue (platform §2)', () => {
  it('stands under its day in Philadelphia', () => {
    expect(daysOf('/arts/')).toEqual([
      ['Saturday, Nov. 21, 2026', ['a', 'b']],
      ['Sunday, Nov. 22, 2026', ['c', 'd']],
    ]);
  });

  it('has its venues by name, each with its events and a calendar of its own', () => {
    const { venues, venue, allUrl } = calendarOf(EVENTS, '/arts/?page=2');
    expect(venues).toEqual([
      { name: 'Annex', slug: 'annex', url: '/arts/?venue=annex#calendar', count: 1 },
      {
        name: 'The Weigh House',
        slug: 'the-weigh-house',
        url: '/arts/?venue=the-weigh-house#calendar',
        count: 2,
      },
    ]);
    expect([venue, allUrl]).toEqual([null, '/arts/']);
  });

  it('is that of one venue where the address names it', () => {
    expect(daysOf('/arts/?venue=the-weigh-house')).toEqual([
      ['Saturday, Nov. 21, 2026', ['a']],
      ['Sunday, Nov. 22, 2026', ['d']],
    ]);
    expect(calendarOf(EVENTS, '/arts/?venue=annex').venue?.name).toBe('Annex');
  });

  it('is all of it where the address names a venue that there is not', () => {
    expect(daysOf('/arts/?venue=nowhere')).toEqual(daysOf('/arts/'));
    expect(daysOf('/arts/?venue=')).toEqual(daysOf('/arts/'));
  });
});
