import { mapPoint } from '../../utils/places/mapPoint';
import { spreadPins } from '../../utils/places/spreadPins';
import { EDGE, mapShapes, type GuideMap } from './mapShapes';
import type { MapPin } from './placePins';

interface DrawnMapProps {
  map: GuideMap;
  pins: readonly MapPin[];
}

/** Units. */
const PIN = 11.5;
const GAP = 24;
/** More pins than these have no room. */
export const MOST_PINS = 60;

/**
 * A map drawn by the page itself: rings around the center of the city, its rivers, and numbered pins.
 * Directions are true, distances shrink outward. No one outside is asked for anything. It repeats the
 * list beside it, so those who hear the page or use keys are led to the list alone.
 */
export function DrawnMap({ map, pins }: DrawnMapProps) {
  const { rings, waters } = mapShapes(map);
  const reach = Math.max(...map.rings);
  const shown = pins.slice(0, MOST_PINS);
  const homes = shown.map(({ geo }) => {
    const { x, y } = mapPoint(geo, map.center, reach);
    return { x: x * EDGE, y: y * EDGE };
  });
  const spots = spreadPins(homes, GAP, EDGE - PIN);
  const size = EDGE + 10;
  return (
    <svg
      className="place-map__drawn"
      viewBox={`${-size} ${-size} ${2 * size} ${2 * size}`}
      aria-hidden="true"
      focusable="false"
    >
      <circle className="place-map__land" r={EDGE} />
      <clipPath id="place-map-edge">
        <circle r={EDGE} />
      </clipPath>
      <g clipPath="url(#place-map-edge)">
        {waters.map(({ name, d }) => (
          <path key={name} className="place-map__water" d={d} />
        ))}
      </g>
      {rings.map(({ miles, radius }, index) => (
        <g key={miles}>
          <circle className="place-map__ring" r={radius} />
          {index < rings.length - 1 && (
            <text
              className="place-map__miles"
              x={round(radius * 0.707 + 2)}
              y={round(radius * 0.707 + 9)}
            >
              {miles} mi.
            </text>
          )}
        </g>
      ))}
      <path className="place-map__center" d="M-5 0H5M0-5V5" />
      {shown.map((pin, index) => (
        <Pin key={pin.id} pin={pin} spot={spots[index]} home={homes[index]} />
      ))}
    </svg>
  );
}

interface Spot {
  x: number;
  y: number;
}

interface PinProps {
  pin: MapPin;
  spot: Spot | undefined;
  home: Spot | undefined;
}

/** A pin where it has room; a thread leads to where it belongs. */
function Pin({ pin, spot, home }: PinProps) {
  if (!spot || !home) return null;
  const [x, y] = [round(spot.x), round(spot.y)];
  const geo = `${pin.geo.latitude},${pin.geo.longitude}`;
  const isMoved = Math.hypot(spot.x - home.x, spot.y - home.y) > PIN;
  const mark = (
    <>
      <title>{pin.name}</title>
      <circle cx={x} cy={y} r={PIN} />
      {pin.label && (
        <text x={x} y={round(y + 3.8)}>
          {pin.label}
        </text>
      )}
    </>
  );
  return (
    <>
      {isMoved && (
        <path className="place-map__thread" d={`M${x} ${y}L${round(home.x)} ${round(home.y)}`} />
      )}
      {pin.href ? (
        <a className="place-map__pin" data-geo={geo} href={pin.href} tabIndex={-1}>
          {mark}
        </a>
      ) : (
        <g className="place-map__pin" data-geo={geo}>
          {mark}
        </g>
      )}
    </>
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;
