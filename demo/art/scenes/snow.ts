import { d, type Canvas } from '../Canvas';
import { mix, shade, type Color } from '../color';
import { sky } from '../parts/backdrop';
import { bricks, sash } from '../parts/buildings';
import { bareTree, pine } from '../parts/flora';
import { person, someDress } from '../parts/people';
import { lamp } from '../parts/props';
import type { Scene } from '../Scene';

/** Snow on the block; someone digs out. */
export const snow: Scene = {
  alt: 'someone shoveling snow on a block of rowhouses',
  palettes: ['winter', 'night', 'dusk', 'overcast', 'dawn'],
  draw(c) {
    const { p, r } = c;
    const ground = c.h * 0.72;
    const white = mix(p.paper, p.cool, p.isDark ? 0.24 : 0.05);
    sky(c, ground);
    const width = c.u * 25;
    const start = -width * r.between(0.2, 0.7);
    const walls = r.shuffled([
      p.warm,
      mix(p.warm, p.ink, 0.25),
      mix(p.cool, p.paper, 0.2),
      mix(p.stone, p.paper, 0.2),
      mix(p.leaf, p.paper, 0.3),
    ]);
    for (let index = 0; start + index * width < c.w; index += 1) {
      house(
        c,
        start + index * width,
        ground,
        width,
        Math.min(c.h * 0.5, width * 1.9) * (1 + (index % 2) * 0.05),
        walls[index % walls.length] ?? p.warm,
        white,
      );
    }
    bareTree(c, c.w * 0.12, ground + c.u * 3, c.h * 0.6, mix(p.ink, p.warm, 0.2));
    pine(c, c.w * 0.93, ground + c.u * 4, c.h * 0.46, mix(p.leaf, p.ink, 0.2), white);
    drifts(c, ground, white);
    lamp(c, c.w * 0.76, ground + c.u * 5, c.h * 0.42);
    c.ellipse(c.w * 0.76, ground + c.u * 5, c.u * 3.4, c.u * 1.2, white);
    buriedCar(c, c.w * 0.24, ground + c.h * 0.13, c.u * 32, white);
    const tall = c.h * 0.4;
    const x = c.w * 0.56;
    digger(c, x, c.h * 0.93, tall, white);
    flakes(c, white);
    c.focus(x, c.h * 0.93 - tall * 0.6);
  },
};

function house(
  c: Canvas,
  x: number,
  ground: number,
  width: number,
  height: number,
  wall: Color,
  white: Color,
): void {
  const top = ground - height;
  const trim = mix(c.p.paper, wall, 0.15);
  c.rect(
    x,
    top,
    width,
    height,
    c.linear([
      [0, wall],
      [1, shade(wall, -0.05)],
    ]),
  );
  bricks(c, x, top + c.u * 3, width, height - c.u * 4, wall);
  c.rect(x, top, width, c.u * 2.4, shade(wall, -0.08));
  for (const row of [0.15, 0.45])
    for (const column of [0.2, 0.62]) {
      const [wx, wy, ww, wh] = [
        x + width * column,
        top + height * row,
        width * 0.19,
        height * 0.19,
      ];
      sash(c, wx, wy, ww, wh, {
        frame: trim,
        isLit: c.r.chance(c.p.isDark ? 0.65 : 0.35),
        isCurtained: c.r.chance(0.6),
      });
      c.ellipse(wx + ww / 2, wy + wh + c.u * 0.5, ww * 0.68, c.u * 0.7, white);
    }
  const door = c.r.pick([c.p.accent, c.p.cool, c.p.leaf, c.p.ink]);
  c.rect(x + width * 0.2, ground - height * 0.27, width * 0.22, height * 0.27, trim);
  c.rect(x + width * 0.225, ground - height * 0.25, width * 0.17, height * 0.25, door);
  c.circle(x + width * 0.31, ground - height * 0.19, c.u * 1, mix(c.p.leaf, c.p.ink, 0.2));
  c.circle(x + width * 0.31, ground - height * 0.19, c.u * 0.5, door);
  sash(c, x + width * 0.6, ground - height * 0.26, width * 0.24, height * 0.16, {
    frame: trim,
    isLit: true,
    isCurtained: true,
  });
  const lumps = Array.from(
    { length: 6 },
    (_, index) =>
      [x + (index + 0.5) * (width / 6), top + c.u * 0.2, c.u * c.r.between(1.6, 2.4)] as const,
  );
  c.dots(lumps, white);
  c.rect(x - c.u * 0.4, top - c.u * 0.4, width + c.u * 0.8, c.u * 1.6, white, {
    radius: c.u * 0.8,
  });
}

