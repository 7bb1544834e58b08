import type { StreetMap } from '../../../properties/guideMap';
import type { GeoPoint } from '../../../utils/places/distanceMiles';

/** What the page gives its script about the street map that it offers (`data-street-map`). */
export interface StreetMapData extends StreetMap {
  center: GeoPoint;
  /** Places of the list for which the drawn map has no room. */
  more: readonly StreetPin[];
}

/** A place on the street map. */
export interface StreetPin {
  name: string;
  geo: GeoPoint;
  /** Its number in the list; empty for the only one. */
  label: string;
  /** Null for one that leads nowhere. */
  href: string | null;
}

/** The pins of the drawn map, which the street map repeats, and those that have no room there. */
export function readPins(drawn: ParentNode, { more }: Pick<StreetMapData, 'more'>): StreetPin[] {
  const pins = [...drawn.querySelectorAll<SVGElement>('.place-map__pin')].map((pin) => {
    const [latitude = NaN, longitude = NaN] = (pin.dataset['geo'] ?? '').split(',').map(Number);
    return {
      name: pin.querySelector('title')?.textContent ?? '',
      geo: { latitude, longitude },
      label: pin.querySelector('text')?.textContent ?? '',
      href: pin.getAttribute('href'),
    };
  });
  return [...pins, ...more];
}
