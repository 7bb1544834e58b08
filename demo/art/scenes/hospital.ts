import type { Canvas } from '../Canvas';
import { mix, shade, type Color } from '../color';
import { bigWindow, lightShaft, room } from '../parts/interior';
import { person, someDress } from '../parts/people';
import { plant } from '../parts/props';
import type { Scene } from '../Scene';

/** A hospital room: the bed by the window, a nurse with a chart. */
export const hospital: Scene = {
  alt: 'a hospital room with a patient in bed and a nurse holding a chart',
  palettes: ['winter', 'morning', 'harbor', 'overcast', 'dusk', 'noon', 'dawn'],
  maxZoom: 1.15,
  draw(c) {
    const { p } = c;
    const line = c.h * 0.68;
    const wall = mix(p.paper, p.cool, p.isDark ? 0.34 : 0.2);
    room(c, line, wall, mix(p.stone, p.paper, 0.4));
    c.rect(0, line - c.h * 0.16, c.w, c.h * 0.145, mix(wall, p.cool, 0.26));
    c.rect(0, line - c.h * 0.165, c.w, c.u * 0.7, mix(p.paper, p.cool, 0.1));
    const windowX = c.w * 0.36;
    bigWindow(c, windowX, c.h * 0.1, c.w * 0.36, c.h * 0.36, {
      columns: 3,
      rows: 1,
      view: 'city',
      frame: mix(p.paper, p.stone, 0.15),
    });
    lightShaft(c, windowX, c.h * 0.47, c.w * 0.36, c.h * 0.98);
    curtain(c, c.w * 0.86, c.h * 0.07, c.h * 0.72);
    const tall = c.h * 0.5;
    monitor(c, c.w * 0.31, line, tall);
    drip(c, c.w * 0.78, line + c.u * 4, tall * 1.12);
    bed(c, c.w * 0.57, line + c.h * 0.2, Math.min(c.w * 0.54, c.h * 0.86));
    plant(c, windowX + c.w * 0.31, c.h * 0.465, c.u * 7);
    const scrubs = mix(p.cool, p.leaf, 0.35);
    person(
      c,
      c.w * 0.2,
      line + c.h * 0.2,
      tall * 1.16,
      'work',
      someDress(c, {
        garment: 'shirt',
        top: scrubs,
        bottom: shade(scrubs, -0.04),
        head: c.r.pick(['bun', 'short', 'wrap']),
        shoes: p.paper,
      }),
      1,
    );
    c.poly(
      [
        [c.w * 0.2 + tall * 0.24, line + c.h * 0.2 - tall * 0.83],
        [c.w * 0.2 + tall * 0.42, line + c.h * 0.2 - tall * 0.87],
        [c.w * 0.2 + tall * 0.44, line + c.h * 0.2 - tall * 0.64],
        [c.w * 0.2 + tall * 0.27, line + c.h * 0.2 - tall * 0.6],
      ],
      p.paper,
    );
    c.focus(c.w * 0.36, line - c.h * 0.12);
  },
};

function bed(c: Canvas, x: number, ground: number, width: number): void {
  const metal = mix(c.p.stone, c.p.paper, 0.3);
  const sheet = c.p.paper;
  const h = width * 0.3;
  const deck = ground - h * 0.78;
  c.ellipse(x, ground, width * 0.56, c.u * 1.1, c.p.ink, { opacity: 0.2 });
  for (const side of [-0.42, 0.4]) {
    c.rect(x + side * width, deck, width * 0.022, h * 0.7, shade(metal, -0.1));
    c.circle(x + side * width + width * 0.011, ground - h * 0.06, h * 0.07, c.p.ink);
  }
  c.rect(x - width * 0.46, deck + h * 0.2, width * 0.92, h * 0.1, shade(metal, -0.08), {
    radius: c.u * 0.4,
  });
  c.rect(x - width * 0.48, deck, width * 0.96, h * 0.26, shade(sheet, -0.05), { radius: c.u });
  c.poly(
    [
      [x + width * 0.16, deck + h * 0.08],
      [x + width * 0.42, deck - h * 0.52],
      [x + width * 0.5, deck - h * 0.48],
      [x + width * 0.48, deck + h * 0.2],
      [x + width * 0.2, deck + h * 0.2],
    ],
    shade(sheet, -0.03),
  );
  c.rect(x + width * 0.46, deck - h * 0.78, width * 0.03, h * 1.1, metal, { radius: c.u * 0.4 });
  c.blob(
    [
      [x + width * 0.25, deck - h * 0.1],
      [x + width * 0.38, deck - h * 0.56],
      [x + width * 0.46, deck - h * 0.5],
      [x + width * 0.36, deck - h * 0.02],
    ],
    c.p.paper,
  );
  const dress = someDress(c, { head: 'short' });
  c.ellipse(x + width * 0.335, deck - h * 0.36, h * 0.15, h * 0.17, dress.skin);
  c.path(
    `M${x + width * 0.3} ${deck - h * 0.42}q${width * 0.03} ${-h * 0.2} ${width * 0.075} ${-h * 0.02}q${width * 0.005} ${h * 0.1} ${-width * 0.012} ${h * 0.14}q${-width * 0.02} ${-h * 0.14} ${-width * 0.063} ${-h * 0.12}z`,
    dress.hair,
  );
  const blanket = mix(c.p.cool, c.p.paper, 0.25);
  c.blob(
    [
      [x - width * 0.47, deck - h * 0.02],
      [x - width * 0.36, deck - h * 0.2],
      [x - width * 0.1, deck - h * 0.16],
      [x + width * 0.12, deck - h * 0.26],
      [x + width * 0.28, deck - h * 0.18],
      [x + width * 0.29, deck + h * 0.12],
      [x - width * 0.46, deck + h * 0.2],
    ],
    blanket,
  );
  c.blob(
    [
      [x + width * 0.14, deck - h * 0.24],
      [x + width * 0.28, deck - h * 0.2],
      [x + width * 0.3, deck + h * 0.13],
      [x + width * 0.18, deck + h * 0.13],
    ],
    sheet,
  );
  for (const at of [-0.3, -0.16, 0])
    c.curve(
      [
        [x + at * width, deck - h * 0.12],
        [x + (at + 0.03) * width, deck],
        [x + (at + 0.015) * width, deck + h * 0.15],
      ],
      shade(blanket, -0.07),
      c.u * 0.3,
      { opacity: 0.8 },
    );
  c.line(
    [
      [x + width * 0.2, deck - h * 0.13],
      [x + width * 0.1, deck - h * 0.1],
    ],
    dress.skin,
    h * 0.08,
  );
}

