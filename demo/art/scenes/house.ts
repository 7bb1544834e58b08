import type { Canvas } from '../Canvas';
import { mix, shade, type Color } from '../color';
import { clouds, farCity, sky, sun, treeline } from '../parts/backdrop';
import { sash } from '../parts/buildings';
import { bush, flower, grass, leafTree } from '../parts/flora';
import { car, lamp } from '../parts/props';
import { door, gable, porch } from '../parts/porch';
import type { Scene } from '../Scene';

/** A house with its porch and lawn. */
export const house: Scene = {
  alt: 'a house with a porch, a lawn and trees',
  palettes: ['morning', 'golden', 'noon', 'dusk', 'overcast', 'harbor', 'dawn', 'night'],
  draw(c) {
    const { p, r } = c;
    const ground = c.h * 0.76;
    sky(c, ground);
    sun(c, c.w * 0.8, c.h * 0.2, c.u * 4);
    clouds(c, 4, c.h * 0.05, c.h * 0.3);
    farCity(c, ground - c.u * 8, c.h * 0.14, 0.7);
    treeline(c, ground - c.u * 4, c.u * 9, c.far(p.leaf, 0.45));
    const wall = r.pick([
      mix(p.cool, p.paper, 0.35),
      mix(p.light, p.paper, 0.35),
      mix(p.leaf, p.paper, 0.4),
      p.warm,
      p.paper,
      mix(p.stone, p.paper, 0.3),
    ]);
    const width = Math.min(c.w * 0.52, c.u * 62);
    const x = c.w * 0.52;
    const lawn = mix(p.leaf, p.light, 0.2);
    c.rect(
      0,
      ground - c.u * 3,
      c.w,
      c.h,
      c.linear([
        [0, c.far(lawn, 0.15)],
        [1, shade(lawn, -0.06)],
      ]),
    );
    leafTree(c, x - width * 0.72, ground + c.u, c.h * 0.6, p.leaf);
    building(c, x, ground, width, wall);
    leafTree(c, x + width * 0.86, ground + c.u * 3, c.h * 0.5, shade(p.leaf, 0.02));
    garden(c, x, ground, width);
    street(c, x, ground);
    sign(c, x - width * 0.62, ground + c.u * 6, c.u * 11);
    lamp(c, x + width * 0.66, c.h * 0.9, c.h * 0.38);
    if (r.chance(0.6))
      car(
        c,
        x + width * 0.62,
        c.h * 0.955,
        c.u * 27,
        r.pick([p.accent, p.cool, p.ink, p.leaf]),
        r.chance(0.5) ? 1 : -1,
      );
    grass(c, ground + c.u * 2, c.h * 0.86, lawn, 130);
    c.focus(x, ground - width * 0.3);
  },
};