function drifts(c: Canvas, ground: number, white: Color): void {
  const shadow = mix(white, c.p.cool, 0.3);
  c.rect(
    0,
    ground,
    c.w,
    c.h - ground,
    c.linear([
      [0, shadow],
      [0.35, white],
      [1, mix(white, c.p.cool, 0.16)],
    ]),
  );
  for (let layer = 0; layer < 4; layer += 1) {
    const y = ground + layer * (c.h - ground) * 0.27;
    const points: [number, number][] = [[-c.w * 0.1, y + c.u * 3]];
    for (let index = 0; index <= 5; index += 1)
      points.push([c.w * (index / 5), y + c.r.between(-2.2, 2.2) * c.u]);
    c.blob(
      [...points, [c.w * 1.1, c.h * 1.1], [-c.w * 0.1, c.h * 1.1]],
      c.linear([
        [0, white],
        [0.3, mix(white, shadow, 0.35)],
        [1, white],
      ]),
    );
  }
  for (let index = 0; index < 9; index += 1) {
    const x = c.w * (0.62 + index * 0.035);
    const y = c.h * (0.96 - index * 0.014);
    c.ellipse(x, y + (index % 2) * c.u * 1.1, c.u * 1, c.u * 0.45, shadow);
  }
}

function buriedCar(c: Canvas, x: number, ground: number, length: number, white: Color): void {
  const color = c.r.pick([c.p.accent, c.p.cool, c.p.leaf]);
  const h = length * 0.36;
  c.path(
    d`M${x - length / 2} ${ground}V${ground - h * 0.45}Q${x - length * 0.42} ${ground - h * 0.62} ${x - length * 0.28} ${ground - h * 0.62}Q${x - length * 0.2} ${ground - h} ${x - length * 0.06} ${ground - h}H${x + length * 0.1}Q${x + length * 0.22} ${ground - h} ${x + length * 0.3} ${ground - h * 0.6}Q${x + length * 0.48} ${ground - h * 0.58} ${x + length / 2} ${ground - h * 0.3}V${ground}z`,
    color,
  );
  c.path(
    d`M${x - length * 0.22} ${ground - h * 0.62}Q${x - length * 0.16} ${ground - h * 0.9} ${x - length * 0.05} ${ground - h * 0.9}H${x + length * 0.08}Q${x + length * 0.18} ${ground - h * 0.9} ${x + length * 0.23} ${ground - h * 0.62}z`,
    mix(c.p.ink, c.p.sky[1], 0.4),
  );
  c.rect(x - length * 0.005, ground - h * 0.95, length * 0.02, h * 0.36, color);
  c.blob(
    [
      [x - length * 0.26, ground - h * 0.84],
      [x - length * 0.1, ground - h * 1.16],
      [x + length * 0.1, ground - h * 1.18],
      [x + length * 0.24, ground - h * 0.86],
      [x + length * 0.1, ground - h * 0.93],
      [x - length * 0.1, ground - h * 0.93],
    ],
    white,
  );
  c.blob(
    [
      [x - length * 0.54, ground - h * 0.46],
      [x - length * 0.42, ground - h * 0.74],
      [x - length * 0.27, ground - h * 0.68],
      [x - length * 0.36, ground - h * 0.52],
    ],
    white,
  );
  c.blob(
    [
      [x + length * 0.27, ground - h * 0.64],
      [x + length * 0.42, ground - h * 0.72],
      [x + length * 0.53, ground - h * 0.34],
      [x + length * 0.4, ground - h * 0.48],
    ],
    white,
  );
  c.blob(
    [
      [x - length * 0.66, ground + h * 0.1],
      [x - length * 0.45, ground - h * 0.28],
      [x - length * 0.2, ground - h * 0.12],
      [x + length * 0.1, ground - h * 0.24],
      [x + length * 0.4, ground - h * 0.14],
      [x + length * 0.66, ground + h * 0.1],
      [x, ground + h * 0.22],
    ],
    white,
  );
}

