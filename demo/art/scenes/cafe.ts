import type { Canvas } from '../Canvas';
import { mix, shade, type Color } from '../color';
import { bigWindow, room } from '../parts/interior';
import { person, someDress } from '../parts/people';
import { cup, pendant, plant } from '../parts/props';
import type { Scene } from '../Scene';

/** A coffee bar in the morning. */
export const cafe: Scene = {
  alt: 'a coffee bar with a barista, pastries and one guest at a table',
  palettes: ['golden', 'morning', 'harbor', 'dusk', 'press', 'dawn', 'winter'],
  draw(c) {
    const { p, r } = c;
    const line = c.h * 0.74;
    const wall = mix(r.pick([p.leaf, p.cool, p.warm]), p.paper, p.isDark ? 0.3 : 0.5);
    room(c, line, wall, mix(p.stone, p.paper, 0.2));
    tiles(c, c.w * 0.36, c.h * 0.36, c.w * 0.64, c.h * 0.24);
    bigWindow(c, c.w * 0.03, c.h * 0.12, c.w * 0.28, c.h * 0.44, {
      columns: 2,
      rows: 2,
      view: 'city',
      frame: mix(p.ink, p.warm, 0.2),
    });
    shelf(c, c.w * 0.4, c.h * 0.2, c.w * 0.36);
    shelf(c, c.w * 0.4, c.h * 0.34, c.w * 0.36);
    menu(c, c.w * 0.81, c.h * 0.1, c.w * 0.15, c.h * 0.24);
    const counter = c.h * 0.6;
    const tall = c.h * 0.52;
    person(
      c,
      c.w * 0.5,
      counter + tall * 0.45,
      tall,
      'work',
      someDress(c, {
        garment: 'shirt',
        top: p.paper,
        head: r.pick(['bun', 'short', 'beanie', 'wrap']),
      }),
      1,
    );
    c.poly(
      [
        [c.w * 0.5 - tall * 0.075, counter - tall * 0.24],
        [c.w * 0.5 + tall * 0.085, counter - tall * 0.24],
        [c.w * 0.5 + tall * 0.1, counter + tall * 0.1],
        [c.w * 0.5 - tall * 0.09, counter + tall * 0.1],
      ],
      mix(p.ink, p.leaf, 0.4),
    );
    machine(c, c.w * 0.68, counter, c.u * 21);
    pastries(c, c.w * 0.86, counter, c.u * 18);
    front(c, counter, line);
    for (const x of [0.4, 0.6, 0.8]) pendant(c, c.w * x, 0, c.h * 0.14, c.u * 6, p.accent);
    cup(c, c.w * 0.4, counter, c.u * 3.2, p.paper);
    guest(c, c.w * 0.2, line + c.h * 0.18, tall * 1.04);
    plant(c, c.w * 0.04, line + c.h * 0.05, c.h * 0.27);
    c.focus(c.w * 0.52, counter - tall * 0.3);
  },
};

function tiles(c: Canvas, x: number, y: number, width: number, height: number): void {
  const color = mix(c.p.paper, c.p.stone, 0.1);
  c.rect(x, y, width, height, color);
  const size = c.u * 2.2;
  const joints: string[] = [];
  for (let row = 0; row <= height / size; row += 1)
    joints.push(`M${Math.round(x)} ${Math.round(y + row * size)}h${Math.round(width)}`);
  for (let row = 0; row < height / size; row += 1) {
    for (let column = row % 2 ? 0.5 : 0; column < width / (size * 2); column += 1)
      joints.push(
        `M${Math.round(x + column * size * 2)} ${Math.round(y + row * size)}v${Math.round(size)}`,
      );
  }
  c.stroke(joints.join(''), shade(color, -0.08), c.u * 0.12);
}

