import type { Canvas } from '../Canvas';
import { mix, shade } from '../color';
import {
  clouds,
  farCity,
  hills,
  mist,
  sky,
  streaks,
  sun,
  treeline,
  water,
} from '../parts/backdrop';
import { leafTree } from '../parts/flora';
import { person, someDress } from '../parts/people';
import type { Scene } from '../Scene';

/** Rowers on the river below the wooded banks. */
export const river: Scene = {
  alt: 'rowers on a river below wooded banks, a city behind',
  palettes: ['dawn', 'golden', 'morning', 'harbor', 'overcast', 'dusk', 'winter', 'noon'],
  maxZoom: 1.5,
  draw(c) {
    const { p, r } = c;
    const shore = c.h * 0.5;
    const sunX = c.w * r.between(0.6, 0.78);
    sky(c, shore);
    sun(c, sunX, shore - c.h * r.between(0.1, 0.2), c.u * 4.6);
    if (r.chance(0.5)) streaks(c, 9, c.h * 0.06, c.h * 0.36);
    else clouds(c, 4, c.h * 0.06, c.h * 0.28);
    farCity(c, shore - c.u * 2.5, c.h * 0.24, 0.7);
    hills(c, shore - c.u * 4, c.u * 4, c.far(mix(p.leaf, p.cool, 0.4), 0.5), 3);
    mist(c, shore - c.h * 0.16, shore, 0.6);
    arches(c, shore);
    treeline(c, shore + c.u * 0.5, c.u * 5, c.far(mix(p.leaf, p.ink, 0.3), 0.25));
    boathouses(c, shore);
    water(c, shore, sunX);
    mist(c, shore - c.u * 2, shore + c.u * 5, 0.35);
    const x = c.w * 0.44;
    const y = shore + (c.h - shore) * 0.52;
    scull(c, c.w * 0.78, shore + (c.h - shore) * 0.22, c.u * 2.9);
    scull(c, x, y, c.u * 6.4);
    bank(c);
    c.focus(x, y - c.u * 5);
  },
};

function arches(c: Canvas, shore: number): void {
  const stone = c.far(c.p.stone, 0.38);
  const top = shore - c.u * 7.5;
  const span = c.u * 9;
  const start = c.w * 0.36;
  c.rect(start - c.u * 3, top, c.w, c.u * 1.5, shade(stone, 0.04));
  c.rect(start - c.u * 3, top + c.u * 1.5, c.w, c.u * 6.4, stone);
  for (let x = start; x < c.w + span; x += span) {
    const w = span * 0.76;
    c.path(
      `M${x} ${shore + 4}V${top + c.u * 5.4}a${w / 2} ${w * 0.46} 0 0 1 ${w} 0V${shore + 4}z`,
      mix(c.p.haze, c.p.cool, 0.28),
    );
    c.path(
      `M${x} ${shore + 4}V${top + c.u * 5.4}a${w / 2} ${w * 0.46} 0 0 1 ${w * 0.18} ${-w * 0.4}V${shore + 4}z`,
      shade(stone, -0.1),
      { opacity: 0.6 },
    );
  }
}

function boathouses(c: Canvas, shore: number): void {
  const colors = [
    c.p.warm,
    mix(c.p.paper, c.p.stone, 0.3),
    mix(c.p.cool, c.p.paper, 0.3),
    c.p.warm,
    c.p.stone,
  ];
  let x = c.w * 0.05;
  for (const wall of colors) {
    const width = c.u * c.r.between(5, 7);
    const height = c.u * c.r.between(3, 4.2);
    const color = c.far(wall, 0.18);
    const roof = c.far(mix(c.p.ink, c.p.warm, 0.3), 0.2);
    c.rect(x, shore - height, width, height + 2, color);
    c.poly(
      [
        [x - c.u * 0.4, shore - height],
        [x + width * 0.5, shore - height - c.u * 2.6],
        [x + width + c.u * 0.4, shore - height],
      ],
      roof,
    );
    c.rects(
      [0.14, 0.42, 0.7].map(
        (at) => [x + width * at, shore - height * 0.8, width * 0.16, height * 0.3] as const,
      ),
      c.p.light,
      c.p.isDark ? 0.95 : 0.6,
    );
    c.rects(
      [0.1, 0.54].map(
        (at) => [x + width * at, shore - height * 0.38, width * 0.36, height * 0.4] as const,
      ),
      c.far(c.p.ink, 0.25),
    );
    x += width + c.u * c.r.between(0.4, 2);
  }
}

/** Four rowers in a shell whose middle is at (`x`, `y`). */
function scull(c: Canvas, x: number, y: number, size: number): void {
  const half = size * 5.4;
  c.ellipse(x, y + size * 0.42, half * 0.96, size * 0.3, c.p.ink, { opacity: 0.28 });
  const oars = mix(c.p.paper, c.p.stone, 0.3);
  const top = c.r.pick([c.p.accent, c.p.warm, c.p.paper]);
  for (let index = 0; index < 4; index += 1) {
    const seat = x + (index - 1.5) * size * 1.9;
    c.line(
      [
        [seat + size * 0.7, y - size * 0.28],
        [seat - size * 1.5, y - size * 1.02],
      ],
      shade(oars, -0.1),
      size * 0.09,
    );
    c.ellipse(seat - size * 1.62, y - size * 1.07, size * 0.3, size * 0.1, c.p.accent);
    person(
      c,
      seat,
      y + size * 0.22,
      size * 2.8,
      'row',
      someDress(c, { top, garment: 'shirt', head: 'short', bottom: c.p.ink }),
      1,
    );
  }
  c.path(
    `M${x - half} ${y - size * 0.18}Q${x} ${y + size * 0.02} ${x + half} ${y - size * 0.22}Q${x + half * 0.5} ${y + size * 0.46} ${x} ${y + size * 0.46}Q${x - half * 0.6} ${y + size * 0.44} ${x - half} ${y - size * 0.18}z`,
    c.p.paper,
  );
  c.path(
    `M${x - half * 0.9} ${y + size * 0.06}Q${x} ${y + size * 0.3} ${x + half * 0.86} ${y + size * 0.04}Q${x + half * 0.4} ${y + size * 0.46} ${x} ${y + size * 0.46}Q${x - half * 0.6} ${y + size * 0.42} ${x - half * 0.9} ${y + size * 0.06}z`,
    mix(c.p.stone, c.p.cool, 0.4),
  );
  for (let index = 0; index < 4; index += 1) {
    const seat = x + (index - 1.5) * size * 1.9;
    c.line(
      [
        [seat + size * 0.7, y - size * 0.6],
        [seat - size * 1.7, y + size * 0.95],
      ],
      oars,
      size * 0.11,
    );
    c.ellipse(seat - size * 1.84, y + size * 1.02, size * 0.36, size * 0.13, c.p.accent);
    c.ellipse(seat - size * 1.9, y + size * 1.16, size * 0.62, size * 0.1, c.p.paper, {
      opacity: 0.45,
    });
  }
}

function bank(c: Canvas): void {
  const color = mix(c.p.leaf, c.p.ink, 0.42);
  c.blob(
    [
      [-c.w * 0.1, c.h * 0.9],
      [c.w * 0.12, c.h * 0.89],
      [c.w * 0.34, c.h * 0.96],
      [c.w * 0.5, c.h * 1.06],
      [-c.w * 0.1, c.h * 1.1],
    ],
    color,
  );
  leafTree(c, c.w * 0.05, c.h * 0.97, c.h * 0.62, mix(c.p.leaf, c.p.ink, 0.25));
}
