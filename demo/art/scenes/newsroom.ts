import type { Canvas } from '../Canvas';
import { mix, shade } from '../color';
import { bigWindow, clock, desk, room, screen } from '../parts/interior';
import { person, someDress } from '../parts/people';
import { cup, pendant } from '../parts/props';
import type { Scene } from '../Scene';

/** The newsroom near deadline. */
export const newsroom: Scene = {
  alt: 'a newsroom with people at desks, screens and clocks on the wall',
  palettes: ['press', 'dusk', 'overcast', 'golden', 'night', 'harbor'],
  draw(c) {
    const { p } = c;
    const line = c.h * 0.6;
    room(c, line, mix(p.paper, p.stone, p.isDark ? 0.6 : 0.3), mix(p.stone, p.ink, 0.34));
    for (let index = 0; index < 4; index += 1) {
      bigWindow(c, c.w * (0.05 + index * 0.245), c.h * 0.22, c.w * 0.165, c.h * 0.26, {
        columns: 2,
        rows: 3,
        view: 'city',
        frame: mix(p.ink, p.stone, 0.3),
      });
    }
    for (let index = 0; index < 4; index += 1)
      clock(c, c.w * (0.26 + index * 0.16), c.h * 0.1, c.u * 2.7);
    for (const x of [0.18, 0.5, 0.82])
      pendant(c, c.w * x, 0, c.h * 0.17, c.u * 7.5, mix(p.leaf, p.ink, 0.4));
    const wood = mix(p.warm, p.stone, 0.45);
    for (const [row, y, size] of [
      [0, line + c.h * 0.07, c.h * 0.34],
      [1, line + c.h * 0.2, c.h * 0.44],
    ] as const) {
      for (let index = 0; index < 3; index += 1) {
        const x = c.w * (0.12 + row * 0.06 + index * 0.31);
        workplace(c, x, y, size, wood, index === 1);
      }
    }
    const tall = c.h * 0.62;
    const x = c.w * 0.3;
    person(
      c,
      x,
      c.h * 1.02,
      tall,
      'work',
      someDress(c, {
        garment: 'shirt',
        top: p.paper,
        bottom: p.ink,
        head: c.r.pick(['short', 'bun', 'wrap']),
      }),
      1,
    );
    desk(c, x + tall * 0.14, c.h * 0.77, c.w * 0.5, c.h * 1.04, shade(wood, 0.03));
    pages(c, x + tall * 0.24, c.h * 0.765);
    screen(c, x + tall * 0.78, c.h * 0.765, c.u * 15);
    cup(c, x + tall * 1.04, c.h * 0.765, c.u * 2.6, p.accent);
    c.focus(x, c.h - tall * 0.74);
  },
};

function workplace(
  c: Canvas,
  x: number,
  ground: number,
  size: number,
  wood: ReturnType<typeof mix>,
  isStanding: boolean,
): void {
  person(c, x, ground, size, isStanding ? 'wait' : 'write', someDress(c), c.r.chance(0.7) ? 1 : -1);
  desk(c, x - size * 0.1, ground - size * 0.36, size * 0.75, ground + c.u, wood);
  screen(c, x + size * 0.36, ground - size * 0.365, size * 0.3);
  for (let index = 0; index < 4; index += 1)
    c.rect(
      x + size * 0.5,
      ground - size * (0.385 + index * 0.02),
      size * 0.13,
      size * 0.018,
      index % 2 ? c.p.paper : c.p.stone,
    );
}

/** Proof pages on the desk: headlines and columns as bars. */
function pages(c: Canvas, x: number, y: number): void {
  for (const [index, tilt] of [-6, 4, -1].entries()) {
    const px = x + index * c.u * 2.6;
    c.moved(`translate(${Math.round(px)} ${Math.round(y)}) skewX(-32) rotate(${tilt})`, () => {
      const w = c.u * 10;
      const h = c.u * 4.4;
      c.rect(0, -h, w, h, c.p.paper);
      c.rect(w * 0.08, -h * 0.88, w * 0.84, h * 0.14, c.p.ink);
      c.rect(w * 0.08, -h * 0.66, w * 0.4, h * 0.34, c.p.accent);
      const lines: [number, number, number, number][] = [];
      for (let row = 0; row < 5; row += 1) {
        lines.push(
          [w * 0.54, -h * (0.66 - row * 0.1), w * 0.16, h * 0.045],
          [w * 0.75, -h * (0.66 - row * 0.1), w * 0.16, h * 0.045],
        );
      }
      c.rects(lines, c.p.ink, 0.5);
    });
  }
}
