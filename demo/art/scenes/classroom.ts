import type { Canvas } from '../Canvas';
import { mix, shade } from '../color';
import { bigWindow, clock, desk, lightShaft, room, shelves } from '../parts/interior';
import { person, someDress } from '../parts/people';
import { plant } from '../parts/props';
import type { Scene } from '../Scene';

/** A lesson: the teacher at the board, a hand raised. */
export const classroom: Scene = {
  alt: 'a teacher at a blackboard before pupils at their desks',
  palettes: ['morning', 'golden', 'noon', 'overcast', 'harbor', 'winter', 'press'],
  draw(c) {
    const { p, r } = c;
    const line = c.h * 0.62;
    const wall = mix(p.paper, r.pick([p.cool, p.leaf, p.stone, p.light]), 0.24);
    const floor = mix(p.warm, p.stone, 0.62);
    room(c, line, wall, floor);
    board(c, line);
    const windowX = c.w * 0.68;
    bigWindow(c, windowX, c.h * 0.1, c.w * 0.27, c.h * 0.36, {
      columns: 3,
      rows: 2,
      view: r.pick(['trees', 'city']),
      frame: mix(p.paper, p.stone, 0.2),
    });
    lightShaft(c, windowX, c.h * 0.46, c.w * 0.27, c.h * 0.98);
    shelves(c, c.w * 0.665, line - c.u * 9.5, c.w * 0.3, c.u * 9, 1);
    plant(c, c.w * 0.94, line - c.u * 9.5, c.u * 8);
    globe(c, c.w * 0.71, line - c.u * 9.6, c.u * 3);
    clock(c, c.w * 0.62, c.h * 0.14, c.u * 2.6);
    const tall = c.h * 0.47;
    person(
      c,
      c.w * 0.47,
      line + c.u * 5,
      tall,
      'point',
      someDress(c, {
        garment: 'skirt',
        top: p.accent,
        head: r.pick(['bun', 'short', 'wrap', 'long']),
      }),
      -1,
    );
    pupils(c, line);
    c.focus(c.w * 0.47, line - tall * 0.68);
  },
};

function board(c: Canvas, line: number): void {
  const [x, y, width, height] = [c.w * 0.07, c.h * 0.12, c.w * 0.5, line - c.h * 0.29];
  const slate = mix(c.p.leaf, c.p.ink, 0.62);
  const frame = mix(c.p.warm, c.p.stone, 0.45);
  c.rect(x - c.u, y - c.u, width + c.u * 2, height + c.u * 2, frame);
  c.rect(
    x,
    y,
    width,
    height,
    c.linear(
      [
        [0, shade(slate, -0.02)],
        [1, shade(slate, 0.04)],
      ],
      0,
      0,
      1,
      1,
    ),
  );
  c.ellipse(x + width * 0.35, y + height * 0.6, width * 0.28, height * 0.2, c.p.paper, {
    opacity: 0.05,
  });
  const chalk = c.p.paper;
  const at = (px: number, py: number): [number, number] => [x + width * px, y + height * py];
  c.line([at(0.1, 0.78), at(0.1, 0.2)], chalk, c.u * 0.3, { opacity: 0.85 });
  c.line([at(0.06, 0.72), at(0.4, 0.72)], chalk, c.u * 0.3, { opacity: 0.85 });
  c.curve([at(0.1, 0.68), at(0.18, 0.6), at(0.25, 0.36), at(0.38, 0.24)], c.p.light, c.u * 0.38, {
    opacity: 0.95,
  });
  c.stroke(
    `M${at(0.52, 0.66).join(' ')}L${at(0.66, 0.66).join(' ')}L${at(0.59, 0.28).join(' ')}z`,
    chalk,
    c.u * 0.28,
    { opacity: 0.85 },
  );
  const [cx, cy] = at(0.8, 0.34);
  c.stroke(
    `M${cx - c.u * 3} ${cy}a${c.u * 3} ${c.u * 3} 0 1 0 ${c.u * 6} 0a${c.u * 3} ${c.u * 3} 0 1 0 ${-c.u * 6} 0M${cx} ${cy}L${cx + c.u * 2.1} ${cy - c.u * 2.1}`,
    chalk,
    c.u * 0.28,
    { opacity: 0.85 },
  );
  for (const [row, length] of [
    [0.62, 0.16],
    [0.7, 0.2],
    [0.78, 0.12],
  ] as const)
    c.line([at(0.74, row), at(0.74 + length, row)], chalk, c.u * 0.26, { opacity: 0.6 });
  c.rect(x + width * 0.04, y + height + c.u * 0.4, width * 0.92, c.u * 0.8, shade(frame, 0.08));
  c.rects(
    [0.2, 0.25, 0.6].map(
      (px) => [x + width * px, y + height - c.u * 0.1, c.u * 1.6, c.u * 0.5] as const,
    ),
    c.p.paper,
  );
}

