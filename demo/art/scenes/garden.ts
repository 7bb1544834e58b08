import type { Canvas } from '../Canvas';
import { mix, shade, type Color } from '../color';
import { clouds, sky, sun, treeline } from '../parts/backdrop';
import { bricks, sash } from '../parts/buildings';
import { bush, flower, leafTree } from '../parts/flora';
import { person, someDress } from '../parts/people';
import type { Scene } from '../Scene';

/** A community garden between the houses. */
export const garden: Scene = {
  alt: 'a gardener with a watering can among raised beds and flowers',
  palettes: ['morning', 'noon', 'golden', 'harbor', 'dawn', 'overcast'],
  draw(c) {
    const { p, r } = c;
    const ground = c.h * 0.56;
    sky(c, ground);
    sun(c, c.w * 0.3, c.h * 0.16, c.u * 4);
    clouds(c, 3, c.h * 0.04, c.h * 0.22);
    treeline(c, ground, c.u * 9, c.far(p.leaf, 0.4));
    houses(c, ground);
    leafTree(c, c.w * 0.12, ground + c.u * 2, c.h * 0.46, p.leaf);
    shed(c, c.w * 0.24, ground + c.u * 3, c.u * 17);
    fence(c, ground + c.u * 2);
    const soil = mix(p.warm, p.ink, 0.55);
    const lawn = mix(p.leaf, p.light, 0.2);
    c.rect(
      0,
      ground + c.u * 2,
      c.w,
      c.h,
      c.linear([
        [0, c.far(lawn, 0.15)],
        [1, shade(lawn, -0.05)],
      ]),
    );
    bed(c, c.w * 0.16, c.h * 0.7, c.w * 0.24, soil, 'greens');
    bed(c, c.w * 0.5, c.h * 0.68, c.w * 0.22, soil, 'tomatoes');
    bed(c, c.w * 0.82, c.h * 0.71, c.w * 0.26, soil, 'flowers');
    const tall = c.h * 0.42;
    const x = c.w * 0.6;
    person(
      c,
      x,
      c.h * 0.86,
      tall,
      'work',
      someDress(c, { garment: 'shirt', head: 'hat', top: r.pick([p.accent, p.cool, p.paper]) }),
      -1,
    );
    can(c, x - tall * 0.3, c.h * 0.86 - tall * 0.56, tall * 0.2);
    bed(c, c.w * 0.25, c.h * 0.93, c.w * 0.42, soil, 'flowers');
    bed(c, c.w * 0.82, c.h * 0.95, c.w * 0.36, soil, 'greens');
    c.focus(x - tall * 0.12, c.h * 0.86 - tall * 0.68);
  },
};

function houses(c: Canvas, ground: number): void {
  const walls = [c.p.warm, mix(c.p.cool, c.p.paper, 0.3), mix(c.p.warm, c.p.stone, 0.5)];
  walls.forEach((wall, index) => {
    const width = c.w * 0.155;
    const x = c.w * 0.5 + index * width;
    const height = c.h * (0.42 - (index % 2) * 0.03);
    const color = c.far(wall, 0.14);
    c.rect(x, ground - height, width, height + c.u * 3, color);
    bricks(c, x, ground - height, width, height, color);
    c.rect(
      x - c.u * 0.3,
      ground - height - c.u,
      width + c.u * 0.6,
      c.u * 1.8,
      mix(c.p.paper, c.p.stone, 0.4),
    );
    for (const row of [0.14, 0.46])
      for (const column of [0.24, 0.66]) {
        sash(
          c,
          x + width * column - width * 0.07,
          ground - height * (1 - row),
          width * 0.16,
          height * 0.2,
          { frame: c.p.paper, isLit: c.r.chance(0.15), isCurtained: true },
        );
      }
  });
}

function shed(c: Canvas, x: number, ground: number, width: number): void {
  const wood = mix(c.p.cool, c.p.paper, 0.2);
  const h = width * 0.8;
  c.rect(x, ground - h, width, h, wood);
  c.rects(
    Array.from(
      { length: 9 },
      (_, index) => [x + (index * width) / 9, ground - h, c.u * 0.18, h] as const,
    ),
    shade(wood, -0.09),
  );
  c.poly(
    [
      [x - width * 0.08, ground - h],
      [x + width * 0.5, ground - h * 1.5],
      [x + width * 1.08, ground - h],
    ],
    mix(c.p.ink, c.p.warm, 0.35),
  );
  c.rect(x + width * 0.14, ground - h * 0.74, width * 0.32, h * 0.74, shade(wood, -0.1));
  c.circle(x + width * 0.41, ground - h * 0.36, c.u * 0.3, c.p.light);
  sash(c, x + width * 0.62, ground - h * 0.7, width * 0.22, h * 0.3, {
    frame: c.p.paper,
    isLit: false,
  });
}

