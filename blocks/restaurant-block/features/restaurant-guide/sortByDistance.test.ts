/** @jest-environment jsdom */
import { sortByDistance } from './sortByDistance';

const HERE = { latitude: 39.95, longitude: -75.16 };

/** Rows of places, by name and how far north they are, in degrees; null where nobody knows. */
function listOf(places: [name: string, north: number | null][]): HTMLElement {
  document.body.innerHTML = `<ol>${places
    .map(
      ([name, north]) =>
        `<li${north === null ? '' : ` data-latitude="${HERE.latitude + north}" data-longitude="${HERE.longitude}"`}>` +
        `<h3 class="place-row__name"> ${name} </h3><p class="place-row__distance" hidden></p></li>`,
    )
    .join('')}</ol>`;
  return document.querySelector('ol')!;
}

const rows = (list: HTMLElement) =>
  [...list.querySelectorAll<HTMLElement>('li')].map((row) => {
    const distance = row.querySelector<HTMLElement>('.place-row__distance')!;
    return [
      row.querySelector('h3')?.textContent?.trim(),
      distance.hidden ? null : distance.textContent,
    ];
  });

describe('places near a reader (platform §1)', () => {
  it('stand closest first, each with how far it is; those of unknown place come last, in order', () => {
    const list = listOf([
      ['Unknown', null],
      ['Far', 0.1],
      ['Near', 0.02],
      ['Nowhere', null],
      ['Here', 0.001],
    ]);
    expect(sortByDistance(list, HERE)).toBe('Closest first: Here is nearby.');
    expect(rows(list)).toEqual([
      ['Here', 'Nearby'],
      ['Near', '1.4 miles away'],
      ['Far', '6.9 miles away'],
      ['Unknown', null],
      ['Nowhere', null],
    ]);
  });

  it('are said by name and distance', () => {
    expect(sortByDistance(listOf([['Near', 0.02]]), HERE)).toBe(
      'Closest first: Near is 1.4 miles away.',
    );
  });

  it.each([
    ['there are none', []],
    ['nobody knows where they are', [['Unknown', null]]],
    ['the closest has no name', [['', 0.02]]],
  ] as [string, [string, number | null][]][])(
    'are said to be anywhere where %s',
    (_why, places) => {
      expect(sortByDistance(listOf(places), HERE)).toBe('Nobody knows how far these places are.');
    },
  );
});
