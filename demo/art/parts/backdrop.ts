import { d, type Canvas, type Point } from '../Canvas';
import { mix, shade, type Color } from '../color';

/** Sky from the top down to `horizon` px, with stars when it is dark. */
export function sky(c: Canvas, horizon: number): void {
  const [zenith, middle, low] = c.p.sky;
  const paint = c.linear([
    [0, zenith],
    [0.55, middle],
    [1, low],
  ]);
  c.rect(0, 0, c.w, horizon + 2, paint);
  if (c.p.isDark) stars(c, horizon);
}

function stars(c: Canvas, horizon: number): void {
  const list = Array.from({ length: 70 }, () => {
    const y = c.r.between(0, horizon * 0.7);
    return [c.r.between(0, c.w), y, c.r.between(0.04, 0.14) * c.u * 1.3] as const;
  });
  c.dots(list, c.p.paper, 0.55);
}

/** Sun or moon with its glow. */
export function sun(c: Canvas, x: number, y: number, radius: number): void {
  c.glow(x, y, radius * 7, c.p.sun, c.p.isDark ? 0.35 : 0.75);
  c.circle(x, y, radius, c.p.sun, { opacity: 0.96 });
}

/** Flat-bottomed clouds between two heights (px); those higher up are larger. */
export function clouds(c: Canvas, count: number, top: number, bottom: number): void {
  for (let index = 0; index < count; index += 1) {
    const nearness = c.r.between(0.35, 1);
    const y = top + (bottom - top) * (1 - nearness) + c.r.between(-2, 2) * c.u;
    cloud(c, c.r.between(-0.05, 1.05) * c.w, y, nearness * c.r.between(16, 30) * c.u);
  }
}

function cloud(c: Canvas, x: number, y: number, width: number): void {
  const puffs = c.r.whole(4, 6);
  const color = mix(c.p.sky[2], c.p.isDark ? c.p.haze : c.p.paper, 0.6);
  const lumps: [number, number, number][] = [];
  for (let index = 0; index < puffs; index += 1) {
    const along = (index + 0.5) / puffs;
    const swell = Math.sin(along * Math.PI) * 0.11 + 0.05;
    lumps.push([x + (along - 0.5) * width * 0.86, y, width * swell * c.r.between(0.85, 1.15)]);
  }
  const left = x - width / 2;
  c.within(d`M${left - width} ${y - width}h${width * 3}v${width}h${-width * 3}z`, () => {
    c.dots(lumps, color, 0.85);
    c.dots(
      lumps.map(([px, py, size]) => [px + size * 0.22, py - size * 0.1, size * 0.72]),
      shade(color, 0.06),
      0.6,
    );
  });
  c.rect(left, y - width * 0.012, width, width * 0.03, color, {
    radius: width * 0.015,
    opacity: 0.85,
  });
}

/** Long thin clouds, as in the evening. */
export function streaks(c: Canvas, count: number, top: number, bottom: number): void {
  for (let index = 0; index < count; index += 1) {
    const y = c.r.between(top, bottom);
    const width = c.r.between(18, 60) * c.u;
    const x = c.r.between(-0.1, 0.9) * c.w;
    const height = c.r.between(0.7, 2) * c.u;
    const color = mix(c.p.sky[2], c.p.paper, c.r.between(0, 0.4));
    const bulge = c.r.between(0.3, 0.6);
    c.path(
      d`M${x} ${y}C${x + width * 0.2} ${y - height * 0.3} ${x + width * bulge} ${y - height} ${x + width * 0.72} ${y - height * 0.5}S${x + width * 0.94} ${y - height * 0.2} ${x + width} ${y}C${x + width * 0.7} ${y + height * 0.5} ${x + width * 0.3} ${y + height * 0.35} ${x} ${y}z`,
      color,
      { opacity: 0.5 },
    );
  }
}

/** A range of hills whose crest runs about `y` px, down to the bottom of the sheet. */
export function hills(c: Canvas, y: number, rise: number, color: Color, waves = 4): void {
  const points: Point[] = [];
  const steps = waves * 2;
  for (let index = -1; index <= steps + 1; index += 1) {
    const height = (index % 2 === 0 ? 1 : -0.4) * c.r.between(0.4, 1) * rise;
    points.push([(index / steps) * c.w, y - height]);
  }
  points.push([c.w * 1.2, c.h * 1.05], [-c.w * 0.2, c.h * 1.05]);
  const paint = c.linear([
    [0, color],
    [0.5, mix(color, c.p.haze, 0.3)],
    [1, color],
  ]);
  c.blob(points, paint);
}

