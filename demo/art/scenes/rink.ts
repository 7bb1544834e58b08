import type { Canvas } from '../Canvas';
import { mix, type Color } from '../color';
import { ground, spectators } from '../parts/arena';
import { person, someDress } from '../parts/people';
import type { Scene } from '../Scene';

/** Hockey players on the ice. */
export const rink: Scene = {
  alt: 'hockey players on the ice before full stands',
  palettes: ['winter', 'night', 'dusk', 'morning', 'harbor', 'overcast'],
  draw(c) {
    const { p } = c;
    const boards = c.h * 0.4;
    spectators(c, 0, boards - c.u * 5, mix(p.ink, p.cool, 0.25), 1.25);
    c.rect(
      0,
      0,
      c.w,
      boards,
      c.linear([
        [0, p.ink, 0.75],
        [0.6, p.ink, 0.1],
      ]),
    );
    for (const x of [0.2, 0.5, 0.8]) {
      c.poly(
        [
          [c.w * x - c.u * 2, 0],
          [c.w * x + c.u * 2, 0],
          [c.w * (x + 0.16), boards],
          [c.w * (x - 0.16), boards],
        ],
        c.linear([
          [0, p.light, 0.28],
          [1, p.light, 0],
        ]),
      );
    }
    glass(c, boards);
    ice(c, boards);
    const at = ground(c, boards, c.h, c.w * 0.55, c.w * 0.7);
    const orange = mix(p.accent, '#f28a2e', 0.55);
    for (const [across, depth, size, isHome, facing] of [
      [-0.68, 0.34, 0.2, false, 1],
      [0.6, 0.3, 0.19, true, -1],
      [0.82, 0.6, 0.28, false, -1],
    ] as const) {
      const [x, y] = at(across, depth);
      skater(c, x, y, c.h * size, isHome ? orange : p.paper, isHome ? p.ink : p.cool, facing);
    }
    const [gx, gy] = at(0.02, 0.12);
    goal(c, gx, gy, c.u * 9);
    const [x, y] = at(-0.14, 0.86);
    skater(c, x, y, c.h * 0.5, orange, p.ink, 1);
    const puck = x + c.h * 0.29;
    c.ellipse(puck, y + c.u * 0.4, c.u * 1.5, c.u * 0.55, p.ink);
    spray(c, x - c.h * 0.16, y);
    c.focus(x + c.h * 0.05, y - c.h * 0.28);
  },
};

function glass(c: Canvas, boards: number): void {
  c.rect(0, boards - c.u * 15, c.w, c.u * 10, c.p.paper, { opacity: 0.09 });
  for (let x = c.w * 0.03; x < c.w; x += c.w * 0.118)
    c.rect(x, boards - c.u * 15, c.u * 0.3, c.u * 10, c.p.paper, { opacity: 0.4 });
  c.rect(0, boards - c.u * 5.4, c.w, c.u * 5.6, mix(c.p.paper, c.p.sky[1], 0.12));
  const panels = [c.p.cool, c.p.accent, c.p.ink, c.p.light, c.p.cool];
  for (let index = 0; index < 6; index += 1) {
    c.rect(
      c.w * (index / 6) + c.u * 2,
      boards - c.u * 4.2,
      c.w / 6 - c.u * 4,
      c.u * 2.5,
      panels[index % 5] ?? c.p.cool,
      { opacity: 0.85 },
    );
  }
  c.rect(0, boards - c.u * 5.6, c.w, c.u * 0.8, c.p.cool);
  c.rect(0, boards - c.u * 0.9, c.w, c.u * 1.1, c.p.light);
}

function ice(c: Canvas, boards: number): void {
  const sheet = mix(c.p.paper, c.p.cool, c.p.isDark ? 0.2 : 0.09);
  c.rect(
    0,
    boards,
    c.w,
    c.h - boards,
    c.linear([
      [0, mix(sheet, c.p.cool, 0.22)],
      [0.4, sheet],
      [1, mix(sheet, c.p.cool, 0.12)],
    ]),
  );
  const at = ground(c, boards, c.h, c.w * 0.55, c.w * 0.7);
  const red = mix(c.p.accent, sheet, 0.1);
  const blue = mix(c.p.cool, '#2b5fb0', 0.5);
  const [, goalLine] = at(0, 0.16);
  c.rect(0, goalLine, c.w, c.u * 0.5, red);
  const [, blueLine] = at(0, 0.66);
  c.rect(0, blueLine, c.w, c.u * 2, mix(blue, sheet, 0.1));
  for (const side of [-0.7, 0.7]) {
    const [x, y] = at(side, 0.43);
    ring(c, x, y, c.u * 14, red);
  }
  const [x, y] = at(0, 1.02);
  ring(c, x, y, c.u * 30, blue);
  c.path(
    `M${c.w / 2 - c.u * 8} ${goalLine}q${c.u * 8} ${c.u * 6} ${c.u * 16} 0z`,
    mix(blue, sheet, 0.6),
  );
  const scratches: string[] = [];
  for (let index = 0; index < 60; index += 1) {
    const sx = c.r.between(0, c.w);
    const sy = c.r.between(boards + c.u * 2, c.h);
    const reach = ((sy - boards) / (c.h - boards)) * c.u * 14 + c.u * 2;
    scratches.push(
      `M${Math.round(sx)} ${Math.round(sy)}q${Math.round(reach / 2)} ${Math.round(c.r.between(-1.5, 1.5) * c.u)} ${Math.round(reach)} ${Math.round(c.r.between(-1, 1) * c.u)}`,
    );
  }
  c.stroke(scratches.join(''), c.p.paper, c.u * 0.16, { opacity: 0.85 });
  for (const light of [0.2, 0.5, 0.8])
    c.glow(c.w * light, boards + (c.h - boards) * 0.35, c.u * 16, c.p.paper, 0.55, 0.35);
}

