import { box, d, type Canvas } from '../Canvas';
import { mix, shade, type Color } from '../color';
import { room } from '../parts/interior';
import { person, someDress } from '../parts/people';
import { PALETTES, type Palette, type PaletteName } from '../palettes';
import type { Scene } from '../Scene';

const INSIDE: readonly PaletteName[] = ['golden', 'dusk', 'harbor', 'dawn', 'noon', 'night'];

/** Visitors before the pictures of a museum. */
export const gallery: Scene = {
  alt: 'visitors before framed pictures in a museum',
  palettes: ['press', 'golden', 'winter', 'dusk', 'harbor', 'overcast', 'morning'],
  draw(c) {
    const { p, r } = c;
    const line = c.h * 0.72;
    const wall = r.pick([
      mix(p.paper, p.stone, 0.12),
      mix(p.cool, p.ink, 0.3),
      mix(p.leaf, p.ink, 0.35),
      mix(p.warm, p.ink, 0.35),
    ]);
    room(c, line, wall, mix(p.warm, p.light, 0.35));
    for (const x of [0.15, 0.5, 0.85]) {
      c.rect(c.w * x - c.u * 0.8, 0, c.u * 1.6, c.u * 3, p.ink, { radius: c.u * 0.3 });
      c.poly(
        [
          [c.w * x - c.u * 1, c.u * 2.6],
          [c.w * x + c.u * 1, c.u * 2.6],
          [c.w * x + c.u * 18, line],
          [c.w * x - c.u * 18, line],
        ],
        c.linear([
          [0, p.light, 0.34],
          [1, p.light, 0.02],
        ]),
      );
    }
    const height = Math.min(c.h * 0.46, c.w * 0.42);
    const width = height * 1.28;
    picture(c, c.w * 0.5 - width / 2, c.h * 0.13, width, height);
    const side = height * 0.62;
    picture(c, c.w * 0.5 - width / 2 - side * 1.32, c.h * 0.2, side * 0.88, side);
    picture(c, c.w * 0.5 + width / 2 + side * 0.42, c.h * 0.2, side * 0.88, side);
    for (const x of [0.05, 0.95])
      c.ellipse(c.w * x, line + c.u * 5, c.u * 9, c.u * 1.2, p.ink, { opacity: 0.15 });
    bench(c, c.w * 0.66, c.h * 0.93, c.u * 26);
    const tall = c.h * 0.48;
    person(c, c.w * 0.4, c.h * 0.93, tall, 'wait', someDress(c, { garment: 'coat' }), 1);
    child(c, c.w * 0.48, c.h * 0.935, tall * 0.68);
    if (c.w > c.h) person(c, c.w * 0.16, c.h * 0.9, tall * 0.94, 'arms', someDress(c), 1);
    statue(c, c.w * 0.93, c.h * 0.9, c.h * 0.42);
    c.focus(c.w * 0.5, c.h * 0.13 + height * 0.6);
  },
};

function child(c: Canvas, x: number, ground: number, tall: number): void {
  person(
    c,
    x,
    ground,
    tall,
    'point',
    someDress(
      c,
      { garment: 'shirt', top: c.p.accent, head: c.r.pick(['bun', 'short', 'long']) },
      true,
    ),
    1,
  );
}

function picture(c: Canvas, x: number, y: number, width: number, height: number): void {
  const rim = Math.min(width, height) * 0.06;
  const gold = mix(c.p.light, c.p.warm, 0.4);
  c.rect(x - rim * 0.4, y + rim * 0.6, width + rim, height + rim, c.p.ink, { opacity: 0.26 });
  c.rect(x - rim, y - rim, width + rim * 2, height + rim * 2, shade(gold, -0.14));
  c.rect(x - rim * 0.8, y - rim * 0.8, width + rim * 1.6, height + rim * 1.6, gold);
  c.rect(x - rim * 0.3, y - rim * 0.3, width + rim * 0.6, height + rim * 0.6, shade(gold, -0.2));
  const palette = PALETTES[c.r.pick(INSIDE)];
  c.within(box(x, y, width, height), () =>
    c.r.pick([landscape, stripes, circles])(c, x, y, width, height, palette),
  );
}

function landscape(c: Canvas, x: number, y: number, w: number, h: number, p: Palette): void {
  c.rect(
    x,
    y,
    w,
    h,
    c.linear([
      [0, p.sky[0]],
      [0.5, p.sky[1]],
      [1, p.sky[2]],
    ]),
  );
  c.circle(x + w * 0.68, y + h * 0.36, h * 0.12, p.sun);
  const layer = (at: number, rise: number, color: Color) =>
    c.blob(
      [
        [x - w * 0.1, y + h * at],
        [x + w * 0.25, y + h * (at - rise)],
        [x + w * 0.55, y + h * (at + rise * 0.4)],
        [x + w * 0.85, y + h * (at - rise * 0.8)],
        [x + w * 1.1, y + h * at],
        [x + w * 1.1, y + h * 1.1],
        [x - w * 0.1, y + h * 1.1],
      ],
      color,
    );
  layer(0.56, 0.14, mix(p.cool, p.haze, 0.6));
  layer(0.68, 0.1, mix(p.cool, p.haze, 0.25));
  layer(0.8, 0.08, mix(p.leaf, p.cool, 0.3));
  layer(0.92, 0.05, mix(p.leaf, p.ink, 0.4));
}

