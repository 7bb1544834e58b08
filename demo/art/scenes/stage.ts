import { d, type Canvas } from '../Canvas';
import { mix, shade } from '../color';
import { cellist, dancers, singer } from '../parts/performers';
import type { Scene } from '../Scene';

/** A performance, seen from the dark of the house. */
export const stage: Scene = {
  alt: 'performers on a stage between red curtains, seen from the audience',
  palettes: ['night', 'dusk', 'golden', 'harbor', 'press', 'winter'],
  maxZoom: 1.7,
  draw(c) {
    const { p, r } = c;
    const floor = c.h * 0.68;
    const back = mix(p.ink, r.pick([p.cool, p.warm, p.leaf]), 0.4);
    c.rect(
      0,
      0,
      c.w,
      floor,
      c.linear([
        [0, mix(back, p.ink, 0.6)],
        [1, mix(back, p.accent, 0.12)],
      ]),
    );
    backdrop(c, floor);
    const boards = mix(p.warm, p.ink, 0.35);
    c.poly(
      [
        [-c.w * 0.1, floor],
        [c.w * 1.1, floor],
        [c.w * 1.3, c.h * 0.86],
        [-c.w * 0.3, c.h * 0.86],
      ],
      c.linear([
        [0, shade(boards, -0.06)],
        [1, shade(boards, 0.05)],
      ]),
    );
    for (let index = -14; index <= 14; index += 1)
      c.line(
        [
          [c.w * (0.5 + index * 0.045), floor],
          [c.w * (0.5 + index * 0.07), c.h * 0.86],
        ],
        shade(boards, -0.09),
        c.u * 0.16,
        { opacity: 0.7 },
      );
    const x = c.w * 0.5;
    const foot = c.h * 0.79;
    beam(c, c.w * 0.16, x - c.u * 2, foot);
    beam(c, c.w * 0.84, x + c.u * 2, foot);
    c.ellipse(x, foot, c.u * 19, c.u * 4, p.light, { opacity: 0.55 });
    c.ellipse(x, foot, c.u * 13, c.u * 2.6, p.paper, { opacity: 0.45 });
    const tall = c.h * 0.38;
    r.pick([singer, cellist, dancers])(c, x, foot, tall);
    curtains(c, floor);
    c.rect(0, c.h * 0.855, c.w, c.u * 1.6, mix(p.ink, p.warm, 0.3));
    footlights(c);
    audience(c);
    c.focus(x, foot - tall * 0.62);
  },
};

function backdrop(c: Canvas, floor: number): void {
  const tone = mix(c.p.ink, c.p.cool, 0.5);
  c.circle(c.w * 0.5, floor * 0.52, Math.min(c.w, c.h) * 0.27, mix(tone, c.p.light, 0.35), {
    opacity: 0.75,
  });
  for (let index = 0; index < 26; index += 1) {
    const x = c.w * c.r.between(0.12, 0.88);
    const y = floor * c.r.between(0.06, 0.6);
    c.circle(x, y, c.u * c.r.between(0.15, 0.35), c.p.light, { opacity: 0.8 });
  }
  c.blob(
    [
      [-c.w * 0.1, floor * 0.86],
      [c.w * 0.22, floor * 0.72],
      [c.w * 0.5, floor * 0.88],
      [c.w * 0.8, floor * 0.7],
      [c.w * 1.1, floor * 0.86],
      [c.w * 1.1, floor * 1.05],
      [-c.w * 0.1, floor * 1.05],
    ],
    mix(c.p.ink, c.p.leaf, 0.32),
    { opacity: 0.9 },
  );
}

function beam(c: Canvas, fromX: number, toX: number, foot: number): void {
  c.poly(
    [
      [fromX - c.u * 1.2, 0],
      [fromX + c.u * 1.2, 0],
      [toX + c.u * 14, foot + c.u * 2],
      [toX - c.u * 14, foot + c.u * 2],
    ],
    c.linear([
      [0, c.p.light, 0.5],
      [1, c.p.light, 0.1],
    ]),
  );
}

