import { d, type Canvas } from '../Canvas';
import { mix, shade, type Color } from '../color';

import { leaf, ringPoints, scatter } from './garnish';
import { dumplings, pancakes, sandwich, steak } from './moreDishes';

type Dish = (c: Canvas, x: number, y: number, size: number) => void;

function pasta(c: Canvas, x: number, y: number, s: number): void {
  const noodle = mix('#e9c46a', c.p.light, 0.3);
  c.circle(x, y, s * 0.92, shade(noodle, -0.14));
  for (let index = 0; index < 70; index += 1) {
    const turn = c.r.between(0, Math.PI * 2);
    const reach = s * c.r.between(0.2, 0.82);
    const [px, py] = [x + Math.cos(turn) * reach * 0.35, y + Math.sin(turn) * reach * 0.35];
    const radius = s * c.r.between(0.25, 0.58);
    c.stroke(
      d`M${px + Math.cos(turn) * radius} ${py + Math.sin(turn) * radius}A${radius} ${radius} 0 0 1 ${px + Math.cos(turn + 1.7) * radius} ${py + Math.sin(turn + 1.7) * radius}`,
      shade(noodle, c.r.between(-0.09, 0.06)),
      s * 0.06,
    );
  }
  c.blob(ringPoints(c, x, y, s * 0.5), shade(c.p.accent, -0.06));
  c.blob(ringPoints(c, x + s * 0.03, y - s * 0.03, s * 0.38), shade(c.p.accent, 0.02));
  scatter(
    c,
    x,
    y,
    s * 0.42,
    8,
    (px, py) => [px, py, s * c.r.between(0.08, 0.13)],
    mix(c.p.warm, c.p.ink, 0.3),
  );
  for (const angle of [-0.5, 1.5, 3.4]) leaf(c, x, y, s * 0.34, angle, c.p.leaf);
  scatter(c, x, y, s * 0.62, 36, (px, py) => [px, py, s * 0.018], c.p.paper);
}

function fish(c: Canvas, x: number, y: number, s: number): void {
  const sauce = mix('#e7b84f', c.p.light, 0.4);
  c.blob(ringPoints(c, x, y + s * 0.05, s * 0.86), shade(sauce, -0.02));
  const flesh = mix('#eb8a62', c.p.paper, 0.15);
  c.moved(`rotate(-22 ${Math.round(x)} ${Math.round(y)})`, () => {
    c.rect(x - s * 0.68, y - s * 0.26, s * 1.36, s * 0.6, c.p.ink, {
      radius: s * 0.26,
      opacity: 0.18,
    });
    c.path(
      d`M${x - s * 0.7} ${y}C${x - s * 0.6} ${y - s * 0.42} ${x + s * 0.4} ${y - s * 0.4} ${x + s * 0.7} ${y - s * 0.08}C${x + s * 0.7} ${y + s * 0.2} ${x - s * 0.4} ${y + s * 0.42} ${x - s * 0.7} ${y}z`,
      flesh,
    );
    for (let index = 0; index < 6; index += 1) {
      const px = x - s * 0.5 + index * s * 0.2;
      c.stroke(
        d`M${px} ${y - s * 0.25}q${s * 0.14} ${s * 0.22} 0 ${s * 0.46}`,
        shade(flesh, index % 2 ? 0.08 : -0.1),
        s * 0.035,
      );
    }
    c.path(
      d`M${x - s * 0.7} ${y}C${x - s * 0.4} ${y + s * 0.42} ${x + s * 0.7} ${y + s * 0.2} ${x + s * 0.7} ${y - s * 0.08}C${x + s * 0.5} ${y + s * 0.18} ${x - s * 0.3} ${y + s * 0.2} ${x - s * 0.7} ${y}z`,
      mix(c.p.ink, c.p.stone, 0.3),
      { opacity: 0.55 },
    );
  });
  for (let index = 0; index < 6; index += 1) {
    const px = x - s * 0.52 + index * s * 0.13;
    c.line(
      [
        [px, y + s * 0.7],
        [px + s * 0.34, y + s * 0.36],
      ],
      shade(c.p.leaf, c.r.between(-0.03, 0.08)),
      s * 0.075,
    );
    c.circle(px + s * 0.36, y + s * 0.34, s * 0.055, shade(c.p.leaf, -0.06));
  }
  for (const [px, py] of [
    [0.45, -0.52],
    [0.66, -0.34],
  ] as const)
    slice(c, x + px * s, y + py * s, s * 0.2, '#f2cf4a');
  scatter(c, x, y, s * 0.6, 22, (px, py) => [px, py, s * 0.025], c.p.leaf);
}