function monitor(c: Canvas, x: number, ground: number, tall: number): void {
  const frame = mix(c.p.ink, c.p.cool, 0.3);
  const w = tall * 0.34;
  const y = ground - tall * 0.62;
  c.rect(x - w * 0.03, y, w * 0.06, tall * 0.7, frame);
  c.rect(x - w * 0.3, ground + tall * 0.07, w * 0.6, w * 0.05, frame, { radius: w * 0.02 });
  c.rect(x - w / 2, y, w, w * 0.66, frame, { radius: w * 0.05 });
  c.rect(x - w * 0.45, y + w * 0.05, w * 0.9, w * 0.54, mix(c.p.ink, c.p.cool, 0.12));
  const beat = (level: number, color: Color, rise: number) =>
    c.line(
      [
        [x - w * 0.42, y + w * level],
        [x - w * 0.2, y + w * level],
        [x - w * 0.14, y + w * (level - rise)],
        [x - w * 0.08, y + w * (level + rise * 0.6)],
        [x - w * 0.02, y + w * level],
        [x + w * 0.14, y + w * level],
        [x + w * 0.2, y + w * (level - rise)],
        [x + w * 0.24, y + w * level],
        [x + w * 0.28, y + w * level],
      ],
      color,
      w * 0.018,
    );
  beat(0.2, '#66d19e', 0.1);
  beat(0.36, c.p.light, 0.05);
  beat(0.5, c.p.accent, 0.04);
  c.rects(
    [0.12, 0.28, 0.44].map((at) => [x + w * 0.32, y + w * at, w * 0.1, w * 0.08] as const),
    c.p.paper,
    0.9,
  );
}

function drip(c: Canvas, x: number, ground: number, height: number): void {
  const metal = mix(c.p.stone, c.p.ink, 0.2);
  c.rect(x - c.u * 0.25, ground - height, c.u * 0.5, height, metal);
  c.line(
    [
      [x - c.u * 3, ground],
      [x, ground - c.u * 1.4],
      [x + c.u * 3, ground],
    ],
    metal,
    c.u * 0.5,
  );
  c.line(
    [
      [x - c.u * 2.4, ground - height + c.u],
      [x, ground - height],
      [x + c.u * 2.4, ground - height + c.u],
    ],
    metal,
    c.u * 0.4,
  );
  c.rect(
    x - c.u * 4,
    ground - height + c.u * 1.2,
    c.u * 3.4,
    c.u * 6,
    mix(c.p.paper, c.p.cool, 0.25),
    { radius: c.u * 0.8, opacity: 0.9 },
  );
  c.rect(
    x - c.u * 4,
    ground - height + c.u * 4,
    c.u * 3.4,
    c.u * 3.2,
    mix(c.p.cool, c.p.paper, 0.35),
    { radius: c.u * 0.8, opacity: 0.9 },
  );
  c.curve(
    [
      [x - c.u * 2.3, ground - height + c.u * 7],
      [x - c.u * 3, ground - height * 0.62],
      [x - c.u * 7, ground - height * 0.5],
      [x - c.u * 13, ground - height * 0.47],
    ],
    c.p.paper,
    c.u * 0.22,
    { opacity: 0.9 },
  );
}

function curtain(c: Canvas, x: number, top: number, bottom: number): void {
  const cloth = mix(c.p.leaf, c.p.paper, 0.55);
  c.rect(x - c.w * 0.05, top - c.u, c.w * 0.2, c.u * 0.5, mix(c.p.stone, c.p.ink, 0.2));
  const fold = c.w * 0.028;
  for (let index = 0; index < 7; index += 1) {
    const fx = x + index * fold;
    c.rect(
      fx,
      top,
      fold + 1,
      bottom - top,
      c.linear(
        [
          [0, shade(cloth, -0.08)],
          [0.5, shade(cloth, 0.03)],
          [1, shade(cloth, -0.05)],
        ],
        0,
        0,
        1,
        0,
      ),
    );
  }
}