function digger(c: Canvas, x: number, ground: number, tall: number, white: Color): void {
  const shadow = mix(white, c.p.cool, 0.4);
  c.ellipse(x - tall * 0.3, ground, tall * 0.5, tall * 0.035, shadow);
  c.blob(
    [
      [x + tall * 0.3, ground + tall * 0.04],
      [x + tall * 0.46, ground - tall * 0.2],
      [x + tall * 0.7, ground - tall * 0.32],
      [x + tall * 0.95, ground - tall * 0.14],
      [x + tall * 1.1, ground + tall * 0.05],
    ],
    mix(white, shadow, 0.25),
  );
  c.line(
    [
      [x + tall * 0.06, ground - tall * 0.68],
      [x + tall * 0.55, ground - tall * 0.36],
    ],
    mix(c.p.warm, c.p.light, 0.3),
    tall * 0.028,
  );
  person(
    c,
    x,
    ground,
    tall,
    'work',
    someDress(c, {
      top: c.p.accent,
      garment: 'coat',
      head: 'beanie',
      hair: c.p.light,
      shoes: c.p.ink,
      bottom: mix(c.p.ink, c.p.cool, 0.2),
    }),
    1,
  );
  c.line(
    [
      [x - tall * 0.06, ground - tall * 0.8],
      [x + tall * 0.09, ground - tall * 0.79],
    ],
    c.p.light,
    tall * 0.06,
  );
  c.line(
    [
      [x - tall * 0.07, ground - tall * 0.78],
      [x - tall * 0.12, ground - tall * 0.62],
    ],
    shade(c.p.light, -0.06),
    tall * 0.045,
  );
  c.poly(
    [
      [x + tall * 0.5, ground - tall * 0.44],
      [x + tall * 0.7, ground - tall * 0.34],
      [x + tall * 0.66, ground - tall * 0.22],
      [x + tall * 0.47, ground - tall * 0.32],
    ],
    mix(c.p.cool, c.p.ink, 0.2),
  );
  c.blob(
    [
      [x + tall * 0.47, ground - tall * 0.42],
      [x + tall * 0.58, ground - tall * 0.54],
      [x + tall * 0.72, ground - tall * 0.36],
      [x + tall * 0.6, ground - tall * 0.34],
    ],
    white,
  );
  c.dots(
    Array.from(
      { length: 22 },
      () =>
        [
          x + tall * c.r.between(0.6, 0.95),
          ground - tall * c.r.between(0.3, 0.8),
          tall * c.r.between(0.006, 0.02),
        ] as const,
    ),
    white,
  );
}

function flakes(c: Canvas, white: Color): void {
  for (const [count, low, high, opacity] of [
    [240, 0.1, 0.2, 0.75],
    [90, 0.22, 0.4, 0.85],
    [24, 0.5, 0.9, 0.6],
  ] as const) {
    c.dots(
      Array.from(
        { length: count },
        () => [c.r.between(0, c.w), c.r.between(0, c.h), c.u * c.r.between(low, high)] as const,
      ),
      mix(white, c.p.paper, 0.5),
      opacity,
    );
  }
}
