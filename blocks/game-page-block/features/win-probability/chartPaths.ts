import type { WinPoint } from '../../../../utils/stats/winCurve';

/** Units of the drawing: it is stretched to the room there is. */
export const WIDTH = 1000;
export const HEIGHT = 100;

/** The line of the chances; above the middle the home team is ahead. */
export function linePath(points: readonly WinPoint[]): string {
  return points.map((point, index) => `${index === 0 ? 'M' : 'L'}${written(point)}`).join('');
}

/** What lies between the line and even chances. */
export function areaPath(points: readonly WinPoint[]): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return '';
  const even = (at: number) => `${round(at * WIDTH)} ${HEIGHT / 2}`;
  const line = points.map((point) => `L${written(point)}`).join('');
  return `M${even(first.at)}${line}L${even(last.at)}Z`;
}

function written({ at, home }: WinPoint): string {
  return `${round(at * WIDTH)} ${round((1 - home) * HEIGHT)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