function slice(c: Canvas, x: number, y: number, r: number, color: Color): void {
  c.circle(x, y, r, color);
  c.circle(x, y, r * 0.84, shade(color, 0.1));
  for (let index = 0; index < 8; index += 1) {
    const angle = (index / 8) * Math.PI * 2;
    c.poly(
      [
        [x, y],
        [x + Math.cos(angle) * r * 0.76, y + Math.sin(angle) * r * 0.76],
        [x + Math.cos(angle + 0.6) * r * 0.76, y + Math.sin(angle + 0.6) * r * 0.76],
      ],
      shade(color, 0.02),
    );
  }
}

function salad(c: Canvas, x: number, y: number, s: number): void {
  const greens = [
    c.p.leaf,
    mix(c.p.leaf, '#a8c25a', 0.5),
    shade(c.p.leaf, -0.07),
    mix('#7a3250', c.p.leaf, 0.25),
  ];
  for (let index = 0; index < 40; index += 1) {
    const turn = c.r.between(0, Math.PI * 2);
    const reach = s * 0.62 * Math.sqrt(c.r.between(0, 1));
    leaf(
      c,
      x + Math.cos(turn) * reach,
      y + Math.sin(turn) * reach,
      s * c.r.between(0.28, 0.46),
      c.r.between(0, Math.PI * 2),
      shade(c.r.pick(greens), c.r.between(-0.05, 0.05)),
    );
  }
  for (let index = 0; index < 7; index += 1) {
    const turn = index * 0.9 + c.r.between(0, 0.4);
    const reach = s * c.r.between(0.25, 0.62);
    const [px, py] = [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach];
    c.circle(px - s * 0.01, py + s * 0.02, s * 0.13, c.p.ink, { opacity: 0.2 });
    if (index % 2) {
      c.circle(px, py, s * 0.125, c.p.accent);
      c.circle(px + s * 0.03, py - s * 0.04, s * 0.04, c.p.paper, { opacity: 0.6 });
    } else {
      c.circle(px, py, s * 0.15, c.p.paper);
      c.circle(px, py, s * 0.13, mix('#c44e7c', c.p.paper, 0.2));
      c.circle(px, py, s * 0.09, c.p.paper);
    }
  }
  c.ellipse(x - s * 0.1, y - s * 0.05, s * 0.22, s * 0.18, c.p.paper);
  c.circle(x - s * 0.1, y - s * 0.05, s * 0.1, '#f0b53c');
  scatter(c, x, y, s * 0.7, 26, (px, py) => [px, py, s * 0.022], mix(c.p.warm, c.p.light, 0.4));
}