function fence(c: Canvas, ground: number): void {
  const wood = mix(c.p.paper, c.p.stone, 0.2);
  for (const lift of [3, 6.4]) c.rect(0, ground - c.u * lift, c.w, c.u * 0.7, shade(wood, -0.08));
  for (let x = 0; x < c.w; x += c.u * 2.5) {
    c.poly(
      [
        [x, ground],
        [x, ground - c.u * 7.4],
        [x + c.u * 0.8, ground - c.u * 8.4],
        [x + c.u * 1.6, ground - c.u * 7.4],
        [x + c.u * 1.6, ground],
      ],
      wood,
    );
  }
}

function bed(
  c: Canvas,
  x: number,
  y: number,
  width: number,
  soil: Color,
  kind: 'greens' | 'tomatoes' | 'flowers',
): void {
  const wood = mix(c.p.warm, c.p.stone, 0.45);
  const h = c.u * 5;
  const left = x - width / 2;
  c.poly(
    [
      [left + c.u * 2.4, y - h * 0.7],
      [left + width - c.u * 2.4, y - h * 0.7],
      [left + width, y],
      [left, y],
    ],
    soil,
  );
  const count = Math.floor(width / (c.u * (kind === 'flowers' ? 3.4 : 4.2)));
  for (let row = 0; row < 2; row += 1) {
    for (let index = 0; index <= count; index += 1) {
      const px = left + c.u * 2 + (index / count) * (width - c.u * 4) + row * c.u;
      const py = y - h * (0.5 - row * 0.4);
      if (kind === 'greens')
        bush(
          c,
          px,
          py,
          c.u * c.r.between(4.4, 6),
          mix(c.p.leaf, c.r.pick(['#a9bf54', '#4f8a4a', '#7a3a5a'] as const), 0.3),
        );
      else if (kind === 'tomatoes') vine(c, px, py, c.u * c.r.between(8, 11));
      else
        flower(
          c,
          px,
          py,
          c.u * c.r.between(5, 10),
          c.r.pick([c.p.accent, c.p.light, c.p.paper, mix(c.p.accent, c.p.cool, 0.5)]),
        );
    }
  }
  c.rect(
    left,
    y - c.u * 0.2,
    width,
    h * 0.72,
    c.linear([
      [0, shade(wood, 0.03)],
      [1, shade(wood, -0.08)],
    ]),
  );
  c.rect(left, y + h * 0.16, width, c.u * 0.2, shade(wood, -0.14));
  c.ellipse(x, y + h * 0.55, width * 0.5, c.u * 0.7, c.p.ink, { opacity: 0.18 });
}

function vine(c: Canvas, x: number, base: number, height: number): void {
  c.line(
    [
      [x, base],
      [x, base - height],
    ],
    mix(c.p.stone, c.p.warm, 0.4),
    c.u * 0.3,
  );
  for (let index = 0; index < 4; index += 1)
    bush(
      c,
      x + c.r.between(-0.5, 0.5) * c.u,
      base - height * (0.15 + index * 0.24),
      c.u * 4,
      c.p.leaf,
    );
  c.dots(
    Array.from(
      { length: 6 },
      () =>
        [
          x + c.r.between(-1.6, 1.6) * c.u,
          base - c.r.between(0.1, 0.9) * height,
          c.u * c.r.between(0.45, 0.7),
        ] as const,
    ),
    c.p.accent,
  );
}

function can(c: Canvas, x: number, y: number, size: number): void {
  const tin = mix(c.p.cool, c.p.paper, 0.3);
  c.poly(
    [
      [x - size * 0.5, y + size * 0.2],
      [x - size * 1.3, y - size * 0.2],
      [x - size * 1.35, y - size * 0.05],
      [x - size * 0.5, y + size * 0.5],
    ],
    shade(tin, -0.06),
  );
  c.rect(x - size * 0.5, y, size * 0.9, size * 0.8, tin, { radius: size * 0.06 });
  c.rect(x - size * 0.5, y, size * 0.3, size * 0.8, shade(tin, -0.06), { radius: size * 0.06 });
  c.stroke(
    `M${Math.round(x - size * 0.3)} ${Math.round(y)}q${Math.round(size * 0.3)} ${Math.round(-size * 0.5)} ${Math.round(size * 0.6)} 0`,
    tin,
    size * 0.1,
  );
  for (let index = 0; index < 9; index += 1) {
    const wx = x - size * (1.35 + index * 0.06);
    c.curve(
      [
        [wx, y - size * 0.1],
        [wx - size * 0.2, y + size * 0.5],
        [wx - size * 0.25, y + size * 1.5],
      ],
      mix(c.p.cool, c.p.paper, 0.6),
      c.u * 0.12,
      { opacity: 0.8 },
    );
  }
}