function shelf(c: Canvas, x: number, y: number, width: number): void {
  const wood = mix(c.p.warm, c.p.stone, 0.4);
  let at = x + c.u;
  const glazes = [c.p.paper, c.p.warm, c.p.cool, c.p.leaf, c.p.light, c.p.stone];
  while (at < x + width - c.u * 3) {
    const tall = c.u * c.r.between(2.2, 5);
    const wide = c.u * c.r.between(1.8, 3);
    const color = c.r.pick(glazes);
    c.rect(at, y - tall, wide, tall, color, { radius: c.u * 0.4 });
    c.rect(at, y - tall, wide * 0.35, tall, shade(color, -0.07), { radius: c.u * 0.4 });
    if (tall > c.u * 3.6)
      c.rect(at + wide * 0.1, y - tall * 0.62, wide * 0.8, tall * 0.3, c.p.paper, {
        opacity: 0.85,
      });
    at += wide + c.u * c.r.between(0.4, 1.4);
  }
  c.rect(x, y, width, c.u * 0.9, wood);
  c.rect(x, y + c.u * 0.9, width, c.u * 0.9, c.p.ink, { opacity: 0.15 });
}

function menu(c: Canvas, x: number, y: number, width: number, height: number): void {
  c.rect(
    x - c.u * 0.6,
    y - c.u * 0.6,
    width + c.u * 1.2,
    height + c.u * 1.2,
    mix(c.p.warm, c.p.stone, 0.3),
  );
  c.rect(x, y, width, height, mix(c.p.ink, c.p.leaf, 0.12));
  const rows: [number, number, number, number][] = [];
  for (let row = 0; row < 7; row += 1) {
    rows.push([
      x + width * 0.1,
      y + height * (0.26 + row * 0.1),
      width * c.r.between(0.3, 0.5),
      height * 0.028,
    ]);
    rows.push([x + width * 0.76, y + height * (0.26 + row * 0.1), width * 0.14, height * 0.028]);
  }
  c.rects(rows, c.p.paper, 0.8);
  c.rect(x + width * 0.24, y + height * 0.09, width * 0.52, height * 0.06, c.p.light);
}

function machine(c: Canvas, x: number, base: number, width: number): void {
  const steel = mix(c.p.stone, c.p.paper, 0.45);
  const h = width * 0.62;
  const y = base - h;
  c.rect(
    x - width / 2,
    y,
    width,
    h * 0.46,
    c.linear([
      [0, shade(steel, 0.05)],
      [1, shade(steel, -0.08)],
    ]),
    { radius: width * 0.04 },
  );
  c.rect(x - width * 0.46, y + h * 0.42, width * 0.92, h * 0.46, mix(c.p.ink, steel, 0.2));
  c.rect(x - width / 2, base - h * 0.14, width, h * 0.14, shade(steel, -0.05), {
    radius: width * 0.02,
  });
  c.rect(x - width * 0.5, y + h * 0.1, width, h * 0.09, c.p.accent);
  for (const at of [-0.24, 0.2]) {
    c.rect(x + at * width - width * 0.06, y + h * 0.42, width * 0.12, h * 0.1, shade(steel, 0.03));
    c.line(
      [
        [x + at * width, y + h * 0.55],
        [x + at * width - width * 0.13, y + h * 0.58],
      ],
      c.p.ink,
      width * 0.03,
    );
    c.rect(x + at * width - width * 0.05, base - h * 0.3, width * 0.1, h * 0.15, c.p.paper, {
      radius: width * 0.015,
    });
  }
  for (const at of [-0.3, -0.1, 0.1, 0.3])
    c.rect(x + at * width - width * 0.07, y - h * 0.1, width * 0.13, h * 0.1, c.p.paper, {
      radius: width * 0.015,
    });
  c.circle(x, y + h * 0.29, width * 0.045, c.p.paper);
  c.line(
    [
      [x, y + h * 0.29],
      [x + width * 0.02, y + h * 0.26],
    ],
    c.p.accent,
    width * 0.01,
  );
}

