import { readPrintPlaces } from '../../content/schemas/readPrintPlaces';
import { printEditions } from './printEditions';

/** Noon in Philadelphia. */
const clock = new Date('2026-11-21T17:00:00Z');

const story = (
  slug: string,
  hoursAgo: number,
  part: { section?: string; subtype?: string; front?: number } = {},
) => ({
  slug,
  hoursAgo,
  section: part.section ?? '/news',
  subtype: part.subtype ?? 'regular',
  print: { headline: '', front: part.front ?? 0 },
});

describe('the printed editions of the demo', () => {
  it('print a story on the morning after; what comes after 10:30 p.m. waits a day', () => {
    const editions = printEditions([story('late', 13.4), story('early', 13.6)], clock);
    expect(editions.get('early')).toEqual(['print-2026-11-21', 'print-2026-11-21-A1.1']);
    expect(editions.get('late')?.[0]).toBe('print-2026-11-22');
  });

  it('lead with what editors rank, then with the newest news, and give each section its pages', () => {
    const editions = printEditions(
      [
        ...Array.from({ length: 9 }, (_, index) => story(`news-${index}`, 20 + index / 10)),
        story('second', 30, { front: 2, section: '/arts' }),
        story('lead', 35, { front: 1 }),
        ...Array.from({ length: 5 }, (_, index) =>
          story(`game-${index}`, 15, { section: '/eagles' }),
        ),
      ],
      clock,
    );
    const placeOf = (slug: string) =>
      readPrintPlaces({ revision: { editions: editions.get(slug) } }).map(
        ({ section, page, place }) => `${section}${page}.${place}`,
      )[0];
    expect(['lead', 'second', 'news-0', 'news-2', 'news-3', 'news-8'].map(placeOf)).toEqual([
      'A1.1',
      'A1.2',
      'A1.3',
      'A1.5',
      'A2.1',
      'A3.3',
    ]);
    expect(['game-0', 'game-2', 'game-3', 'game-4'].map(placeOf)).toEqual([
      'C1.1',
      'C1.3',
      'C2.1',
      'C2.2',
    ]);
  });

  it.each([
    ['/politics', 'A'],
    ['/opinion/editorials', 'A'],
    ['/news/new-jersey', 'B'],
    ['/obituaries', 'B'],
    ['/soccer', 'C'],
    ['/arts', 'D'],
  ])('have a section for each part of the site: %s is in %s', (section, letter) => {
    // The first page has its own five.
    const front = Array.from({ length: 5 }, (_, rank) => story(`${rank}`, 20, { front: rank + 1 }));
    const editions = printEditions([...front, story('one', 20, { section })], clock);
    const [place] = readPrintPlaces({ revision: { editions: editions.get('one') } });
    expect(place?.section).toBe(letter);
  });

  it.each(['live', 'podcast', 'partner-sports-betting'])('leave out what is %s', (subtype) => {
    expect(printEditions([story('one', 20, { subtype })], clock).size).toBe(0);
  });
});
