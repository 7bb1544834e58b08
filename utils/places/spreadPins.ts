import type { MapPoint } from './mapPoint';

const MOST_ROUNDS = 400;
/** How far a pin goes home again, of its way, while there is time to make room anew. */
const PULL = 0.02;

/**
 * Pins of a map moved as little as it takes for none to lie over another or beyond its edge, which
 * is a circle around 0. The same points give the same pins. So many that they cannot all have room
 * are spread as evenly as it goes.
 *
 * @param points where they belong, in the unit of the others
 * @param gap between the centers of two pins, at least
 * @param edge how far from 0 the center of a pin may be
 */
export function spreadPins(points: readonly MapPoint[], gap: number, edge: number): MapPoint[] {
  const pins = points.map((point) => inside({ ...point }, edge));
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const isSettling = round < MOST_ROUNDS / 2;
    if (isSettling) goHome(pins, points);
    const isMoved = pushApart(pins, gap);
    for (const pin of pins) inside(pin, edge);
    if (!isMoved && !isSettling) break;
  }
  return pins;
}

function goHome(pins: MapPoint[], homes: readonly MapPoint[]): void {
  for (const [index, pin] of pins.entries()) {
    const home = homes[index] ?? pin;
    pin.x += (home.x - pin.x) * PULL;
    pin.y += (home.y - pin.y) * PULL;
  }
}

/** @returns whether any two were too close */
function pushApart(pins: MapPoint[], gap: number): boolean {
  let isMoved = false;
  for (const [index, a] of pins.entries()) {
    for (const [more, b] of pins.slice(index + 1).entries()) {
      const distance = Math.hypot(b.x - a.x, b.y - a.y);
      if (distance >= gap) continue;
      isMoved = true;
      // Two at the same spot go apart in a direction of their own.
      const angle =
        distance > 1e-9 ? Math.atan2(b.y - a.y, b.x - a.x) : 2.4 * (index * 31 + more + 1);
      const push = (gap * 1.001 - distance) / 2;
      a.x -= Math.cos(angle) * push;
      a.y -= Math.sin(angle) * push;
      b.x += Math.cos(angle) * push;
      b.y += Math.sin(angle) * push;
    }
  }
  return isMoved;
}

function inside(pin: MapPoint, edge: number): MapPoint {
  const out = Math.hypot(pin.x, pin.y);
  if (out > edge) {
    pin.x *= edge / out;
    pin.y *= edge / out;
  }
  return pin;
}
