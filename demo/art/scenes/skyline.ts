import type { Canvas } from '../Canvas';
import { mix, shade } from '../color';
import {
  birds,
  clouds,
  farCity,
  mist,
  sky,
  streaks,
  sun,
  treeline,
  water,
} from '../parts/backdrop';
import { tower, type Tower } from '../parts/buildings';
import { clockTower } from '../parts/clockTower';
import type { Scene } from '../Scene';

/** The city's towers over the river. */
export const skyline: Scene = {
  alt: 'the towers of a city over a river',
  palettes: ['golden', 'dusk', 'night', 'morning', 'harbor', 'dawn', 'noon', 'winter'],
  maxZoom: 1.35,
  draw(c) {
    const shore = c.h * 0.74;
    const tall = Math.min(c.h * 0.55, c.w * 0.4);
    const center = c.w * c.r.between(0.42, 0.58);
    sky(c, shore);
    const sunX = c.w * c.r.between(0.7, 0.82);
    sun(c, sunX, shore - tall * c.r.between(0.45, 0.95), c.u * 4.2);
    if (c.r.chance(0.5)) clouds(c, 4, c.h * 0.06, c.h * 0.35);
    else streaks(c, 9, c.h * 0.1, c.h * 0.5);
    farCity(c, shore - c.u * 2, tall * 0.62, 0.72);
    mist(c, shore - tall * 0.5, shore, 0.55);
    towers(c, center, shore, tall);
    mist(c, shore - tall * 0.3, shore, 0.45);
    treeline(c, shore + c.u * 0.4, c.u * 3.4, c.far(mix(c.p.leaf, c.p.ink, 0.45), 0.12));
    water(c, shore, sunX);
    reflections(c, center, shore, tall);
    birds(c, c.w * 0.24, c.h * 0.2, 5);
    c.focus(center, shore - tall * 0.55);
  },
};

function towers(c: Canvas, center: number, base: number, tall: number): void {
  const { p, r } = c;
  const glass = mix(p.cool, p.sky[1], 0.32);
  const colors = [
    glass,
    p.stone,
    mix(p.warm, p.stone, 0.4),
    mix(p.cool, p.ink, 0.25),
    shade(p.stone, -0.08),
    mix(p.ink, p.cool, 0.4),
  ];
  const crowns = ['flat', 'flat', 'setback', 'slant', 'spire'] as const;
  const windows = ['grid', 'bands', 'piers', 'grid'] as const;
  const reach = Math.min(c.w * 0.62, tall * 1.7);
  for (const [row, distance] of [
    [0, 0.42],
    [1, 0.16],
  ] as const) {
    for (let x = center - reach; x < center + reach; x += r.between(5, 8) * c.u) {
      const middle = 1 - (Math.abs(x - center) / reach) ** 1.25;
      const height = tall * (0.14 + middle * r.between(0.34, 0.62)) * (row === 0 ? 1.12 : 0.88);
      tower(c, {
        x,
        base,
        width: r.between(4.2, 7.4) * c.u,
        height,
        color: c.far(r.pick(colors), distance),
        crown: height > tall * 0.4 ? r.pick(crowns) : 'flat',
        windows: r.pick(windows),
      });
    }
  }
  const stars: Tower[] = [
    {
      x: center - c.u * 15,
      base,
      width: c.u * 7.6,
      height: tall * 0.86,
      color: mix(glass, p.cool, 0.5),
      crown: 'chevron',
      windows: 'piers',
    },
    {
      x: center - c.u * 2.5,
      base,
      width: c.u * 8.6,
      height: tall * 1.02,
      color: mix(p.cool, p.ink, 0.2),
      crown: 'setback',
      windows: 'grid',
    },
    {
      x: center + c.u * 9,
      base,
      width: c.u * 7,
      height: tall * 0.74,
      color: c.far(mix(p.warm, p.stone, 0.5), 0.1),
      crown: 'slant',
      windows: 'bands',
    },
  ];
  for (const spec of stars) tower(c, spec);
  clockTower(c, center + c.u * 20, base, tall * 0.6, c.far(shade(p.stone, 0.02), 0.1));
}

function reflections(c: Canvas, center: number, shore: number, tall: number): void {
  for (let index = 0; index < 15; index += 1) {
    const x = center + c.r.between(-1, 1) * tall * 0.8;
    const length = c.r.between(0.25, 0.85) * (c.h - shore);
    const width = c.r.between(1.2, 4) * c.u;
    const color = c.r.chance(0.35) && c.p.isDark ? c.p.light : mix(c.p.cool, c.p.ink, 0.55);
    const paint = c.linear([
      [0, color, 0.34],
      [1, color, 0],
    ]);
    c.rect(x, shore + c.u * 0.6, width, length, paint);
  }
}
