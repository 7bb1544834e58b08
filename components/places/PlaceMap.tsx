import { DrawnMap, MOST_PINS } from './DrawnMap';
import type { GuideMap } from './mapShapes';
import type { MapPin } from './placePins';
import type { StreetMapData } from './streets/streetMapData';

interface PlaceMapProps {
  map: GuideMap;
  pins: readonly MapPin[];
}

/**
 * Where places are: a map drawn by the page itself, and the offer of a street map, whose pictures come
 * from elsewhere and are asked for by nobody but the reader (`streets/offerStreets`).
 */
export function PlaceMap({ map, pins }: PlaceMapProps) {
  const { streets, center } = map;
  const more = pins.slice(MOST_PINS).map(({ name, geo, label, href = null }) => ({
    name,
    geo,
    label,
    href,
  }));
  return (
    <div className="place-map">
      <DrawnMap map={map} pins={pins} />
      {more.length > 0 && (
        <p className="place-map__most place-map__about-drawing">
          Drawn are the first {MOST_PINS} places of the list.
        </p>
      )}
      {streets && (
        <p
          className="place-map__offer"
          data-street-map={JSON.stringify({ ...streets, center, more } satisfies StreetMapData)}
        >
          <button type="button" disabled>
            Show a street map
          </button>
          <span role="status">
            Its pictures come from {streets.host}, which then sees your internet address.
          </span>
        </p>
      )}
    </div>
  );
}
