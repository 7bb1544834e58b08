import type { Canvas } from '../Canvas';
import { mix, shade, type Color } from '../color';
import { sash } from './buildings';

export function gable(
  c: Canvas,
  x: number,
  top: number,
  width: number,
  wall: Color,
  roof: Color,
  trim: Color,
): void {
  c.poly(
    [
      [x - width * 0.5, top + c.u],
      [x, top - width * 0.56],
      [x + width * 0.5, top + c.u],
    ],
    wall,
  );
  c.line(
    [
      [x - width * 0.57, top + width * 0.06],
      [x, top - width * 0.6],
      [x + width * 0.57, top + width * 0.06],
    ],
    roof,
    width * 0.075,
    { cap: 'butt' },
  );
  c.line(
    [
      [x - width * 0.52, top + width * 0.06],
      [x, top - width * 0.54],
      [x + width * 0.52, top + width * 0.06],
    ],
    trim,
    width * 0.03,
    { cap: 'butt' },
  );
  sash(c, x - width * 0.08, top - width * 0.26, width * 0.16, width * 0.22, {
    frame: trim,
    isLit: c.p.isDark,
    isRound: true,
  });
}

export function door(
  c: Canvas,
  x: number,
  ground: number,
  width: number,
  height: number,
  trim: Color,
): void {
  c.rect(x - width * 0.62, ground - height * 1.06, width * 1.24, height * 1.06, trim);
  c.rect(x - width / 2, ground - height, width, height, c.p.accent);
  c.rect(
    x - width * 0.34,
    ground - height * 0.9,
    width * 0.68,
    height * 0.3,
    c.p.isDark ? c.p.light : mix(c.p.ink, c.p.sky[1], 0.5),
  );
  for (const at of [-0.34, 0.06])
    c.rect(
      x + at * width,
      ground - height * 0.5,
      width * 0.28,
      height * 0.38,
      shade(c.p.accent, -0.06),
    );
  c.circle(x + width * 0.38, ground - height * 0.46, width * 0.05, c.p.light);
  if (c.p.isDark) c.glow(x, ground - height * 0.9, height * 0.9, c.p.light, 0.45);
}

export function porch(
  c: Canvas,
  x: number,
  ground: number,
  width: number,
  h: number,
  trim: Color,
  roof: Color,
): void {
  const top = ground - h * 0.56;
  c.rect(
    x - width / 2,
    top + h * 0.05,
    width,
    h * 0.14,
    c.linear([
      [0, c.p.ink, 0.34],
      [1, c.p.ink, 0],
    ]),
  );
  c.poly(
    [
      [x - width * 0.53, top + h * 0.02],
      [x - width * 0.47, top - h * 0.09],
      [x + width * 0.47, top - h * 0.09],
      [x + width * 0.53, top + h * 0.02],
    ],
    shade(roof, 0.05),
  );
  c.rect(x - width * 0.51, top + h * 0.015, width * 1.02, h * 0.05, trim);
  for (const at of [-0.49, -0.24, 0.02, 0.25, 0.47])
    c.rect(x + at * width, top + h * 0.05, width * 0.024, ground - top - h * 0.05, trim);
  const rail = ground - h * 0.16;
  for (const [from, to] of [
    [-0.49, -0.22],
    [0.04, 0.49],
  ] as const) {
    c.rect(x + from * width, rail, (to - from) * width, h * 0.022, trim);
    const bars = Array.from(
      { length: Math.round((to - from) * 40) },
      (_, index) =>
        [x + from * width + index * width * 0.025, rail, width * 0.007, h * 0.15] as const,
    );
    c.rects(bars, trim);
  }
  c.rect(
    x - width * 0.52,
    ground - h * 0.02,
    width * 1.04,
    h * 0.05,
    mix(c.p.stone, c.p.paper, 0.2),
  );
  for (let index = 0; index < 3; index += 1)
    c.rect(
      x - width * (0.19 - index * 0.005),
      ground + h * (0.03 + index * 0.035),
      width * (0.2 + index * 0.01),
      h * 0.036,
      shade(mix(c.p.stone, c.p.paper, 0.35), -index * 0.03),
    );
}
