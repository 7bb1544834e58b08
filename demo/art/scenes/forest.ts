import type { Canvas } from '../Canvas';
import { mix, shade } from '../color';
import { mist } from '../parts/backdrop';
import { bush, grass, pine } from '../parts/flora';
import { person, someDress } from '../parts/people';
import type { Scene } from '../Scene';

/** A trail among tall trunks, light falling through. */
export const forest: Scene = {
  alt: 'a hiker on a trail among tall trees',
  palettes: ['golden', 'morning', 'overcast', 'harbor', 'dawn', 'noon', 'winter'],
  maxZoom: 1.5,
  draw(c) {
    const { p, r } = c;
    const floor = c.h * 0.66;
    c.rect(
      0,
      0,
      c.w,
      floor,
      c.linear([
        [0, mix(p.sky[1], p.leaf, 0.35)],
        [0.7, mix(p.sky[2], p.light, 0.3)],
        [1, p.haze],
      ]),
    );
    const lightX = c.w * r.between(0.52, 0.64);
    c.glow(lightX, c.h * 0.36, c.u * 48, p.sun, 0.85);
    for (let layer = 0; layer < 4; layer += 1) {
      const distance = 0.76 - layer * 0.22;
      const base = floor + layer * c.u * 2.4;
      if (layer < 2)
        for (let index = 0; index < 9; index += 1)
          pine(
            c,
            c.w * r.between(-0.03, 1.03),
            base,
            c.h * r.between(0.32, 0.5),
            c.far(mix(p.leaf, p.cool, 0.3), distance),
          );
      trunks(c, base, layer, distance, lightX);
      mist(c, base - c.h * 0.3, base + c.u * 2, 0.42 - layer * 0.09);
    }
    rays(c, lightX, floor);
    ground(c, floor);
    const tall = c.h * 0.3;
    const x = lightX - c.u * 1;
    c.poly(
      [
        [x - tall * 0.05, c.h * 0.82],
        [x + tall * 0.06, c.h * 0.82],
        [x - tall * 0.5, c.h * 0.98],
        [x - tall * 0.74, c.h * 0.98],
      ],
      p.ink,
      { opacity: 0.2 },
    );
    person(
      c,
      x,
      c.h * 0.82,
      tall,
      'walk',
      someDress(c, {
        top: p.accent,
        garment: 'shirt',
        head: 'beanie',
        hair: p.light,
        bottom: mix(p.ink, p.leaf, 0.2),
      }),
      1,
    );
    c.rect(
      x - tall * 0.19,
      c.h * 0.82 - tall * 0.8,
      tall * 0.14,
      tall * 0.26,
      mix(p.warm, p.light, 0.3),
      { radius: tall * 0.03 },
    );
    front(c);
    c.focus(x, c.h * 0.82 - tall * 0.6);
  },
};

function trunks(c: Canvas, base: number, layer: number, distance: number, lightX: number): void {
  const count = 10 - layer * 2;
  for (let index = 0; index < count; index += 1) {
    const x = c.w * ((index + c.r.between(0.1, 0.9)) / count);
    if (layer > 1 && Math.abs(x - lightX) < c.u * (8 + layer * 2)) continue;
    const width = c.u * (1.1 + layer * 1.1) * c.r.between(0.7, 1.3);
    const lean = c.r.between(-1, 1) * c.u * 1.4;
    const bark = c.far(mix(c.p.ink, c.p.warm, 0.3), Math.max(0, distance));
    const lit = x < lightX ? 1 : -1;
    c.poly(
      [
        [x - width * 0.75, base + c.u],
        [x - width * 0.4 + lean, -c.u],
        [x + width * 0.4 + lean, -c.u],
        [x + width * 0.75, base + c.u],
      ],
      bark,
    );
    c.poly(
      [
        [x + lit * width * 0.3, base + c.u],
        [x + lit * width * 0.15 + lean, -c.u],
        [x + lit * width * 0.4 + lean, -c.u],
        [x + lit * width * 0.75, base + c.u],
      ],
      mix(bark, c.p.light, 0.3),
      { opacity: 0.7 },
    );
    if (layer > 1)
      for (let mark = 0; mark < 12; mark += 1) {
        const y = c.r.between(0, base);
        c.line(
          [
            [x - width * 0.3 + lean * (1 - y / base), y],
            [x + width * 0.1 + lean * (1 - y / base), y + c.u * 0.3],
          ],
          shade(bark, -0.07),
          c.u * 0.22,
          { opacity: 0.7 },
        );
      }
    canopy(
      c,
      x + lean,
      c.h * c.r.between(-0.02, 0.12),
      c.u * (9 + layer * 3),
      c.far(mix(c.p.leaf, c.p.ink, layer * 0.08), distance),
    );
  }
}

