import { mapDistance, mapPoint } from '../../utils/places/mapPoint';
import type { guideMap } from '../../properties/guideMap';

export type GuideMap = typeof guideMap;

/** Units from the middle of the map to the edge of its outer ring. */
export const EDGE = 190;
/** Points between two that are given: straight ways bend on a map whose scale changes. */
const STEPS = 4;

/** What a map shows around the places: radii of its rings, and waters as paths. */
export interface MapShapes {
  rings: { miles: number; radius: number }[];
  waters: { name: string; d: string }[];
}

/** The rings and waters of a map, in its units around 0. */
export function mapShapes({ center, rings, waters }: GuideMap): MapShapes {
  const reach = Math.max(...rings);
  return {
    rings: rings.map((miles) => ({ miles, radius: Math.round(mapDistance(miles, reach) * EDGE) })),
    waters: waters.map(({ name, points }) => ({
      name,
      d: bent(points)
        .map(([latitude, longitude], index) => {
          const { x, y } = mapPoint({ latitude, longitude }, center, reach);
          return `${index === 0 ? 'M' : 'L'}${Math.round(x * EDGE)} ${Math.round(y * EDGE)}`;
        })
        .join(''),
    })),
  };
}

function bent(points: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1];
    if (!next) return [point];
    return Array.from({ length: STEPS }, (_step, step) => {
      const share = step / STEPS;
      return [
        point[0] + (next[0] - point[0]) * share,
        point[1] + (next[1] - point[1]) * share,
      ] as const;
    });
  });
}
