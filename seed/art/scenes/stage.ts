import { d, type Canvas } from '../Canvas';
import { mix, shade } from '../color';
import { person, someDress } from '../parts/people';
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

function singer(c: Canvas, x: number, foot: number, tall: number): void {
  person(
    c,
    x,
    foot,
    tall,
    'point',
    someDress(c, {
      top: c.p.accent,
      bottom: c.p.accent,
      garment: 'skirt',
      head: c.r.pick(['bun', 'long', 'short']),
    }),
    1,
  );
  c.line(
    [
      [x - tall * 0.14, foot],
      [x - tall * 0.14, foot - tall * 0.76],
      [x - tall * 0.06, foot - tall * 0.82],
    ],
    c.p.ink,
    tall * 0.016,
  );
  c.ellipse(x - tall * 0.14, foot, tall * 0.09, tall * 0.016, c.p.ink);
  c.circle(x - tall * 0.05, foot - tall * 0.83, tall * 0.026, c.p.stone);
  person(
    c,
    x + tall * 0.95,
    foot - tall * 0.06,
    tall * 0.86,
    'write',
    someDress(c, { top: c.p.ink, garment: 'shirt' }),
    1,
  );
  const px = x + tall * 1.05;
  const y = foot - tall * 0.38;
  c.rect(px + tall * 0.08, y, tall * 0.62, tall * 0.13, shade(c.p.ink, 0.05));
  c.rect(px + tall * 0.02, y + tall * 0.08, tall * 0.2, tall * 0.03, c.p.paper);
  c.path(
    d`M${px + tall * 0.12} ${y}L${px + tall * 0.6} ${y - tall * 0.42}L${px + tall * 0.72} ${y - tall * 0.3}L${px + tall * 0.7} ${y}z`,
    shade(c.p.ink, 0.09),
  );
  for (const leg of [0.16, 0.62])
    c.rect(px + leg * tall, y + tall * 0.1, tall * 0.03, tall * 0.27, shade(c.p.ink, 0.05));
}

function cellist(c: Canvas, x: number, foot: number, tall: number): void {
  const dress = someDress(c, {
    top: c.p.ink,
    bottom: c.p.ink,
    garment: 'shirt',
    head: c.r.pick(['bun', 'short', 'long']),
  });
  c.rect(x - tall * 0.26, foot - tall * 0.32, tall * 0.3, tall * 0.04, mix(c.p.warm, c.p.ink, 0.5));
  for (const leg of [-0.24, 0.0])
    c.rect(
      x + leg * tall,
      foot - tall * 0.3,
      tall * 0.025,
      tall * 0.3,
      mix(c.p.warm, c.p.ink, 0.5),
    );
  person(c, x - tall * 0.08, foot, tall * 1.08, 'sit', dress, 1);
  const wood = mix('#b5602c', c.p.warm, 0.3);
  c.moved(`rotate(12 ${Math.round(x + tall * 0.16)} ${Math.round(foot - tall * 0.3)})`, () => {
    const cx = x + tall * 0.14;
    const low = foot - tall * 0.06;
    c.line(
      [
        [cx, low],
        [cx, foot + tall * 0.02],
      ],
      c.p.stone,
      tall * 0.012,
    );
    c.blob(
      [
        [cx, low],
        [cx - tall * 0.15, low - tall * 0.08],
        [cx - tall * 0.09, low - tall * 0.22],
        [cx - tall * 0.11, low - tall * 0.36],
        [cx, low - tall * 0.42],
        [cx + tall * 0.11, low - tall * 0.36],
        [cx + tall * 0.09, low - tall * 0.22],
        [cx + tall * 0.15, low - tall * 0.08],
      ],
      wood,
    );
    c.blob(
      [
        [cx + tall * 0.01, low - tall * 0.02],
        [cx + tall * 0.12, low - tall * 0.09],
        [cx + tall * 0.07, low - tall * 0.22],
        [cx + tall * 0.09, low - tall * 0.35],
        [cx + tall * 0.02, low - tall * 0.4],
      ],
      shade(wood, 0.06),
    );
    c.rect(
      cx - tall * 0.014,
      low - tall * 0.72,
      tall * 0.028,
      tall * 0.5,
      mix(c.p.ink, c.p.warm, 0.2),
    );
    c.rect(cx - tall * 0.035, low - tall * 0.17, tall * 0.07, tall * 0.014, c.p.ink);
    c.circle(cx, low - tall * 0.75, tall * 0.024, wood);
  });
  c.line(
    [
      [x - tall * 0.1, foot - tall * 0.42],
      [x + tall * 0.5, foot - tall * 0.3],
    ],
    c.p.paper,
    tall * 0.01,
  );
  for (const [at, facing] of [
    [-1, 1],
    [1.05, -1],
  ] as const) {
    person(
      c,
      x + at * tall,
      foot - tall * 0.05,
      tall * 0.94,
      'work',
      someDress(c, { top: c.p.ink, garment: 'shirt' }),
      facing,
    );
    c.moved(
      `rotate(${facing * -20} ${Math.round(x + at * tall + facing * tall * 0.2)} ${Math.round(foot - tall * 0.72)})`,
      () =>
        c.ellipse(
          x + at * tall + facing * tall * 0.17,
          foot - tall * 0.73,
          tall * 0.11,
          tall * 0.05,
          wood,
        ),
    );
  }
}

function dancers(c: Canvas, x: number, foot: number, tall: number): void {
  const cloth = [c.p.accent, c.p.light, c.p.cool];
  for (const [index, [at, pose, facing]] of (
    [
      [-0.85, 'dunk', 1],
      [0, 'raise', 1],
      [0.85, 'dunk', -1],
    ] as const
  ).entries()) {
    const color = cloth[index] ?? c.p.accent;
    c.ellipse(x + at * tall, foot + tall * 0.02, tall * 0.24, tall * 0.025, c.p.ink, {
      opacity: 0.35,
    });
    person(
      c,
      x + at * tall,
      foot - (pose === 'dunk' ? tall * 0.08 : 0),
      tall,
      pose,
      someDress(c, {
        top: color,
        bottom: shade(color, -0.06),
        garment: pose === 'dunk' ? 'shirt' : 'skirt',
        head: 'bun',
      }),
      facing,
    );
  }
}