function pastries(c: Canvas, x: number, base: number, width: number): void {
  const h = width * 0.62;
  c.rect(x - width / 2, base - h, width, h, c.p.paper, { opacity: 0.3, radius: c.u * 0.6 });
  for (const [row, y] of [base - h * 0.08, base - h * 0.5].entries()) {
    c.rect(x - width * 0.48, y, width * 0.96, c.u * 0.4, c.p.stone);
    for (let index = 0; index < 5; index += 1) {
      const px = x - width * 0.38 + index * width * 0.19;
      const bun = mix('#c98944', c.p.warm, c.r.between(0, 0.4));
      c.ellipse(px, y - c.u * 1, c.u * 1.4, c.u * 1.1, shade(bun, -0.05));
      c.ellipse(px + c.u * 0.1, y - c.u * 1.15, c.u * 1.2, c.u * 0.85, bun);
      if (row)
        c.ellipse(
          px,
          y - c.u * 1.7,
          c.u * 0.9,
          c.u * 0.4,
          c.r.pick([c.p.paper, c.p.accent, c.p.light]),
        );
    }
  }
  c.poly(
    [
      [x - width * 0.4, base],
      [x - width * 0.1, base - h],
      [x + width * 0.06, base - h],
      [x - width * 0.24, base],
    ],
    c.p.paper,
    { opacity: 0.2 },
  );
}

function front(c: Canvas, counter: number, line: number): void {
  const wood = mix(c.p.warm, c.p.ink, 0.28);
  const left = c.w * 0.33;
  const bottom = line + c.h * 0.14;
  c.rect(
    left,
    counter,
    c.w - left,
    bottom - counter,
    c.linear([
      [0, wood],
      [1, shade(wood, -0.07)],
    ]),
  );
  const boards = Array.from(
    { length: 40 },
    (_, index) =>
      [
        left + index * c.u * 2.6,
        counter + c.u * 2,
        c.u * 0.25,
        bottom - counter - c.u * 2,
      ] as const,
  );
  c.rects(boards, shade(wood, -0.09), 0.8);
  c.rect(left - c.u * 1.2, counter, c.w, c.u * 1.8, mix(c.p.paper, c.p.stone, 0.3));
  c.rect(left - c.u * 1.2, counter + c.u * 1.8, c.w, c.u * 0.9, c.p.ink, { opacity: 0.25 });
  c.rect(left, bottom - c.u * 2, c.w, c.u * 2, shade(wood, -0.14));
  for (const at of [0.46, 0.6, 0.74, 0.88])
    stool(
      c,
      c.w * at,
      bottom + c.h * 0.07,
      c.h * 0.24,
      c.r.pick([c.p.accent, c.p.light, c.p.cool]),
    );
}

function stool(c: Canvas, x: number, ground: number, height: number, color: Color): void {
  c.ellipse(x, ground, height * 0.26, height * 0.035, c.p.ink, { opacity: 0.22 });
  for (const side of [-1, 1])
    c.line(
      [
        [x + side * height * 0.2, ground],
        [x + side * height * 0.1, ground - height],
      ],
      mix(c.p.ink, c.p.warm, 0.2),
      height * 0.04,
    );
  c.line(
    [
      [x - height * 0.16, ground - height * 0.3],
      [x + height * 0.16, ground - height * 0.3],
    ],
    mix(c.p.ink, c.p.warm, 0.2),
    height * 0.03,
  );
  c.rect(x - height * 0.19, ground - height * 1.04, height * 0.38, height * 0.1, color, {
    radius: height * 0.05,
  });
}

function guest(c: Canvas, x: number, ground: number, tall: number): void {
  const table = ground - tall * 0.37;
  person(c, x - tall * 0.14, ground, tall, 'write', someDress(c), 1);
  c.rect(x + tall * 0.14, table, tall * 0.035, ground - table, mix(c.p.ink, c.p.cool, 0.2));
  c.rect(
    x + tall * 0.02,
    ground - tall * 0.01,
    tall * 0.28,
    tall * 0.02,
    mix(c.p.ink, c.p.cool, 0.2),
    { radius: tall * 0.01 },
  );
  c.rect(
    x - tall * 0.04,
    table - tall * 0.015,
    tall * 0.4,
    tall * 0.035,
    mix(c.p.paper, c.p.stone, 0.25),
    { radius: tall * 0.015 },
  );
  cup(c, x + tall * 0.26, table - tall * 0.012, tall * 0.07, c.p.accent);
}
