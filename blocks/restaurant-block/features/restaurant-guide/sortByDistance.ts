import { distanceMiles, type GeoPoint } from '../../../../utils/places/distanceMiles';
import { formatMiles } from '../../../../utils/places/formatMiles';

/**
 * Sorts the rows of a list by how far they are from a point, and says how far; those of unknown place
 * come last, in their order. Numbers stay: they are those of the map.
 *
 * @returns what is said of it
 */
export function sortByDistance(list: HTMLElement, from: GeoPoint): string {
  const rows = [...list.querySelectorAll<HTMLElement>(':scope > li')].map((row) => ({
    row,
    miles: milesTo(row, from),
  }));
  rows.sort((a, b) => (a.miles ?? Infinity) - (b.miles ?? Infinity) || 0);
  for (const { row, miles } of rows) {
    const shown = row.querySelector<HTMLElement>('.place-row__distance');
    if (shown && miles !== null) {
      shown.textContent = howFar(miles);
      shown.hidden = false;
    }
    list.append(row);
  }
  const [first] = rows;
  const name = first?.row.querySelector('.place-row__name')?.textContent?.trim() ?? '';
  if (!first || first.miles === null || name === '')
    return 'Nobody knows how far these places are.';
  return `Closest first: ${name} is ${howFar(first.miles).toLowerCase()}.`;
}

const howFar = (miles: number): string => (miles < 0.1 ? 'Nearby' : `${formatMiles(miles)} away`);

function milesTo({ dataset }: HTMLElement, from: GeoPoint): number | null {
  const { latitude, longitude } = dataset;
  if (latitude === undefined || longitude === undefined) return null;
  return distanceMiles(from, { latitude: Number(latitude), longitude: Number(longitude) });
}
