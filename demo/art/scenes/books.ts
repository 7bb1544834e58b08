import { d, type Canvas } from '../Canvas';
import { mix, shade } from '../color';
import { bigWindow, room, shelves } from '../parts/interior';
import { cup, plant } from '../parts/props';
import type { Scene } from '../Scene';

/** A reader's table by the shelves. */
export const books: Scene = {
  alt: 'an open book and a stack of books under a lamp, shelves behind',
  palettes: ['golden', 'dusk', 'press', 'harbor', 'morning', 'overcast', 'night'],
  maxZoom: 1.3,
  draw(c) {
    const { p, r } = c;
    const table = c.h * 0.74;
    const wall = mix(r.pick([p.leaf, p.cool, p.warm]), p.ink, 0.3);
    room(c, table, wall, p.warm);
    shelves(c, c.w * 0.36, c.h * 0.05, c.w * 0.62, c.h * 0.68, 4);
    bigWindow(c, c.w * 0.05, c.h * 0.1, c.w * 0.24, c.h * 0.5, {
      columns: 2,
      rows: 3,
      view: 'trees',
      frame: mix(p.paper, p.stone, 0.25),
    });
    c.rect(
      c.w * 0.36,
      0,
      c.w * 0.64,
      c.h * 0.74,
      c.linear([
        [0, p.ink, 0.34],
        [1, p.ink, 0.05],
      ]),
    );
    const wood = mix(p.warm, p.light, 0.22);
    c.rect(
      0,
      table,
      c.w,
      c.h - table,
      c.linear([
        [0, shade(wood, 0.04)],
        [1, shade(wood, -0.08)],
      ]),
    );
    for (let index = 0; index < 9; index += 1) {
      const y = table + c.r.between(0.1, 0.95) * (c.h - table);
      c.curve(
        [
          [c.r.between(-0.1, 0.4) * c.w, y],
          [c.w * 0.5, y + c.r.between(-0.5, 0.5) * c.u],
          [c.r.between(0.6, 1.1) * c.w, y],
        ],
        shade(wood, -0.06),
        c.u * 0.2,
        { opacity: 0.7 },
      );
    }
    lampOn(c, c.w * 0.2, c.h * 0.9, c.h * 0.62);
    stack(c, c.w * 0.76, c.h * 0.9, c.u * 26);
    openBook(c, c.w * 0.46, c.h * 0.91, c.u * 34);
    cup(c, c.w * 0.93, c.h * 0.93, c.u * 6, p.paper);
    plant(c, c.w * 0.06, c.h * 0.8, c.h * 0.3);
    c.focus(c.w * 0.5, c.h * 0.82);
  },
};

function lampOn(c: Canvas, x: number, base: number, height: number): void {
  const brass = mix(c.p.light, c.p.warm, 0.4);
  const top = base - height;
  c.glow(x + height * 0.2, top + height * 0.42, height * 0.95, c.p.light, 0.6);
  c.poly(
    [
      [x - height * 0.16, top + height * 0.3],
      [x + height * 0.38, top + height * 0.3],
      [x + height * 1.1, base],
      [x - height * 0.4, base],
    ],
    c.linear([
      [0, c.p.light, 0.38],
      [1, c.p.light, 0.05],
    ]),
  );
  c.ellipse(x, base, height * 0.16, height * 0.035, shade(brass, -0.16));
  c.ellipse(x, base - height * 0.012, height * 0.15, height * 0.03, brass);
  c.curve(
    [
      [x, base],
      [x - height * 0.05, base - height * 0.45],
      [x - height * 0.02, top + height * 0.12],
      [x + height * 0.1, top + height * 0.1],
    ],
    brass,
    height * 0.028,
  );
  const shadeColor = mix(c.p.leaf, c.p.ink, 0.12);
  c.path(
    d`M${x - height * 0.16} ${top + height * 0.31}C${x - height * 0.1} ${top + height * 0.1} ${x + height * 0.02} ${top + height * 0.06} ${x + height * 0.11} ${top + height * 0.06}C${x + height * 0.2} ${top + height * 0.06} ${x + height * 0.32} ${top + height * 0.1} ${x + height * 0.38} ${top + height * 0.31}z`,
    shadeColor,
  );
  c.path(
    d`M${x + height * 0.2} ${top + height * 0.31}C${x + height * 0.22} ${top + height * 0.16} ${x + height * 0.16} ${top + height * 0.08} ${x + height * 0.13} ${top + height * 0.06}C${x + height * 0.22} ${top + height * 0.06} ${x + height * 0.32} ${top + height * 0.1} ${x + height * 0.38} ${top + height * 0.31}z`,
    shade(shadeColor, 0.08),
  );
  c.ellipse(
    x + height * 0.11,
    top + height * 0.31,
    height * 0.27,
    height * 0.026,
    shade(c.p.light, 0.04),
  );
}

