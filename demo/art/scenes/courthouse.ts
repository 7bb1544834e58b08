import { d, type Canvas } from '../Canvas';
import { mix, shade, type Color } from '../color';
import { clouds, farCity, mist, sky, sun } from '../parts/backdrop';
import { bush, leafTree } from '../parts/flora';
import { person, someDress } from '../parts/people';
import { flag, lamp } from '../parts/props';
import type { Scene } from '../Scene';

/** A courthouse with its columns and steps. */
export const courthouse: Scene = {
  alt: 'a courthouse with columns and broad steps',
  palettes: ['overcast', 'morning', 'golden', 'dusk', 'press', 'winter', 'noon'],
  maxZoom: 1.6,
  draw(c) {
    const { p } = c;
    const ground = c.h * 0.84;
    const width = Math.min(c.w * 0.72, c.h * 1.05);
    const x = c.w / 2;
    sky(c, ground);
    sun(c, c.w * 0.82, c.h * 0.18, c.u * 3.8);
    clouds(c, 5, c.h * 0.05, c.h * 0.35);
    farCity(c, ground, c.h * 0.4, 0.68);
    mist(c, c.h * 0.5, ground, 0.5);
    const stone = mix(p.stone, p.paper, p.isDark ? 0.2 : 0.42);
    wings(c, x, ground, width, stone);
    const steps = ground - width * 0.15;
    portico(c, x, steps, width, stone);
    stairs(c, x, steps, ground, width, stone);
    const plaza = mix(p.stone, p.paper, 0.25);
    c.rect(
      0,
      ground,
      c.w,
      c.h - ground,
      c.linear([
        [0, shade(plaza, -0.1)],
        [1, shade(plaza, -0.02)],
      ]),
    );
    for (const side of [-1, 1]) {
      leafTree(c, x + side * width * 0.66, ground + c.u * 2, c.h * 0.42, p.leaf);
      bush(c, x + side * width * 0.46, ground + c.u * 1.2, c.u * 9, p.leaf);
      lamp(c, x + side * width * 0.36, ground + c.u * 1.6, c.h * 0.24);
    }
    flag(c, x + width * 0.3, ground + c.u * 1.4, c.h * 0.42, [p.cool, p.light, p.cool]);
    const size = width * 0.13;
    person(
      c,
      x - width * 0.13,
      ground - width * 0.062,
      size,
      'walk',
      someDress(c, { garment: 'coat' }),
      1,
    );
    person(
      c,
      x + width * 0.08,
      ground - width * 0.022,
      size,
      'stand',
      someDress(c, { garment: 'coat', top: shade(p.ink, 0.08) }),
      -1,
    );
    person(c, x + width * 0.15, ground - width * 0.018, size * 0.97, 'arms', someDress(c), -1);
    person(c, x - width * 0.42, ground + c.u * 5, size * 1.15, 'walk', someDress(c), 1);
    c.focus(x, steps - width * 0.24);
  },
};

function wings(c: Canvas, x: number, ground: number, width: number, stone: Color): void {
  const half = width * 0.62;
  const height = width * 0.4;
  const wall = shade(stone, -0.045);
  c.rect(
    x - half,
    ground - height,
    half * 2,
    height,
    c.linear([
      [0, wall],
      [1, shade(wall, -0.04)],
    ]),
  );
  c.rect(x - half * 1.02, ground - height, half * 2.04, width * 0.025, shade(stone, 0.02));
  c.rect(x - half * 1.01, ground - height * 0.12, half * 2.02, height * 0.12, shade(wall, -0.06));
  const panes: [number, number, number, number][] = [];
  for (const side of [-1, 1]) {
    for (let column = 0; column < 3; column += 1) {
      for (let row = 0; row < 2; row += 1) {
        panes.push([
          x + side * (half * 0.94 - column * half * 0.12) - half * 0.03,
          ground - height * (0.84 - row * 0.38),
          half * 0.06,
          height * 0.24,
        ]);
      }
    }
  }
  c.rects(panes, c.p.isDark ? c.p.light : mix(c.p.ink, c.p.cool, 0.3), 0.85);
  for (const [px, py, pw] of panes)
    c.rect(px - pw * 0.2, py - pw * 0.4, pw * 1.4, pw * 0.3, shade(stone, 0.03));
}