function building(c: Canvas, x: number, ground: number, width: number, wall: Color): void {
  const { p, r } = c;
  const roof = mix(p.ink, r.pick([p.warm, p.cool, p.stone]), 0.38);
  const trim = lighter(c, wall);
  const h = width * 0.52;
  const left = x - width / 2;
  const top = ground - h;
  c.rect(x + width * 0.22, top - width * 0.34, width * 0.09, width * 0.3, p.warm);
  c.rect(x + width * 0.205, top - width * 0.35, width * 0.12, width * 0.03, shade(p.warm, -0.1));
  c.poly(
    [
      [left - width * 0.06, top + width * 0.02],
      [left + width * 0.16, top - width * 0.25],
      [left + width * 0.84, top - width * 0.25],
      [left + width * 1.06, top + width * 0.02],
    ],
    c.linear([
      [0, shade(roof, 0.06)],
      [1, roof],
    ]),
  );
  for (let row = 1; row < 7; row += 1) {
    const y = top - width * 0.25 + row * width * 0.038;
    const inset = width * (0.16 - row * 0.0315);
    c.line(
      [
        [left + inset, y],
        [left + width - inset, y],
      ],
      shade(roof, -0.06),
      c.u * 0.16,
      { opacity: 0.7 },
    );
  }
  c.rect(
    left,
    top,
    width,
    h,
    c.linear([
      [0, shade(wall, -0.05)],
      [0.2, wall],
      [1, shade(wall, -0.02)],
    ]),
  );
  const boards = Array.from(
    { length: 22 },
    (_, index) => [left, top + (index * h) / 22, width, c.u * 0.14] as const,
  );
  c.rects(boards, shade(wall, -0.08), 0.7);
  gable(c, x - width * 0.27, top, width * 0.42, wall, roof, trim);
  const shutters = r.pick([p.ink, p.cool, p.leaf, p.accent]);
  for (const at of [0.08, 0.34])
    sash(c, x + at * width - width * 0.01, top + h * 0.12, width * 0.075, h * 0.24, {
      frame: trim,
      isLit: r.chance(p.isDark ? 0.7 : 0.15),
      isCurtained: true,
      shutters,
    });
  for (const at of [-0.35, -0.24])
    sash(c, x + at * width, top + h * 0.12, width * 0.08, h * 0.24, {
      frame: trim,
      isLit: r.chance(p.isDark ? 0.7 : 0.15),
      isCurtained: true,
    });
  sash(c, x - width * 0.37, top + h * 0.56, width * 0.2, h * 0.27, {
    frame: trim,
    isLit: p.isDark || r.chance(0.2),
    isCurtained: true,
  });
  sash(c, x + width * 0.27, top + h * 0.56, width * 0.13, h * 0.27, {
    frame: trim,
    isLit: p.isDark,
    isCurtained: true,
  });
  door(c, x + width * 0.02, ground, width * 0.11, h * 0.4, trim);
  porch(c, x + width * 0.08, ground, width * 0.8, h, trim, roof);
}

function lighter(c: Canvas, wall: Color): Color {
  return mix(c.p.paper, wall, 0.08);
}

function garden(c: Canvas, x: number, ground: number, width: number): void {
  for (const at of [-0.46, -0.36, 0.3, 0.42, 0.52])
    bush(c, x + at * width, ground + c.u * 2, c.u * c.r.between(7, 10), c.p.leaf);
  for (let index = 0; index < 12; index += 1) {
    const side = index < 6 ? -0.42 + index * 0.04 : 0.24 + (index - 6) * 0.05;
    flower(
      c,
      x + side * width,
      ground + c.u * 4,
      c.u * c.r.between(3.4, 5),
      c.r.pick([c.p.accent, c.p.light, c.p.paper]),
    );
  }
}

function street(c: Canvas, x: number, ground: number): void {
  const walk = mix(c.p.stone, c.p.paper, 0.4);
  const edge = c.h * 0.87;
  c.poly(
    [
      [x - c.u * 5.4, ground + c.u * 4],
      [x + c.u * 4, ground + c.u * 4],
      [x + c.u * 8, edge + 2],
      [x - c.u * 8, edge + 2],
    ],
    walk,
  );
  c.rect(0, edge, c.w, c.u * 3.4, walk);
  for (let at = 0; at < c.w; at += c.u * 9)
    c.rect(at, edge, c.u * 0.2, c.u * 3.4, shade(walk, -0.1));
  c.rect(0, edge + c.u * 3.4, c.w, c.u * 0.8, shade(walk, -0.16));
  const asphalt = mix(c.p.ink, c.p.stone, 0.36);
  c.rect(0, edge + c.u * 4.2, c.w, c.h, asphalt);
}

function sign(c: Canvas, x: number, ground: number, height: number): void {
  const post = c.p.paper;
  c.rect(x, ground - height, height * 0.06, height, post);
  c.rect(x - height * 0.06, ground - height * 0.94, height * 0.72, height * 0.05, post);
  c.rect(x + height * 0.12, ground - height * 0.82, height * 0.5, height * 0.4, c.p.accent);
  c.rects(
    [
      [x + height * 0.18, ground - height * 0.74, height * 0.38, height * 0.07],
      [x + height * 0.18, ground - height * 0.6, height * 0.26, height * 0.05],
    ],
    c.p.paper,
  );
}
