import type { Canvas } from '../Canvas';
import { mix, shade, type Color } from '../color';
import { clouds, farCity, sky, sun } from '../parts/backdrop';
import { floodlights, scoreboard, spectators } from '../parts/arena';
import { person, someDress } from '../parts/people';
import type { Scene } from '../Scene';

/** A batter at the plate, the diamond and the stands before them. */
export const ballfield: Scene = {
  alt: 'a batter at the plate, the diamond and full stands before them',
  palettes: ['noon', 'golden', 'dusk', 'night', 'morning', 'harbor', 'overcast'],
  draw(c) {
    const { p, r } = c;
    const wall = c.h * 0.46;
    sky(c, c.h * 0.3);
    if (!p.isDark) sun(c, c.w * 0.8, c.h * 0.12, c.u * 3.6);
    clouds(c, 4, c.h * 0.04, c.h * 0.2);
    farCity(c, c.h * 0.28, c.h * 0.16, 0.55);
    for (const x of [0.08, 0.92]) floodlights(c, c.w * x, c.h * 0.32, c.h * 0.24);
    const base = mix(p.cool, p.ink, p.isDark ? 0.6 : 0.3);
    spectators(c, c.h * 0.27, wall - c.u * 4.6, base);
    c.rect(0, c.h * 0.355, c.w, c.u * 1.3, p.paper, { opacity: 0.75 });
    scoreboard(c, c.w * 0.34, c.h * 0.16, c.u * 27, c.u * 12);
    fence(c, wall);
    diamond(c, wall);
    const red = p.accent;
    fielder(c, c.w * 0.58, c.h * 0.615, c.h * 0.15, red, 'kick', -1);
    for (const [x, y, size] of [
      [0.3, 0.56, 0.085],
      [0.78, 0.575, 0.09],
      [0.16, 0.52, 0.06],
      [0.55, 0.5, 0.055],
      [0.9, 0.51, 0.06],
    ] as const) {
      fielder(
        c,
        c.w * x,
        c.h * y,
        c.h * size,
        p.paper,
        r.pick(['wait', 'skate', 'stand']),
        r.chance(0.5) ? 1 : -1,
      );
    }
    const x = c.w * 0.36;
    const tall = c.h * 0.5;
    c.line(
      [
        [x - tall * 0.1, c.h * 0.94 - tall * 0.82],
        [x - tall * 0.3, c.h * 0.94 - tall * 1.22],
      ],
      mix(p.warm, p.stone, 0.4),
      tall * 0.03,
    );
    c.line(
      [
        [x - tall * 0.17, c.h * 0.94 - tall * 0.96],
        [x - tall * 0.3, c.h * 0.94 - tall * 1.22],
      ],
      mix(p.warm, p.stone, 0.55),
      tall * 0.042,
    );
    person(
      c,
      x,
      c.h * 0.94,
      tall,
      'bat',
      someDress(c, {
        top: p.paper,
        bottom: mix(p.paper, p.stone, 0.22),
        shoes: red,
        hair: red,
        head: 'helmet',
        garment: 'shirt',
      }),
      1,
    );
    c.circle(c.w * 0.53, c.h * 0.55, c.u * 0.55, p.paper);
    c.focus(x, c.h * 0.94 - tall * 0.72);
  },
};

function fielder(
  c: Canvas,
  x: number,
  y: number,
  height: number,
  top: Color,
  pose: 'wait' | 'skate' | 'stand' | 'kick',
  facing: 1 | -1,
): void {
  person(
    c,
    x,
    y,
    height,
    pose,
    someDress(c, {
      top,
      bottom: mix(c.p.paper, c.p.stone, 0.2),
      head: 'cap',
      garment: 'shirt',
      shoes: c.p.ink,
    }),
    facing,
  );
}

