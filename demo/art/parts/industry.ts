import type { Canvas } from '../Canvas';
import { mix, shade } from '../color';

export function tanks(c: Canvas, x: number, ground: number): void {
  for (const [at, width, height] of [
    [-8, 13, 13],
    [7, 16, 10],
  ] as const) {
    const [tx, tw, th] = [x + at * c.u, width * c.u, height * c.u];
    const tin = c.far(mix(c.p.paper, c.p.stone, 0.3), 0.2);
    c.rect(
      tx - tw / 2,
      ground - th,
      tw,
      th,
      c.linear(
        [
          [0, shade(tin, -0.14)],
          [0.5, shade(tin, 0.03)],
          [1, shade(tin, -0.06)],
        ],
        0,
        0,
        1,
        0,
      ),
    );
    c.ellipse(tx, ground - th, tw / 2, tw * 0.07, shade(tin, 0.05));
    c.line(
      [
        [tx - tw * 0.4, ground],
        [tx - tw * 0.1, ground - th * 0.5],
        [tx + tw * 0.3, ground - th],
      ],
      shade(tin, -0.2),
      c.u * 0.3,
    );
    c.rect(tx - tw / 2, ground - th * 0.7, tw, th * 0.1, c.far(c.p.accent, 0.15));
  }
}

export function crane(c: Canvas, x: number, ground: number, height: number): void {
  const steel = c.far(mix(c.p.accent, c.p.warm, 0.4), 0.1);
  const dark = shade(steel, -0.1);
  const top = ground - height;
  const w = height * 0.05;
  c.line(
    [
      [x - w * 2, ground],
      [x - w, ground - height * 0.46],
      [x - w, top + height * 0.2],
    ],
    steel,
    w * 0.36,
  );
  c.line(
    [
      [x + w * 2, ground],
      [x + w, ground - height * 0.46],
      [x + w, top + height * 0.2],
    ],
    dark,
    w * 0.36,
  );
  for (let index = 0; index < 7; index += 1) {
    const y0 = ground - height * 0.1 * index;
    const y1 = y0 - height * 0.1;
    c.line(
      [
        [x - w * (2 - index * 0.15), y0],
        [x + w * (1.85 - index * 0.15), y1],
      ],
      steel,
      w * 0.16,
    );
  }
  c.rect(x - w * 1.6, top + height * 0.18, w * 3.2, w * 1.8, dark, { radius: w * 0.2 });
  c.line(
    [
      [x - height * 0.26, top + height * 0.1],
      [x, top + height * 0.16],
      [x + height * 0.5, top],
    ],
    steel,
    w * 0.5,
  );
  c.line(
    [
      [x - height * 0.26, top + height * 0.1],
      [x, top - height * 0.02],
      [x + height * 0.5, top],
    ],
    steel,
    w * 0.2,
  );
  c.line(
    [
      [x, top + height * 0.18],
      [x, top - height * 0.02],
    ],
    steel,
    w * 0.34,
  );
  c.rect(x - height * 0.3, top + height * 0.09, w * 1.8, w * 1.8, c.p.ink);
  c.line(
    [
      [x + height * 0.42, top + height * 0.02],
      [x + height * 0.42, top + height * 0.38],
    ],
    c.p.ink,
    c.u * 0.16,
  );
  c.rect(x + height * 0.36, top + height * 0.38, height * 0.12, height * 0.065, c.p.cool);
}

export function waterTower(c: Canvas, x: number, ground: number, height: number): void {
  const wood = c.far(mix(c.p.warm, c.p.ink, 0.35), 0.12);
  const w = height * 0.26;
  const low = ground - height * 0.6;
  for (const side of [-1, 1])
    c.line(
      [
        [x + side * w * 0.56, ground],
        [x + side * w * 0.4, low],
      ],
      c.p.ink,
      w * 0.07,
    );
  c.line(
    [
      [x - w * 0.52, ground - height * 0.16],
      [x + w * 0.42, low + height * 0.06],
    ],
    c.p.ink,
    w * 0.04,
  );
  c.line(
    [
      [x + w * 0.52, ground - height * 0.16],
      [x - w * 0.42, low + height * 0.06],
    ],
    c.p.ink,
    w * 0.04,
  );
  c.rect(
    x - w / 2,
    low - height * 0.28,
    w,
    height * 0.28,
    c.linear(
      [
        [0, shade(wood, -0.06)],
        [0.6, shade(wood, 0.05)],
        [1, wood],
      ],
      0,
      0,
      1,
      0,
    ),
  );
  c.rects(
    [0.06, 0.14, 0.22].map((at) => [x - w / 2, low - height * at, w, height * 0.012] as const),
    c.p.ink,
    0.7,
  );
  c.poly(
    [
      [x - w * 0.58, low - height * 0.28],
      [x, low - height * 0.41],
      [x + w * 0.58, low - height * 0.28],
    ],
    mix(c.p.ink, c.p.cool, 0.3),
  );
}
