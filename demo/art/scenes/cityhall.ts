import type { Canvas } from '../Canvas';
import { mix, shade } from '../color';
import { clouds, farCity, mist, sky, streaks, sun } from '../parts/backdrop';
import { clockTower } from '../parts/clockTower';
import { bush, leafTree } from '../parts/flora';
import { person, someDress } from '../parts/people';
import { flag, lamp } from '../parts/props';
import type { Scene } from '../Scene';

/** City Hall with its tower, seen over the plaza. */
export const cityhall: Scene = {
  alt: 'a city hall with a tall clock tower',
  palettes: ['morning', 'golden', 'dusk', 'overcast', 'noon', 'winter', 'press', 'night'],
  maxZoom: 1.8,
  draw(c) {
    const { p } = c;
    const ground = c.h * 0.78;
    const x = c.w * 0.5;
    const tall = Math.min(c.h * 0.72, c.w * 0.62);
    sky(c, ground);
    sun(c, c.w * 0.78, c.h * 0.22, c.u * 4);
    if (c.r.chance(0.6)) clouds(c, 5, c.h * 0.06, c.h * 0.4);
    else streaks(c, 8, c.h * 0.08, c.h * 0.45);
    farCity(c, ground, tall * 0.5, 0.66);
    mist(c, ground - tall * 0.4, ground, 0.55);
    const stone = mix(p.stone, p.paper, 0.22);
    wing(c, x, ground, tall, stone);
    clockTower(c, x, ground, tall, shade(stone, 0.02));
    gate(c, x, ground, tall, stone);
    plaza(c, ground);
    for (const side of [-1, 1]) {
      leafTree(c, x + side * tall * 0.8, ground + c.u * 1.6, tall * 0.4, p.leaf);
      bush(c, x + side * tall * 0.58, ground + c.u * 1.2, c.u * 8, p.leaf);
      lamp(c, x + side * tall * 0.3, ground + c.u * 3.2, tall * 0.26);
    }
    flag(c, x - tall * 0.22, ground + c.u * 1.2, tall * 0.3, [p.cool, p.light, p.cool]);
    for (let index = 0; index < 7; index += 1) {
      const depth = c.r.between(0, 1);
      const px = x + c.r.between(-0.42, 0.42) * c.w;
      person(
        c,
        px,
        ground + c.u * (3 + depth * 9),
        c.u * (8.5 + depth * 3.6),
        c.r.pick(['walk', 'walk', 'stand', 'wait']),
        someDress(c),
        c.r.chance(0.5) ? 1 : -1,
      );
    }
    c.focus(x, ground - tall * 0.66);
  },
};

function wing(
  c: Canvas,
  x: number,
  ground: number,
  tall: number,
  stone: ReturnType<typeof mix>,
): void {
  const roof = mix(c.p.ink, c.p.cool, 0.45);
  const half = tall * 0.7;
  const height = tall * 0.26;
  const top = ground - height;
  c.poly(
    [
      [x - half, top],
      [x - half * 0.95, top - tall * 0.07],
      [x + half * 0.95, top - tall * 0.07],
      [x + half, top],
    ],
    roof,
  );
  const wall = c.linear([
    [0, shade(stone, 0.02)],
    [1, shade(stone, -0.05)],
  ]);
  c.rect(x - half, top, half * 2, height, wall);
  for (const [center, wide] of [
    [-0.88, 0.2],
    [0.88, 0.2],
    [0, 0.34],
  ] as const) {
    pavilion(c, x + center * half, ground, wide * half, height * 1.22, stone);
  }
  const dark: [number, number, number, number][] = [];
  const lit: [number, number, number, number][] = [];
  for (let column = 0; column < 22; column += 1) {
    const wx = x - half * 0.97 + (column / 21.4) * half * 1.94;
    for (let row = 0; row < 3; row += 1) {
      (c.r.chance(c.p.isDark ? 0.5 : 0.06) ? lit : dark).push([
        wx,
        top + height * (0.13 + row * 0.3),
        half * 0.032,
        height * 0.19,
      ]);
    }
    dark.push([wx, top - tall * 0.05, half * 0.028, tall * 0.03]);
  }
  c.rects(dark, mix(c.p.ink, c.p.cool, 0.25), 0.72);
  c.rects(lit, c.p.light, 0.95);
  for (const level of [0, 0.36, 0.66]) {
    c.rect(
      x - half * 1.01,
      top + height * level - c.u * 0.3,
      half * 2.02,
      c.u * 0.55,
      shade(stone, 0.06),
    );
  }
}

function pavilion(
  c: Canvas,
  x: number,
  ground: number,
  width: number,
  height: number,
  stone: ReturnType<typeof mix>,
): void {
  const roof = mix(c.p.ink, c.p.cool, 0.38);
  const top = ground - height;
  c.poly(
    [
      [x - width / 2, top],
      [x - width * 0.36, top - height * 0.36],
      [x + width * 0.36, top - height * 0.36],
      [x + width / 2, top],
    ],
    roof,
  );
  c.poly(
    [
      [x + width * 0.2, top - height * 0.36],
      [x + width * 0.36, top - height * 0.36],
      [x + width / 2, top],
      [x + width * 0.26, top],
    ],
    shade(roof, 0.06),
  );
  c.rect(x - width * 0.38, top - height * 0.38, width * 0.76, height * 0.03, shade(roof, 0.1));
  c.rect(x - width / 2, top, width, height, stone);
  c.rect(x - width / 2, top, width * 0.2, height, shade(stone, -0.07), { opacity: 0.7 });
  c.rect(x - width * 0.54, top - height * 0.01, width * 1.08, height * 0.035, shade(stone, 0.06));
}

function gate(
  c: Canvas,
  x: number,
  ground: number,
  tall: number,
  stone: ReturnType<typeof mix>,
): void {
  const width = tall * 0.09;
  const height = tall * 0.15;
  c.rect(x - width * 0.85, ground - height * 1.25, width * 1.7, height * 1.25, shade(stone, 0.05));
  c.path(
    `M${x - width / 2} ${ground}V${ground - height * 0.6}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${ground}z`,
    mix(c.p.ink, c.p.warm, 0.12),
  );
  c.path(
    `M${x - width * 0.32} ${ground}V${ground - height * 0.5}a${width * 0.32} ${width * 0.32} 0 0 1 ${width * 0.64} 0V${ground}z`,
    mix(c.p.haze, c.p.light, 0.4),
    { opacity: 0.75 },
  );
}

function plaza(c: Canvas, ground: number): void {
  const paving = mix(c.p.stone, c.p.paper, 0.32);
  c.rect(
    0,
    ground,
    c.w,
    c.h - ground,
    c.linear([
      [0, shade(paving, -0.09)],
      [1, shade(paving, 0.01)],
    ]),
  );
  const height = c.h - ground;
  for (let index = -16; index <= 16; index += 1) {
    c.line(
      [
        [c.w / 2 + index * c.u * 5, ground],
        [c.w / 2 + index * c.u * 16, c.h],
      ],
      shade(paving, -0.11),
      c.u * 0.12,
      { opacity: 0.5 },
    );
  }
  for (const depth of [0.08, 0.2, 0.38, 0.64]) {
    c.line(
      [
        [0, ground + height * depth],
        [c.w, ground + height * depth],
      ],
      shade(paving, -0.11),
      c.u * 0.13,
      { opacity: 0.5 },
    );
  }
}