function portico(c: Canvas, x: number, base: number, width: number, stone: Color): void {
  const half = width * 0.4;
  const height = width * 0.36;
  const top = base - height;
  const deep = mix(c.p.ink, c.p.warm, 0.16);
  c.rect(
    x - half * 0.97,
    top,
    half * 1.94,
    height,
    c.linear([
      [0, mix(deep, stone, 0.08)],
      [1, mix(deep, stone, 0.3)],
    ]),
  );
  const glow = c.p.isDark ? c.p.light : mix(c.p.light, stone, 0.2);
  for (const at of [-0.56, 0, 0.56]) {
    c.rect(
      x + at * half - half * 0.11,
      base - height * 0.68,
      half * 0.22,
      height * 0.68,
      mix(c.p.warm, c.p.ink, 0.4),
    );
    c.rect(x + at * half - half * 0.08, base - height * 0.62, half * 0.16, height * 0.2, glow, {
      opacity: 0.9,
    });
    c.rect(x + at * half - half * 0.005, base - height * 0.4, half * 0.01, height * 0.4, deep);
  }
  const columns = 8;
  for (let index = 0; index < columns; index += 1)
    column(
      c,
      x - half * 0.9 + (index * half * 1.8) / (columns - 1),
      base,
      height,
      half * 0.125,
      stone,
    );
  const band = height * 0.13;
  c.rect(x - half * 1.03, top - band, half * 2.06, band * 1.1, stone);
  c.rect(x - half * 1.05, top - band, half * 2.1, band * 0.2, shade(stone, 0.05));
  c.rect(x - half * 1.03, top, half * 2.06, band * 0.22, shade(stone, -0.12));
  c.rects(
    Array.from(
      { length: 34 },
      (_, index) =>
        [x - half + index * half * 0.0595, top - band * 0.72, half * 0.03, band * 0.42] as const,
    ),
    shade(stone, -0.09),
    0.8,
  );
  const peak = top - band - half * 0.36;
  c.poly(
    [
      [x - half * 1.1, top - band],
      [x, peak],
      [x + half * 1.1, top - band],
    ],
    shade(stone, 0.04),
  );
  c.poly(
    [
      [x - half * 0.9, top - band - half * 0.03],
      [x, peak + half * 0.075],
      [x + half * 0.9, top - band - half * 0.03],
    ],
    shade(stone, -0.08),
  );
  relief(c, x, top - band - half * 0.06, half, stone);
  c.poly(
    [
      [x - half * 1.1, top - band],
      [x - half * 1.12, top - band - half * 0.03],
      [x, peak - half * 0.045],
      [x + half * 1.12, top - band - half * 0.03],
      [x + half * 1.1, top - band],
      [x, peak],
    ],
    shade(stone, 0.06),
  );
}

function column(
  c: Canvas,
  x: number,
  base: number,
  height: number,
  width: number,
  stone: Color,
): void {
  const shaft = c.linear(
    [
      [0, shade(stone, -0.11)],
      [0.4, shade(stone, 0.01)],
      [0.75, shade(stone, 0.055)],
      [1, shade(stone, -0.02)],
    ],
    0,
    0,
    1,
    0,
  );
  const top = base - height;
  c.poly(
    [
      [x - width * 0.5, base],
      [x - width * 0.42, top],
      [x + width * 0.42, top],
      [x + width * 0.5, base],
    ],
    shaft,
  );
  for (const at of [-0.22, 0.02, 0.24])
    c.line(
      [
        [x + at * width, base - height * 0.06],
        [x + at * width * 0.85, top + height * 0.08],
      ],
      shade(stone, -0.1),
      Math.max(1, width * 0.05),
      { opacity: 0.6 },
    );
  c.rect(x - width * 0.62, base - height * 0.045, width * 1.24, height * 0.045, shade(stone, 0.02));
  c.rect(x - width * 0.62, top, width * 1.24, height * 0.035, shade(stone, 0.05));
  c.circle(x - width * 0.5, top + height * 0.052, width * 0.17, shade(stone, -0.03));
  c.circle(x + width * 0.5, top + height * 0.052, width * 0.17, shade(stone, 0.04));
}

/** The scales in the pediment. */
function relief(c: Canvas, x: number, base: number, half: number, stone: Color): void {
  const color = shade(stone, 0.045);
  const h = half * 0.2;
  const w = half * 0.018;
  c.rect(x - w / 2, base - h, w, h, color);
  c.rect(x - half * 0.1, base - w * 1.4, half * 0.2, w * 1.4, color);
  c.line(
    [
      [x - half * 0.2, base - h * 0.86],
      [x + half * 0.2, base - h * 0.86],
    ],
    color,
    w,
  );
  for (const side of [-1, 1]) {
    const px = x + side * half * 0.2;
    c.line(
      [
        [px - half * 0.06, base - h * 0.38],
        [px, base - h * 0.86],
        [px + half * 0.06, base - h * 0.38],
      ],
      color,
      w * 0.5,
    );
    c.path(
      d`M${px - half * 0.075} ${base - h * 0.4}h${half * 0.15}a${half * 0.075} ${half * 0.05} 0 0 1 ${-half * 0.15} 0z`,
      color,
    );
  }
}

function stairs(
  c: Canvas,
  x: number,
  top: number,
  ground: number,
  width: number,
  stone: Color,
): void {
  const count = 10;
  for (let index = 0; index < count; index += 1) {
    const y = top + ((ground - top) * index) / count;
    const height = (ground - top) / count;
    const half = width * (0.42 + index * 0.0065);
    c.rect(x - half, y, half * 2, height + 1, shade(stone, -0.07 - index * 0.004));
    c.rect(x - half, y, half * 2, height * 0.36, shade(stone, 0.05));
  }
  for (const side of [-1, 1]) {
    const px = x + side * width * 0.46;
    c.rect(
      px - width * 0.035,
      top - width * 0.01,
      width * 0.07,
      ground - top + width * 0.01,
      stone,
    );
    c.rect(
      px - width * 0.045,
      top - width * 0.022,
      width * 0.09,
      width * 0.022,
      shade(stone, 0.06),
    );
  }
}