/** A row of round crowns along `base` px. */
export function treeline(c: Canvas, base: number, height: number, color: Color): void {
  const crowns: [number, number, number][] = [];
  for (let x = -height; x < c.w + height; x += height * c.r.between(0.35, 0.6)) {
    const size = height * c.r.between(0.35, 0.6);
    crowns.push([x, base - size * c.r.between(0.5, 1), size]);
  }
  c.dots(crowns, color);
  c.rect(0, base - height * 0.4, c.w, height * 0.42, color);
  c.dots(
    crowns.map(([x, y, size]) => [x + size * 0.25, y - size * 0.25, size * 0.55]),
    shade(color, 0.04),
    0.7,
  );
}

/** The far city along `base` px: roofs of many heights, fading with `distance` (0-1). */
export function farCity(c: Canvas, base: number, height: number, distance: number): void {
  const color = c.far(mix(c.p.ink, c.p.cool, 0.5), distance);
  const lit: [number, number, number, number][] = [];
  let x = -2 * c.u;
  while (x < c.w) {
    const width = c.r.between(2.4, 6.5) * c.u;
    const middle = 1 - Math.abs((x + width / 2) / c.w - 0.55) * 1.3;
    const tall = height * Math.max(0.14, middle) * c.r.between(0.35, 1);
    c.rect(x, base - tall, width + 1, tall + 1, c.r.chance(0.5) ? color : shade(color, -0.02));
    if (c.r.chance(0.2))
      c.rect(x + width * 0.45, base - tall * 1.18, c.u * 0.25, tall * 0.2, color);
    for (let row = 1; row < tall / (1.3 * c.u) - 1; row += 1) {
      for (let column = 0.6; column < width / c.u - 0.7; column += 1.1) {
        if (c.r.chance(0.22)) {
          lit.push([x + column * c.u, base - tall + row * 1.3 * c.u, 0.45 * c.u, 0.55 * c.u]);
        }
      }
    }
    x += width + c.r.between(-0.6, 0.8) * c.u;
  }
  c.rects(lit, c.p.light, c.p.isDark ? 0.75 : 0.35);
}

/** A layer of haze from `top` to `bottom` px, thickest below. */
export function mist(c: Canvas, top: number, bottom: number, opacity: number): void {
  const paint = c.linear([
    [0, c.p.haze, 0],
    [1, c.p.haze, opacity],
  ]);
  c.rect(0, top, c.w, bottom - top, paint);
}

export function birds(c: Canvas, x: number, y: number, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const size = c.u * c.r.between(0.6, 1.2);
    const bx = x + c.r.between(-10, 10) * c.u;
    const by = y + c.r.between(-4, 4) * c.u;
    c.curve(
      [
        [bx - size, by - size * 0.35],
        [bx - size * 0.4, by - size * 0.45],
        [bx, by],
        [bx + size * 0.4, by - size * 0.45],
        [bx + size, by - size * 0.3],
      ],
      c.p.ink,
      c.u * 0.16,
      { opacity: 0.65 },
    );
  }
}

/** Water from `top` px to the bottom, with the light of `lightX` lying on it. */
export function water(c: Canvas, top: number, lightX: number, bottom: number = c.h): void {
  const height = bottom - top;
  const deep = mix(c.p.cool, c.p.ink, 0.35);
  const paint = c.linear([
    [0, mix(c.p.sky[2], c.p.cool, 0.35)],
    [0.25, mix(c.p.sky[1], c.p.cool, 0.55)],
    [1, deep],
  ]);
  c.rect(0, top, c.w, height, paint);
  const glints: [number, number, number, number][] = [];
  const shadows: [number, number, number, number][] = [];
  for (let index = 0; index < 150; index += 1) {
    const depth = c.r.between(0, 1) ** 1.7;
    const y = top + depth * height;
    const spread = (3 + depth * 22) * c.u;
    const width = (1 + depth * 7) * c.u * c.r.between(0.4, 1.2);
    const isLight = c.r.chance(0.45);
    const x = isLight
      ? lightX + c.r.between(-1, 1) * c.r.between(0, 1) * spread
      : c.r.between(-0.05, 1) * c.w;
    (isLight ? glints : shadows).push([x - width / 2, y, width, (0.12 + depth * 0.35) * c.u]);
  }
  c.rects(shadows, mix(deep, c.p.haze, 0.15), 0.35);
  c.rects(glints, mix(c.p.sun, c.p.sky[2], 0.2), c.p.isDark ? 0.6 : 0.7);
}