function stack(c: Canvas, x: number, base: number, width: number): void {
  c.ellipse(x, base, width * 0.56, c.u * 1.2, c.p.ink, { opacity: 0.25 });
  const colors = c.r.shuffled([
    c.p.accent,
    c.p.cool,
    c.p.leaf,
    c.p.light,
    mix(c.p.cool, c.p.ink, 0.4),
    c.p.warm,
  ]);
  let y = base;
  colors.slice(0, 5).forEach((color) => {
    const tall = c.u * c.r.between(3.2, 5);
    const wide = width * c.r.between(0.78, 1);
    const left = x - wide / 2 + c.r.between(-0.05, 0.05) * width;
    y -= tall;
    c.rect(left, y, wide, tall, shade(color, -0.04), { radius: c.u * 0.4 });
    c.rect(
      left + wide * 0.03,
      y + tall * 0.16,
      wide * 0.99,
      tall * 0.68,
      mix(c.p.paper, c.p.stone, 0.2),
    );
    for (const at of [0.3, 0.45, 0.6, 0.72])
      c.rect(
        left + wide * 0.05,
        y + tall * at,
        wide * 0.95,
        c.u * 0.12,
        mix(c.p.stone, c.p.ink, 0.15),
        { opacity: 0.6 },
      );
    c.rect(left, y, wide * 0.9, tall * 0.16, color, { radius: c.u * 0.2 });
    c.rect(left, y, wide * 0.06, tall, shade(color, -0.1), { radius: c.u * 0.4 });
  });
  glasses(c, x, y, width * 0.42);
}

function glasses(c: Canvas, x: number, y: number, width: number): void {
  const r = width * 0.22;
  for (const side of [-1, 1])
    c.stroke(
      d`M${x + side * width * 0.27 - r} ${y - r * 0.8}a${r} ${r * 0.8} 0 1 0 ${r * 2} 0a${r} ${r * 0.8} 0 1 0 ${-r * 2} 0`,
      c.p.ink,
      c.u * 0.4,
    );
  c.line(
    [
      [x - width * 0.06, y - r],
      [x + width * 0.06, y - r],
    ],
    c.p.ink,
    c.u * 0.4,
  );
}

function openBook(c: Canvas, x: number, base: number, width: number): void {
  const page = mix(c.p.paper, c.p.light, 0.16);
  const half = width / 2;
  const h = width * 0.2;
  c.ellipse(x, base + h * 0.16, half * 1.14, h * 0.36, c.p.ink, { opacity: 0.28 });
  c.poly(
    [
      [x - half * 1.06, base],
      [x - half * 0.86, base - h * 1.2],
      [x + half * 0.86, base - h * 1.2],
      [x + half * 1.06, base],
      [x, base + h * 0.28],
    ],
    c.p.accent,
  );
  for (const side of [-1, 1]) {
    for (let leaf = 3; leaf >= 0; leaf -= 1) {
      const lift = leaf * h * 0.05;
      c.path(
        d`M${x} ${base + h * 0.14 - lift}C${x + side * half * 0.3} ${base - h * 0.2 - lift} ${x + side * half * 0.7} ${base - h * 0.08 - lift} ${x + side * half} ${base - h * 0.06 - lift}L${x + side * half * 0.82} ${base - h * 1.24 - lift}C${x + side * half * 0.6} ${base - h * 1.34 - lift} ${x + side * half * 0.26} ${base - h * 1.4 - lift} ${x} ${base - h * 1.06 - lift}z`,
        shade(page, -0.06 + (3 - leaf) * 0.012 * (side < 0 ? 0.4 : 1)),
      );
    }
    for (let row = 0; row < 8; row += 1) {
      const t = 0.14 + row * 0.105;
      const y = base - h * 0.15 - h * 1.12 * t;
      const from = side * half * (0.12 - t * 0.02);
      const to = side * half * ((row === 7 ? 0.5 : 0.86) - t * 0.12);
      c.curve(
        [
          [x + from, y + h * 0.04],
          [x + (from + to) / 2, y - h * 0.12],
          [x + to, y - h * 0.04],
        ],
        c.p.ink,
        c.u * 0.26,
        { opacity: 0.45 },
      );
    }
  }
  c.poly(
    [
      [x + half * 0.06, base - h * 1.1],
      [x + half * 0.12, base - h * 1.16],
      [x + half * 0.16, base + h * 0.3],
      [x + half * 0.11, base + h * 0.22],
      [x + half * 0.07, base + h * 0.34],
    ],
    c.p.accent,
  );
}