function pie(c: Canvas, x: number, y: number, s: number): void {
  const crust = mix('#d99a4e', c.p.warm, 0.2);
  c.circle(x, y, s * 0.98, shade(crust, -0.05));
  const bumps = Array.from({ length: 34 }, (_, index) => {
    const angle = (index / 34) * Math.PI * 2;
    return [x + Math.cos(angle) * s * 0.9, y + Math.sin(angle) * s * 0.9, s * 0.105] as const;
  });
  c.dots(bumps, crust);
  c.dots(
    bumps.map(([px, py, r]) => [px + r * 0.2, py - r * 0.25, r * 0.6] as const),
    shade(crust, 0.06),
  );
  const fruit = c.r.pick(['#8e2140', '#b03a2a', '#c98a2b'] as const);
  c.circle(x, y, s * 0.82, fruit);
  scatter(
    c,
    x,
    y,
    s * 0.72,
    60,
    (px, py) => [px, py, s * c.r.between(0.05, 0.09)],
    shade(fruit, 0.06),
  );
  c.within(
    d`M${x - s * 0.82} ${y}a${s * 0.82} ${s * 0.82} 0 1 0 ${s * 1.64} 0a${s * 0.82} ${s * 0.82} 0 1 0 ${-s * 1.64} 0z`,
    () => {
      for (let index = -3; index <= 3; index += 1) {
        const at = index * s * 0.25;
        c.line(
          [
            [x + at - s, y - s],
            [x + at + s, y + s],
          ],
          shade(crust, -0.08),
          s * 0.13,
        );
        c.line(
          [
            [x + at - s, y - s - s * 0.02],
            [x + at + s, y + s - s * 0.02],
          ],
          shade(crust, 0.02),
          s * 0.11,
        );
      }
      for (let index = -3; index <= 3; index += 1) {
        const at = index * s * 0.25;
        c.line(
          [
            [x + at + s, y - s],
            [x + at - s, y + s],
          ],
          shade(crust, -0.08),
          s * 0.13,
        );
        c.line(
          [
            [x + at + s, y - s - s * 0.02],
            [x + at - s, y + s - s * 0.02],
          ],
          shade(crust, 0.05),
          s * 0.11,
        );
      }
    },
  );
}

function bowl(c: Canvas, x: number, y: number, s: number): void {
  const china = mix(c.p.cool, c.p.ink, 0.25);
  c.circle(x, y, s * 1.06, china);
  c.circle(x, y, s * 0.97, shade(china, 0.08));
  const broth = mix('#c07f35', c.p.warm, 0.25);
  c.circle(x, y, s * 0.88, broth);
  for (let index = 0; index < 26; index += 1) {
    const px = x - s * 0.6 + index * s * 0.026;
    c.curve(
      [
        [px, y + s * 0.1],
        [px + s * 0.16, y + s * c.r.between(0.2, 0.34)],
        [px + s * 0.36, y + s * c.r.between(0.3, 0.5)],
        [px + s * 0.6, y + s * 0.36],
      ],
      mix('#ecd08a', c.p.light, 0.3),
      s * 0.035,
    );
  }
  for (const [dx, dy] of [
    [-0.36, -0.3],
    [-0.06, -0.42],
  ] as const) {
    c.ellipse(x + dx * s, y + dy * s, s * 0.27, s * 0.22, mix(c.p.warm, c.p.stone, 0.35));
    c.ellipse(x + dx * s, y + dy * s, s * 0.19, s * 0.14, mix(c.p.paper, c.p.warm, 0.35));
  }
  c.ellipse(x + s * 0.42, y - s * 0.24, s * 0.22, s * 0.19, c.p.paper);
  c.circle(x + s * 0.42, y - s * 0.24, s * 0.12, '#f0a63a');
  scatter(
    c,
    x + s * 0.1,
    y + s * 0.1,
    s * 0.55,
    26,
    (px, py) => [px, py, s * 0.04],
    shade(c.p.leaf, 0.04),
  );
  for (const angle of [0.2, 0.9, 1.5]) leaf(c, x + s * 0.3, y + s * 0.1, s * 0.36, angle, c.p.leaf);
  for (const shift of [0, 0.11])
    c.line(
      [
        [x + s * (0.5 + shift), y - s * 1.35],
        [x + s * (1.32 + shift), y + s * 0.95],
      ],
      mix(c.p.warm, c.p.ink, 0.4),
      s * 0.05,
    );
}

/** What may lie on the plate. */
export const DISHES: readonly Dish[] = [
  pasta,
  fish,
  salad,
  pie,
  bowl,
  sandwich,
  dumplings,
  steak,
  pancakes,
];