function canopy(
  c: Canvas,
  x: number,
  y: number,
  size: number,
  color: ReturnType<typeof mix>,
): void {
  c.dots(
    Array.from(
      { length: 26 },
      () =>
        [
          x + c.r.between(-1, 1) * size,
          y + c.r.between(-0.7, 0.5) * size,
          size * c.r.between(0.1, 0.26),
        ] as const,
    ),
    color,
    0.95,
  );
  c.dots(
    Array.from(
      { length: 22 },
      () =>
        [
          x + c.r.between(-1, 1) * size,
          y + c.r.between(-0.6, 0.6) * size,
          size * c.r.between(0.03, 0.08),
        ] as const,
    ),
    mix(color, c.p.light, 0.25),
    0.8,
  );
}

function rays(c: Canvas, x: number, floor: number): void {
  for (let index = 0; index < 6; index += 1) {
    const top = x + c.r.between(-6, 22) * c.u;
    const width = c.u * c.r.between(1.5, 4);
    const fall = -c.u * c.r.between(16, 34);
    c.poly(
      [
        [top, -c.u],
        [top + width, -c.u],
        [top + width * 2.4 + fall, floor + c.h * 0.14],
        [top + fall, floor + c.h * 0.14],
      ],
      c.linear([
        [0, c.p.light, 0.34],
        [1, c.p.light, 0],
      ]),
    );
  }
}

function ground(c: Canvas, floor: number): void {
  const moss = mix(c.p.leaf, c.p.ink, 0.3);
  c.blob(
    [
      [-c.w * 0.1, floor + c.u * 6],
      [c.w * 0.25, floor + c.u * 3],
      [c.w * 0.6, floor + c.u * 5],
      [c.w * 1.1, floor + c.u * 3],
      [c.w * 1.1, c.h * 1.1],
      [-c.w * 0.1, c.h * 1.1],
    ],
    c.linear([
      [0, mix(moss, c.p.light, 0.22)],
      [1, moss],
    ]),
  );
  const earth = mix(c.p.stone, c.p.warm, 0.3);
  c.blob(
    [
      [c.w * 0.55, floor + c.u * 5],
      [c.w * 0.5, floor + c.h * 0.1],
      [c.w * 0.4, floor + c.h * 0.2],
      [c.w * 0.26, c.h * 1.06],
      [c.w * 0.78, c.h * 1.06],
      [c.w * 0.66, floor + c.h * 0.2],
      [c.w * 0.62, floor + c.h * 0.1],
      [c.w * 0.6, floor + c.u * 5],
    ],
    c.linear([
      [0, mix(earth, c.p.light, 0.4)],
      [1, shade(earth, -0.08)],
    ]),
  );
  const leaves = [c.p.warm, c.p.light, mix(c.p.leaf, c.p.light, 0.4)];
  for (const color of leaves)
    c.dots(
      Array.from({ length: 60 }, () => {
        const depth = c.r.between(0, 1);
        return [
          c.r.between(0, c.w),
          floor + c.u * 6 + depth * (c.h - floor),
          c.u * (0.1 + depth * 0.3),
        ] as const;
      }),
      color,
      0.75,
    );
  grass(c, floor + c.h * 0.08, c.h, moss, 120);
}

function front(c: Canvas): void {
  const dark = mix(c.p.ink, c.p.leaf, 0.3);
  c.poly(
    [
      [-c.u * 4, c.h],
      [-c.u * 3, 0],
      [c.u * 5, 0],
      [c.u * 9, c.h],
    ],
    dark,
  );
  c.poly(
    [
      [c.u * 3.4, 0],
      [c.u * 5, 0],
      [c.u * 9, c.h],
      [c.u * 6, c.h],
    ],
    mix(dark, c.p.light, 0.16),
  );
  for (const [x, size] of [
    [0.04, 20],
    [0.9, 22],
    [1.0, 26],
    [0.16, 13],
  ] as const)
    bush(c, c.w * x, c.h * 1.03, c.u * size, mix(c.p.leaf, c.p.ink, 0.42));
  for (let index = 0; index < 16; index += 1) {
    const x = c.w * c.r.between(0.72, 1);
    const tall = c.u * c.r.between(6, 13);
    for (const side of [-1, 1])
      c.curve(
        [
          [x, c.h],
          [x + side * tall * 0.2, c.h - tall * 0.8],
          [x + side * tall * 0.7, c.h - tall],
        ],
        mix(c.p.leaf, c.p.ink, 0.2),
        c.u * 0.4,
      );
  }
}