function curtains(c: Canvas, floor: number): void {
  const red = mix(c.p.accent, c.p.ink, 0.28);
  const fold = c.u * 2.6;
  for (const side of [0, 1]) {
    const count = Math.ceil((c.w * 0.17) / fold);
    for (let index = 0; index < count; index += 1) {
      const x = side ? c.w - (index + 1) * fold : index * fold;
      const sway = (side ? -1 : 1) * c.u * (index / count) * 2.4;
      c.path(
        d`M${x} 0H${x + fold + 1}Q${x + fold + sway * 0.2} ${c.h * 0.5} ${x + fold - sway} ${c.h * 0.87}H${x - sway}Q${x + sway * 0.2} ${c.h * 0.5} ${x} 0z`,
        c.linear(
          [
            [0, shade(red, -0.09)],
            [0.5, shade(red, 0.045)],
            [1, shade(red, -0.07)],
          ],
          0,
          0,
          1,
          0,
        ),
      );
    }
  }
  const swags = 6;
  for (let index = 0; index < swags; index += 1) {
    const x = (c.w * index) / swags;
    const wide = c.w / swags;
    c.path(
      d`M${x} 0V${c.h * 0.06}Q${x + wide / 2} ${c.h * 0.17} ${x + wide} ${c.h * 0.06}V0z`,
      c.linear([
        [0, shade(red, -0.1)],
        [1, shade(red, 0.03)],
      ]),
    );
    c.stroke(
      d`M${x} ${c.h * 0.06}Q${x + wide / 2} ${c.h * 0.17} ${x + wide} ${c.h * 0.06}`,
      c.p.light,
      c.u * 0.5,
    );
    c.stroke(
      d`M${x + wide * 0.1} ${c.h * 0.02}Q${x + wide / 2} ${c.h * 0.1} ${x + wide * 0.9} ${c.h * 0.02}`,
      shade(red, -0.12),
      c.u * 0.4,
      { opacity: 0.7 },
    );
  }
  c.rect(0, 0, c.w, c.u * 1.6, mix(c.p.light, c.p.warm, 0.4));
  c.rect(0, floor * 0, c.w, c.u * 0.5, c.p.light);
}

function footlights(c: Canvas): void {
  for (let x = c.w * 0.2; x < c.w * 0.81; x += c.w * 0.075) {
    c.glow(x, c.h * 0.85, c.u * 5, c.p.light, 0.55);
    c.path(
      d`M${x - c.u * 1.2} ${c.h * 0.86}a${c.u * 1.2} ${c.u * 1.2} 0 0 1 ${c.u * 2.4} 0z`,
      c.p.light,
    );
  }
}

function audience(c: Canvas): void {
  const dark = mix(c.p.ink, c.p.warm, 0.08);
  for (const [y, size, tone] of [
    [c.h * 0.935, c.u * 3.2, 0.07],
    [c.h * 0.99, c.u * 4.1, 0.03],
    [c.h * 1.05, c.u * 5.2, 0],
  ] as const) {
    const color = shade(dark, tone);
    for (let x = -size; x < c.w + size; x += size * 2.6) {
      const hx = x + c.r.between(-0.4, 0.4) * size;
      const hy = y + c.r.between(-0.3, 0.3) * size;
      c.path(
        d`M${hx - size * 1.25} ${hy + size * 2.6}q0 ${-size * 1.9} ${size * 1.25} ${-size * 1.9}t${size * 1.25} ${size * 1.9}z`,
        color,
      );
      c.ellipse(hx, hy, size * 0.72, size * 0.86, color);
      if (c.r.chance(0.3)) c.circle(hx + size * 0.2, hy - size * 0.8, size * 0.36, color);
      c.stroke(
        d`M${hx - size * 0.6} ${hy - size * 0.45}a${size * 0.72} ${size * 0.86} 0 0 1 ${size * 1.2} 0`,
        mix(color, c.p.light, 0.5),
        size * 0.1,
        { opacity: 0.7 },
      );
    }
  }
}