function stripes(c: Canvas, x: number, y: number, w: number, h: number, p: Palette): void {
  c.rect(x, y, w, h, p.paper);
  const colors = c.r.shuffled([p.accent, p.cool, p.light, p.ink, p.warm, p.leaf]);
  c.rect(x, y, w * 0.42, h * 0.56, colors[0] ?? p.accent);
  c.rect(x + w * 0.46, y, w * 0.54, h * 0.3, colors[1] ?? p.cool);
  c.rect(x + w * 0.46, y + h * 0.34, w * 0.24, h * 0.66, colors[2] ?? p.light);
  c.rect(x, y + h * 0.6, w * 0.42, h * 0.4, colors[3] ?? p.ink);
  c.rect(x + w * 0.74, y + h * 0.7, w * 0.26, h * 0.3, colors[4] ?? p.warm);
}

function circles(c: Canvas, x: number, y: number, w: number, h: number, p: Palette): void {
  c.rect(x, y, w, h, mix(p.paper, p.stone, 0.4));
  const colors = c.r.shuffled([p.accent, p.cool, p.light, p.ink, p.warm, p.leaf]);
  c.circle(x + w * 0.36, y + h * 0.46, h * 0.34, colors[0] ?? p.accent);
  c.circle(x + w * 0.62, y + h * 0.58, h * 0.26, colors[1] ?? p.cool, { opacity: 0.88 });
  c.path(
    d`M${x + w * 0.2} ${y + h * 0.9}a${h * 0.3} ${h * 0.3} 0 0 1 ${h * 0.6} 0z`,
    colors[2] ?? p.light,
  );
  c.line(
    [
      [x + w * 0.1, y + h * 0.14],
      [x + w * 0.92, y + h * 0.82],
    ],
    p.ink,
    h * 0.02,
  );
  c.circle(x + w * 0.82, y + h * 0.22, h * 0.08, colors[3] ?? p.ink);
}

function bench(c: Canvas, x: number, ground: number, width: number): void {
  const wood = mix(c.p.warm, c.p.ink, 0.45);
  c.ellipse(x, ground, width * 0.54, c.u * 0.9, c.p.ink, { opacity: 0.2 });
  for (const side of [-0.44, 0.38])
    c.rect(x + side * width, ground - width * 0.2, width * 0.06, width * 0.2, shade(wood, -0.05));
  c.rect(x - width / 2, ground - width * 0.24, width, width * 0.07, shade(wood, 0.08), {
    radius: width * 0.015,
  });
}

function statue(c: Canvas, x: number, ground: number, height: number): void {
  const marble = mix(c.p.paper, c.p.stone, 0.2);
  const w = height * 0.24;
  c.ellipse(x, ground, w * 0.8, c.u * 0.9, c.p.ink, { opacity: 0.22 });
  c.rect(
    x - w / 2,
    ground - height * 0.52,
    w,
    height * 0.52,
    c.linear(
      [
        [0, shade(marble, -0.12)],
        [0.5, marble],
        [1, shade(marble, -0.05)],
      ],
      0,
      0,
      1,
      0,
    ),
  );
  c.rect(x - w * 0.58, ground - height * 0.55, w * 1.16, height * 0.05, shade(marble, 0.03));
  const y = ground - height * 0.55;
  c.path(
    d`M${x - w * 0.46} ${y}C${x - w * 0.44} ${y - height * 0.16} ${x - w * 0.2} ${y - height * 0.16} ${x - w * 0.12} ${y - height * 0.2}V${y - height * 0.26}H${x + w * 0.14}V${y - height * 0.2}C${x + w * 0.22} ${y - height * 0.16} ${x + w * 0.46} ${y - height * 0.16} ${x + w * 0.46} ${y}z`,
    marble,
  );
  c.ellipse(x + w * 0.02, y - height * 0.33, w * 0.25, height * 0.105, marble);
  c.path(
    d`M${x - w * 0.25} ${y - height * 0.32}a${w * 0.27} ${height * 0.12} 0 0 1 ${w * 0.54} ${-height * 0.02}q${-w * 0.1} ${-height * 0.03} ${-w * 0.54} ${height * 0.02}z`,
    shade(marble, -0.08),
  );
  c.path(
    d`M${x - w * 0.46} ${y}C${x - w * 0.44} ${y - height * 0.16} ${x - w * 0.2} ${y - height * 0.16} ${x - w * 0.12} ${y - height * 0.2}L${x - w * 0.06} ${y}z`,
    shade(marble, -0.08),
  );
}
