import type { Canvas, Point } from '../Canvas';
import { mix, shade, type Color } from '../color';

/** Rows of spectators between two edges (px), as small heads and shoulders. */
export function spectators(c: Canvas, top: number, bottom: number, base: Color, size = 1): void {
  c.rect(
    0,
    top,
    c.w,
    bottom - top,
    c.linear([
      [0, shade(base, -0.05)],
      [1, base],
    ]),
  );
  const tones = [
    mix(base, c.p.paper, 0.35),
    mix(base, c.p.warm, 0.5),
    mix(base, c.p.cool, 0.55),
    mix(base, c.p.accent, 0.55),
    mix(base, c.p.stone, 0.55),
  ];
  const groups: [number, number, number][][] = tones.map(() => []);
  const shoulders: [number, number, number, number][] = [];
  const step = c.u * 1.25 * size;
  let row = 0;
  for (let y = top + step * 0.6; y < bottom - step * 0.3; y += step) {
    const scale = 0.75 + ((y - top) / (bottom - top)) * 0.5;
    for (let x = (row % 2) * step * 0.5 - step; x < c.w + step; x += step * 1.02) {
      if (c.r.chance(0.12)) continue;
      const jitter = c.r.between(-0.15, 0.15) * step;
      c.r.pick(groups).push([x + jitter, y, step * 0.24 * scale]);
      shoulders.push([x + jitter - step * 0.34, y + step * 0.22, step * 0.68, step * 0.3]);
    }
    row += 1;
  }
  c.rects(shoulders, shade(base, -0.07), 0.8);
  groups.forEach((group, index) => c.dots(group, tones[index] ?? base, 0.9));
}

/** A tower of floodlights standing on (`x`, `base`). */
export function floodlights(c: Canvas, x: number, base: number, height: number): void {
  const steel = mix(c.p.ink, c.p.cool, 0.25);
  const wide = height * 0.34;
  const top = base - height;
  c.poly(
    [
      [x - height * 0.02, base],
      [x - height * 0.01, top],
      [x + height * 0.01, top],
      [x + height * 0.02, base],
    ],
    steel,
  );
  c.rect(x - wide / 2, top - wide * 0.24, wide, wide * 0.46, steel, { radius: wide * 0.04 });
  const bulbs: [number, number, number][] = [];
  for (let row = 0; row < 2; row += 1) {
    for (let column = 0; column < 5; column += 1)
      bulbs.push([
        x - wide * 0.4 + column * wide * 0.2,
        top - wide * 0.12 + row * wide * 0.21,
        wide * 0.075,
      ]);
  }
  c.glow(x, top, wide * 2.6, c.p.light, 0.55);
  c.dots(bulbs, shade(c.p.light, 0.06));
}

/** A board with blank panels, as seen across a field. */
export function scoreboard(c: Canvas, x: number, y: number, width: number, height: number): void {
  const frame = mix(c.p.ink, c.p.cool, 0.2);
  c.rect(x - width * 0.36, y + height, width * 0.05, height * 0.7, frame);
  c.rect(x + width * 0.31, y + height, width * 0.05, height * 0.7, frame);
  c.rect(x - width / 2, y, width, height, frame, { radius: height * 0.04 });
  c.rect(x - width * 0.47, y + height * 0.07, width * 0.94, height * 0.86, shade(frame, -0.05));
  c.rect(
    x - width * 0.2,
    y + height * 0.14,
    width * 0.4,
    height * 0.5,
    c.linear([
      [0, c.p.cool],
      [1, mix(c.p.cool, c.p.accent, 0.5)],
    ]),
  );
  const cells: [number, number, number, number][] = [];
  for (const side of [-0.43, 0.24])
    for (let row = 0; row < 3; row += 1)
      cells.push([x + side * width, y + height * (0.16 + row * 0.17), width * 0.19, height * 0.1]);
  for (let column = 0; column < 11; column += 1)
    cells.push([
      x - width * 0.43 + column * width * 0.08,
      y + height * 0.74,
      width * 0.05,
      height * 0.12,
    ]);
  c.rects(cells, c.p.light, 0.85);
}

/** Maps a place on the ground (across -1 to 1, depth 0 far to 1 near) to the sheet. */
export function ground(
  c: Canvas,
  top: number,
  bottom: number,
  farHalf: number,
  nearHalf: number,
): (across: number, depth: number) => Point {
  return (across, depth) => {
    const seen = depth ** 1.6;
    return [
      c.w / 2 + across * (farHalf + (nearHalf - farHalf) * seen),
      top + (bottom - top) * seen,
    ];
  };
}
