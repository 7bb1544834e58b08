import type { Canvas } from '../Canvas';
import { mix, shade } from '../color';
import { bigWindow, desk, lightShaft, room, screen } from '../parts/interior';
import { person, someDress } from '../parts/people';
import { cup, pendant, plant } from '../parts/props';
import type { Scene } from '../Scene';

/** An office high above the city. */
export const office: Scene = {
  alt: 'people in an office with tall windows over a city',
  palettes: ['golden', 'dusk', 'morning', 'harbor', 'night', 'winter', 'noon'],
  draw(c) {
    const { p, r } = c;
    const line = c.h * 0.7;
    room(c, line, mix(p.paper, p.stone, 0.4), mix(p.warm, p.stone, 0.6));
    bigWindow(c, c.w * 0.04, c.h * 0.1, c.w * 0.92, line - c.h * 0.24, {
      columns: 6,
      rows: 1,
      view: 'city',
      frame: mix(p.ink, p.cool, 0.35),
    });
    for (const x of [0.12, 0.46, 0.78]) lightShaft(c, c.w * x, line - c.h * 0.13, c.w * 0.15, c.h);
    for (const x of [0.26, 0.68])
      pendant(c, c.w * x, 0, c.h * 0.13, c.u * 7, mix(p.ink, p.warm, 0.2));
    const wood = mix(p.warm, p.light, 0.4);
    const tall = c.h * 0.58;
    plant(c, c.w * 0.94, line + c.u * 5, c.h * 0.34, mix(p.cool, p.ink, 0.3));
    person(c, c.w * 0.63, line + c.u * 6, tall * 0.86, 'arms', someDress(c), 1);
    person(
      c,
      c.w * 0.75,
      line + c.u * 7,
      tall * 0.88,
      'point',
      someDress(c, { garment: 'skirt' }),
      1,
    );
    const y = c.h * 0.73;
    const ground = c.h * 0.97;
    const x = c.w * 0.34;
    chair(c, x - tall * 0.05, ground, tall);
    person(
      c,
      x,
      ground - tall * 0.03,
      tall * 1.08,
      'write',
      someDress(c, {
        garment: 'shirt',
        top: p.accent,
        head: r.pick(['bun', 'short', 'long', 'wrap']),
      }),
      1,
    );
    desk(c, x + tall * 0.02, y, c.w * 0.4, ground + c.u, wood);
    screen(c, x + tall * 0.5, y - c.u * 0.4, c.u * 15);
    cup(c, x + tall * 0.86, y - c.u * 0.4, c.u * 2.4, p.paper);
    c.rect(x + tall * 0.16, y - c.u * 1, c.u * 5.5, c.u * 0.7, shade(p.stone, 0.05), {
      radius: c.u * 0.2,
    });
    c.focus(x, y - tall * 0.24);
  },
};

function chair(c: Canvas, x: number, ground: number, tall: number): void {
  const color = mix(c.p.ink, c.p.cool, 0.3);
  c.rect(x - tall * 0.2, ground - tall * 0.6, tall * 0.07, tall * 0.36, color, {
    radius: tall * 0.03,
  });
  c.rect(x - tall * 0.18, ground - tall * 0.3, tall * 0.34, tall * 0.06, color, {
    radius: tall * 0.03,
  });
  c.rect(x - tall * 0.03, ground - tall * 0.26, tall * 0.03, tall * 0.24, shade(color, 0.1));
  c.line(
    [
      [x - tall * 0.16, ground + tall * 0.02],
      [x - tall * 0.015, ground - tall * 0.04],
      [x + tall * 0.14, ground + tall * 0.02],
    ],
    shade(color, 0.05),
    tall * 0.025,
  );
}