function ring(c: Canvas, x: number, y: number, radius: number, color: Color): void {
  c.stroke(
    `M${Math.round(x - radius)} ${Math.round(y)}a${Math.round(radius)} ${Math.round(radius * 0.34)} 0 1 0 ${Math.round(radius * 2)} 0a${Math.round(radius)} ${Math.round(radius * 0.34)} 0 1 0 ${Math.round(-radius * 2)} 0`,
    color,
    c.u * 0.45,
    { opacity: 0.8 },
  );
  c.ellipse(x, y, c.u * 1, c.u * 0.4, color);
}

function goal(c: Canvas, x: number, y: number, width: number): void {
  const red = c.p.accent;
  const height = width * 0.62;
  const net: string[] = [];
  for (let index = 1; index < 12; index += 1)
    net.push(
      `M${Math.round(x - width / 2 + (index * width) / 12)} ${Math.round(y - height)}v${Math.round(height)}`,
    );
  for (let index = 1; index < 7; index += 1)
    net.push(
      `M${Math.round(x - width / 2)} ${Math.round(y - (index * height) / 7)}h${Math.round(width)}`,
    );
  c.rect(x - width / 2, y - height, width, height, c.p.ink, { opacity: 0.28 });
  c.stroke(net.join(''), c.p.paper, c.u * 0.1, { opacity: 0.7 });
  c.line(
    [
      [x - width / 2, y],
      [x - width / 2, y - height],
      [x + width / 2, y - height],
      [x + width / 2, y],
    ],
    red,
    c.u * 0.5,
  );
  person(
    c,
    x - width * 0.06,
    y + c.u * 0.4,
    height * 1.28,
    'skate',
    someDress(c, {
      top: c.p.paper,
      bottom: c.p.cool,
      head: 'helmet',
      hair: c.p.cool,
      garment: 'shirt',
    }),
    1,
  );
  for (const side of [-0.2, 0.02])
    c.rect(x + side * width, y - height * 0.45, width * 0.13, height * 0.5, c.p.paper, {
      radius: c.u * 0.3,
    });
}

function skater(
  c: Canvas,
  x: number,
  y: number,
  height: number,
  top: Color,
  trim: Color,
  facing: 1 | -1,
): void {
  c.ellipse(x, y + height * 0.035, height * 0.36, height * 0.03, mix(c.p.cool, c.p.ink, 0.3), {
    opacity: 0.28,
  });
  const at = (px: number, py: number): [number, number] => [
    x + px * height * facing,
    y - py * height,
  ];
  person(
    c,
    x,
    y,
    height,
    'skate',
    someDress(c, {
      top,
      bottom: trim,
      shoes: c.p.ink,
      head: 'helmet',
      hair: trim,
      garment: 'shirt',
    }),
    facing,
  );
  c.line(
    [at(0.16, 0.58), at(0.33, 0.42), at(0.5, 0.02)],
    mix(c.p.warm, c.p.stone, 0.4),
    height * 0.02,
  );
  c.line([at(0.5, 0.02), at(0.64, 0.015)], c.p.ink, height * 0.03);
  c.line([at(0.08, 0.005), at(0.2, 0.005)], c.p.stone, height * 0.012);
  c.line([at(-0.4, 0.045), at(-0.28, 0.035)], c.p.stone, height * 0.012);
  c.line([at(0.03, 0.6), at(0.17, 0.56)], trim, height * 0.035, { cap: 'butt' });
}

function spray(c: Canvas, x: number, y: number): void {
  c.dots(
    Array.from({ length: 40 }, () => {
      const reach = c.r.between(0, 1);
      return [
        x - reach * c.u * 9,
        y - c.r.between(0, 1) * reach * c.u * 5,
        c.u * c.r.between(0.12, 0.4),
      ] as const;
    }),
    c.p.paper,
    0.95,
  );
}
