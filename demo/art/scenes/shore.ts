import type { Canvas } from '../Canvas';
import { mix, shade, type Color } from '../color';
import { birds, clouds, sky, streaks, sun } from '../parts/backdrop';
import { person, someDress } from '../parts/people';
import { pier, shelter, stand } from '../parts/beach';
import type { Scene } from '../Scene';

/** The beach down the Shore: lifeguard stand, umbrellas, the pier with its wheel. */
export const shore: Scene = {
  alt: 'a beach with a lifeguard stand, umbrellas and a pier with a Ferris wheel',
  palettes: ['morning', 'noon', 'golden', 'dusk', 'harbor', 'dawn', 'winter'],
  draw(c) {
    const { p, r } = c;
    const horizon = c.h * 0.42;
    sky(c, horizon);
    sun(c, c.w * 0.72, horizon - c.h * r.between(0.08, 0.2), c.u * 4.4);
    if (r.chance(0.65)) clouds(c, 5, c.h * 0.05, c.h * 0.26);
    else streaks(c, 8, c.h * 0.05, c.h * 0.32);
    pier(c, horizon);
    sea(c, horizon);
    const sand = mix(p.stone, p.paper, 0.45);
    const beach = c.h * 0.63;
    c.blob(
      [
        [-c.w * 0.2, beach + c.u * 2],
        [c.w * 0.2, beach - c.u],
        [c.w * 0.55, beach + c.u * 1.6],
        [c.w * 0.85, beach + c.u * 0.4],
        [c.w * 1.2, beach + c.u * 3],
        [c.w * 1.2, c.h * 1.2],
        [-c.w * 0.2, c.h * 1.2],
      ],
      mix(sand, p.cool, 0.28),
    );
    c.blob(
      [
        [-c.w * 0.2, beach + c.u * 5],
        [c.w * 0.25, beach + c.u * 2.4],
        [c.w * 0.6, beach + c.u * 5],
        [c.w * 0.9, beach + c.u * 3.2],
        [c.w * 1.2, beach + c.u * 6],
        [c.w * 1.2, c.h * 1.2],
        [-c.w * 0.2, c.h * 1.2],
      ],
      c.linear([
        [0, shade(sand, -0.02)],
        [1, shade(sand, 0.03)],
      ]),
    );
    grains(c, beach + c.u * 6, sand);
    for (let index = 0; index < 6; index += 1) {
      const depth = r.between(0.1, 0.9);
      const x = c.w * (0.55 + index * 0.085) + r.between(-2, 2) * c.u;
      const y = beach + c.u * (5 + depth * 9);
      shelter(c, x, y, c.u * (6 + depth * 6), r.pick([p.accent, p.cool, p.light, p.leaf, p.warm]));
    }
    person(
      c,
      c.w * 0.46,
      beach + c.u * 4.4,
      c.u * 8,
      'walk',
      someDress(c, { garment: 'shirt' }),
      1,
    );
    person(
      c,
      c.w * 0.9,
      beach + c.u * 3.4,
      c.u * 6.4,
      'stand',
      someDress(c, { garment: 'shirt' }),
      -1,
    );
    const x = c.w * 0.27;
    stand(c, x, c.h * 0.9, Math.min(c.h * 0.5, c.u * 44));
    fence(c, sand);
    birds(c, c.w * 0.5, c.h * 0.18, 5);
    c.focus(x, c.h * 0.58);
  },
};

function sea(c: Canvas, horizon: number): void {
  const deep = mix(c.p.cool, c.p.sky[0], 0.3);
  const bands = 6;
  const reach = c.h * 0.26;
  c.rect(
    0,
    horizon,
    c.w,
    c.h - horizon,
    c.linear([
      [0, mix(deep, c.p.haze, 0.45)],
      [0.5, deep],
    ]),
  );
  for (let band = 0; band < bands; band += 1) {
    const y = horizon + reach * ((band + 1) / bands) ** 1.5;
    const swell = c.u * (0.4 + band * 0.3);
    const points: [number, number][] = [];
    for (let index = -1; index <= 13; index += 1)
      points.push([(index / 12) * c.w, y + (index % 2 ? -swell : swell) * c.r.between(0.3, 1)]);
    c.blob(
      [...points, [c.w * 1.3, c.h * 1.2], [-c.w * 0.3, c.h * 1.2]],
      mix(deep, c.p.paper, 0.08 + band * 0.07),
    );
    c.curve(points, c.p.paper, c.u * (0.18 + band * 0.13), { opacity: 0.75 });
  }
}

function grains(c: Canvas, top: number, sand: Color): void {
  for (const tone of [shade(sand, -0.06), shade(sand, 0.05)]) {
    c.dots(
      Array.from(
        { length: 150 },
        () => [c.r.between(0, c.w), c.r.between(top, c.h), c.u * c.r.between(0.05, 0.14)] as const,
      ),
      tone,
      0.8,
    );
  }
}

function fence(c: Canvas, sand: Color): void {
  const wood = mix(c.p.warm, c.p.stone, 0.5);
  c.blob(
    [
      [c.w * 0.5, c.h * 1.1],
      [c.w * 0.66, c.h * 0.95],
      [c.w * 0.85, c.h * 0.9],
      [c.w * 1.1, c.h * 0.87],
      [c.w * 1.1, c.h * 1.2],
    ],
    shade(sand, 0.035),
  );
  for (let index = 0; index < 26; index += 1) {
    const x = c.w * 0.64 + index * c.u * 1.9;
    const base = c.h * (0.985 - ((x - c.w * 0.6) / c.w) * 0.24);
    c.line(
      [
        [x, base + c.u * 2],
        [x + c.r.between(-0.6, 0.6) * c.u, base - c.u * 6.5],
      ],
      shade(wood, c.r.between(-0.06, 0.04)),
      c.u * 0.55,
      { cap: 'butt' },
    );
  }
  for (const lift of [1.4, 4.6])
    c.line(
      [
        [c.w * 0.63, c.h * 0.985 - lift * c.u],
        [c.w * 1.02, c.h * 0.885 - lift * c.u],
      ],
      c.p.ink,
      c.u * 0.12,
      { opacity: 0.7 },
    );
  for (let index = 0; index < 46; index += 1) {
    const x = c.w * c.r.between(0.72, 1);
    const base = c.h * (0.985 - ((x - c.w * 0.6) / c.w) * 0.24) + c.r.between(0, 5) * c.u;
    c.curve(
      [
        [x, base],
        [x + c.u * 0.6, base - c.u * 3],
        [x + c.r.between(1, 3) * c.u, base - c.u * c.r.between(4, 6)],
      ],
      shade(c.p.leaf, c.r.between(-0.05, 0.08)),
      c.u * 0.22,
    );
  }
}