function globe(c: Canvas, x: number, base: number, radius: number): void {
  c.rect(
    x - radius * 0.5,
    base - radius * 0.24,
    radius,
    radius * 0.24,
    mix(c.p.warm, c.p.ink, 0.3),
    { radius: radius * 0.1 },
  );
  c.rect(
    x - radius * 0.07,
    base - radius * 0.6,
    radius * 0.14,
    radius * 0.4,
    mix(c.p.warm, c.p.ink, 0.3),
  );
  const y = base - radius * 1.5;
  c.circle(x, y, radius, mix(c.p.cool, c.p.paper, 0.2));
  c.blob(
    [
      [x - radius * 0.6, y - radius * 0.4],
      [x - radius * 0.1, y - radius * 0.6],
      [x + radius * 0.1, y - radius * 0.1],
      [x - radius * 0.3, y + radius * 0.4],
      [x - radius * 0.6, y + radius * 0.1],
    ],
    c.p.leaf,
  );
  c.blob(
    [
      [x + radius * 0.3, y - radius * 0.3],
      [x + radius * 0.8, y - radius * 0.2],
      [x + radius * 0.6, y + radius * 0.5],
      [x + radius * 0.3, y + radius * 0.3],
    ],
    c.p.leaf,
  );
  c.stroke(
    `M${x - radius * 0.7} ${y - radius * 0.9}A${radius * 1.15} ${radius * 1.15} 0 0 0 ${x + radius * 0.4} ${y + radius * 1.1}`,
    mix(c.p.warm, c.p.ink, 0.3),
    radius * 0.1,
  );
}

function pupils(c: Canvas, line: number): void {
  const wood = mix(c.p.warm, c.p.light, 0.45);
  const rows = [
    { y: line + (c.h - line) * 0.42, size: c.h * 0.3, count: 4, shift: 0.16 },
    { y: line + (c.h - line) * 0.98, size: c.h * 0.4, count: 3, shift: 0.2 },
  ];
  rows.forEach(({ y, size, count, shift }, row) => {
    for (let index = 0; index < count; index += 1) {
      const x = c.w * (shift + (index * 0.72) / (count - 1));
      const isAsking = row === 1 && index === 1;
      const dress = someDress(
        c,
        {
          garment: 'shirt',
          head: c.r.pick(['short', 'long', 'bun', 'wrap', 'short']),
        },
        true,
      );
      person(c, x, y, size, isAsking ? 'raise' : 'write', dress, index < count / 2 ? 1 : -1);
      desk(c, x - size * 0.42, y - size * 0.34, size * 0.84, y + size * 0.12, wood);
      c.poly(
        [
          [x - size * 0.16, y - size * 0.36],
          [x + size * 0.16, y - size * 0.36],
          [x + size * 0.2, y - size * 0.345],
          [x - size * 0.2, y - size * 0.345],
        ],
        c.p.paper,
      );
    }
  });
}