function fence(c: Canvas, wall: number): void {
  const green = mix(c.p.leaf, c.p.ink, 0.45);
  c.rect(0, wall - c.u * 4.8, c.w, c.u * 5, green);
  c.rect(0, wall - c.u * 4.9, c.w, c.u * 0.7, c.p.light);
  const boards = [c.p.cool, c.p.accent, c.p.paper, c.p.warm, c.p.stone];
  for (let index = 0; index < 9; index += 1) {
    c.rect(
      c.w * (index / 9) + c.u,
      wall - c.u * 3.6,
      c.w / 9 - c.u * 2,
      c.u * 2.8,
      mix(boards[index % 5] ?? c.p.cool, green, 0.42),
    );
  }
}

function diamond(c: Canvas, wall: number): void {
  const grass = mix('#4a9a55', c.p.leaf, 0.5);
  const green = c.p.isDark ? mix(grass, c.p.ink, 0.18) : grass;
  const dirt = mix(c.p.warm, c.p.stone, 0.52);
  c.rect(0, wall, c.w, c.h - wall, green);
  for (let index = -12; index < 12; index += 2) {
    c.poly(
      [
        [c.w * (0.5 + index * 0.052), wall],
        [c.w * (0.5 + (index + 1) * 0.052), wall],
        [c.w * (0.5 + (index + 1) * 0.26), c.h],
        [c.w * (0.5 + index * 0.26), c.h],
      ],
      shade(green, 0.03),
    );
  }
  c.rect(0, wall, c.w, c.u * 1.8, shade(dirt, -0.02));
  const home = c.h * 0.98;
  c.path(
    `M${c.w * 0.5} ${home}L${c.w * -0.06} ${c.h * 0.63}Q${c.w * 0.5} ${c.h * 0.4} ${c.w * 1.06} ${c.h * 0.63}z`,
    dirt,
  );
  c.poly(
    [
      [c.w * 0.5, c.h * 0.93],
      [c.w * 0.13, c.h * 0.655],
      [c.w * 0.5, c.h * 0.56],
      [c.w * 0.87, c.h * 0.655],
    ],
    green,
  );
  c.poly(
    [
      [c.w * 0.5, c.h * 0.93],
      [c.w * 0.36, c.h * 0.826],
      [c.w * 0.64, c.h * 0.59],
      [c.w * 0.76, c.h * 0.626],
    ],
    shade(green, 0.03),
  );
  c.ellipse(c.w * 0.58, c.h * 0.617, c.u * 6.4, c.u * 1.7, dirt);
  c.ellipse(c.w * 0.5, c.h * 0.99, c.w * 0.3, c.h * 0.11, shade(dirt, 0.02));
  for (const [x, y] of [
    [0.12, 0.652],
    [0.5, 0.555],
    [0.88, 0.652],
  ] as const) {
    c.poly(
      [
        [c.w * x - c.u, c.h * y],
        [c.w * x, c.h * y - c.u * 0.5],
        [c.w * x + c.u, c.h * y],
        [c.w * x, c.h * y + c.u * 0.5],
      ],
      c.p.paper,
    );
  }
  c.line(
    [
      [c.w * 0.54, c.h * 0.95],
      [c.w * 1.02, c.h * 0.63],
    ],
    c.p.paper,
    c.u * 0.4,
  );
  c.line(
    [
      [c.w * 0.46, c.h * 0.95],
      [c.w * -0.02, c.h * 0.63],
    ],
    c.p.paper,
    c.u * 0.4,
  );
  c.poly(
    [
      [c.w * 0.47, c.h * 0.95],
      [c.w * 0.53, c.h * 0.95],
      [c.w * 0.54, c.h * 0.972],
      [c.w * 0.5, c.h * 0.99],
      [c.w * 0.46, c.h * 0.972],
    ],
    c.p.paper,
  );
  for (const side of [0.27, 0.585]) {
    c.line(
      [
        [c.w * side, c.h * 0.985],
        [c.w * (side + 0.022), c.h * 0.925],
        [c.w * (side + 0.14), c.h * 0.925],
        [c.w * (side + 0.146), c.h * 0.985],
      ],
      c.p.paper,
      c.u * 0.35,
      { opacity: 0.9 },
    );
  }
}
