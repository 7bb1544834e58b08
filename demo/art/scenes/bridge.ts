import type { Canvas, Point } from '../Canvas';
import { mix, shade } from '../color';
import { birds, clouds, farCity, mist, sky, streaks, sun, water } from '../parts/backdrop';
import type { Scene } from '../Scene';

/** The suspension bridge over the wide river. */
export const bridge: Scene = {
  alt: 'a suspension bridge over a wide river, with a train and a cargo ship',
  palettes: ['dusk', 'harbor', 'golden', 'morning', 'night', 'overcast', 'dawn', 'noon'],
  maxZoom: 1.7,
  draw(c) {
    const { p, r } = c;
    const shore = c.h * 0.72;
    const sunX = c.w * r.between(0.66, 0.8);
    sky(c, shore);
    sun(c, sunX, shore - c.h * r.between(0.14, 0.3), c.u * 5);
    if (r.chance(0.5)) clouds(c, 4, c.h * 0.05, c.h * 0.3);
    else streaks(c, 10, c.h * 0.06, c.h * 0.5);
    farCity(c, shore, c.h * 0.26, 0.62);
    mist(c, shore - c.h * 0.25, shore, 0.6);
    water(c, shore, sunX);
    const near = c.w * 0.27;
    span(c, near, c.w * 0.86, shore);
    ship(c, c.w * 0.62, shore + c.u * 4.5, c.u * 16);
    birds(c, c.w * 0.52, c.h * 0.2, 5);
    c.focus(near, c.h * 0.36);
    if (p.isDark) c.glow(near, c.h * 0.14, c.u * 5, p.accent, 0.5);
  },
};

function span(c: Canvas, near: number, distant: number, shore: number): void {
  const { p } = c;
  const steel = mix(p.cool, p.paper, p.isDark ? 0.12 : 0.2);
  const deck = (x: number): number => {
    const along = (x - near) / (distant - near);
    return c.h * 0.575 + along * c.h * 0.07;
  };
  const nearTop: Point = [near, c.h * 0.13];
  const farTop: Point = [distant, c.h * 0.4];
  pier(c, distant, deck(distant), farTop[1], c.u * 4.6, 0.4, shore);
  const cable = (from: Point, low: Point, to: Point, width: number) => {
    c.stroke(
      `M${from[0]} ${from[1]}Q${low[0]} ${low[1]} ${to[0]} ${to[1]}`,
      shade(steel, -0.04),
      width,
    );
  };
  const sag: Point = [near + (distant - near) * 0.56, c.h * 0.72];
  hangers(c, nearTop, sag, farTop, deck);
  hangers(c, [near - c.w * 0.62, c.h * 0.6], [near - c.w * 0.2, c.h * 0.5], nearTop, deck);
  cable(nearTop, sag, farTop, c.u * 0.6);
  cable([near - c.w * 0.62, c.h * 0.6], [near - c.w * 0.2, c.h * 0.5], nearTop, c.u * 0.7);
  cable(farTop, [distant + c.w * 0.08, c.h * 0.6], [distant + c.w * 0.3, c.h * 0.64], c.u * 0.35);
  const thick = (x: number) => c.u * (2.6 - ((x - near) / (distant - near)) * 1.4);
  const left = -c.u;
  const right = c.w + c.u;
  c.poly(
    [
      [left, deck(left)],
      [right, deck(right)],
      [right, deck(right) + thick(right)],
      [left, deck(left) + thick(left)],
    ],
    steel,
  );
  c.poly(
    [
      [left, deck(left) + thick(left) * 0.62],
      [right, deck(right) + thick(right) * 0.62],
      [right, deck(right) + thick(right)],
      [left, deck(left) + thick(left)],
    ],
    shade(steel, -0.12),
  );
  const truss: string[] = [];
  for (let x = left; x < right; x += c.u * 1.7) {
    truss.push(
      `M${Math.round(x)} ${Math.round(deck(x) + thick(x) * 0.1)}L${Math.round(x + c.u * 0.85)} ${Math.round(deck(x) + thick(x) * 0.6)}L${Math.round(x + c.u * 1.7)} ${Math.round(deck(x) + thick(x) * 0.1)}`,
    );
  }
  c.stroke(truss.join(''), shade(steel, -0.14), c.u * 0.16, { opacity: 0.8 });
  const lamps: [number, number, number][] = [];
  for (let x = left; x < right; x += c.u * 4.2) lamps.push([x, deck(x) - c.u * 0.7, c.u * 0.28]);
  c.dots(lamps, p.light, p.isDark ? 1 : 0.85);
  train(c, near + c.u * 14, deck);
  pier(c, near, deck(near), nearTop[1], c.u * 9, 0, shore);
}

function hangers(c: Canvas, from: Point, low: Point, to: Point, deck: (x: number) => number): void {
  const parts: string[] = [];
  for (let t = 0.02; t < 1; t += 0.026) {
    const x = (1 - t) ** 2 * from[0] + 2 * (1 - t) * t * low[0] + t ** 2 * to[0];
    const y = (1 - t) ** 2 * from[1] + 2 * (1 - t) * t * low[1] + t ** 2 * to[1];
    if (y < deck(x)) parts.push(`M${Math.round(x)} ${Math.round(y)}V${Math.round(deck(x))}`);
  }
  c.stroke(parts.join(''), mix(c.p.cool, c.p.paper, 0.25), c.u * 0.14, { opacity: 0.75 });
}

function pier(
  c: Canvas,
  x: number,
  deck: number,
  top: number,
  width: number,
  distance: number,
  shore: number,
): void {
  const steel = c.far(mix(c.p.cool, c.p.paper, c.p.isDark ? 0.08 : 0.16), distance);
  const dark = shade(steel, -0.09);
  const stone = c.far(mix(c.p.stone, c.p.ink, 0.12), distance);
  const leg = width * 0.22;
  c.poly(
    [
      [x - width * 0.74, shore + width * 0.3],
      [x - width * 0.6, deck + width * 0.2],
      [x + width * 0.6, deck + width * 0.2],
      [x + width * 0.74, shore + width * 0.3],
    ],
    stone,
  );
  c.poly(
    [
      [x - width * 0.74, shore + width * 0.3],
      [x - width * 0.6, deck + width * 0.2],
      [x - width * 0.3, deck + width * 0.2],
      [x - width * 0.38, shore + width * 0.3],
    ],
    shade(stone, -0.08),
  );
  for (const side of [-1, 1]) {
    const foot = x + side * width * 0.42;
    const head = x + side * width * 0.3;
    c.poly(
      [
        [foot - leg / 2, deck + width * 0.3],
        [head - leg * 0.4, top],
        [head + leg * 0.4, top],
        [foot + leg / 2, deck + width * 0.3],
      ],
      steel,
    );
    c.poly(
      [
        [foot - leg / 2, deck + width * 0.3],
        [head - leg * 0.4, top],
        [head - leg * 0.1, top],
        [foot - leg * 0.1, deck + width * 0.3],
      ],
      dark,
    );
  }
  const rows = 5;
  for (let index = 0; index < rows; index += 1) {
    const y0 = top + ((deck - top) * index) / rows;
    const y1 = top + ((deck - top) * (index + 1)) / rows;
    const half0 = width * (0.3 + (0.12 * index) / rows);
    const half1 = width * (0.3 + (0.12 * (index + 1)) / rows);
    c.line(
      [
        [x - half0, y0],
        [x + half1, y1],
      ],
      dark,
      width * 0.05,
    );
    c.line(
      [
        [x + half0, y0],
        [x - half1, y1],
      ],
      steel,
      width * 0.05,
    );
    c.rect(x - half1, y1 - width * 0.05, half1 * 2, width * 0.09, steel);
  }
  c.rect(x - width * 0.44, top - width * 0.07, width * 0.88, width * 0.14, steel);
  c.rect(x - width * 0.44, top + width * 0.02, width * 0.88, width * 0.05, dark);
  c.circle(x, top - width * 0.14, width * 0.05, c.p.accent);
}

function train(c: Canvas, x: number, deck: (x: number) => number): void {
  for (let index = 0; index < 4; index += 1) {
    const left = x + index * c.u * 5.2;
    const y = deck(left + c.u * 2.5) - c.u * 2.1;
    c.rect(left, y, c.u * 5, c.u * 2, mix(c.p.stone, c.p.paper, 0.4), { radius: c.u * 0.3 });
    c.rect(left, y + c.u * 1.25, c.u * 5, c.u * 0.35, c.p.accent);
    c.rects(
      [0.4, 1.55, 2.7, 3.85].map(
        (at) => [left + at * c.u, y + c.u * 0.35, c.u * 0.8, c.u * 0.7] as const,
      ),
      c.p.isDark ? c.p.light : mix(c.p.ink, c.p.cool, 0.4),
    );
  }
}

function ship(c: Canvas, x: number, y: number, length: number): void {
  const hull = mix(c.p.ink, c.p.warm, 0.3);
  c.ellipse(x + length * 0.5, y + length * 0.015, length * 0.55, length * 0.03, c.p.ink, {
    opacity: 0.35,
  });
  c.poly(
    [
      [x, y - length * 0.12],
      [x + length, y - length * 0.12],
      [x + length * 0.93, y],
      [x + length * 0.05, y],
    ],
    hull,
  );
  c.poly(
    [
      [x + length * 0.02, y - length * 0.035],
      [x + length * 0.955, y - length * 0.035],
      [x + length * 0.93, y],
      [x + length * 0.05, y],
    ],
    c.p.warm,
  );
  const boxes = [c.p.accent, c.p.cool, c.p.stone, c.p.leaf, c.p.light, c.p.warm];
  for (let column = 0; column < 8; column += 1) {
    for (let row = 0; row < c.r.whole(1, 3); row += 1) {
      c.rect(
        x + length * (0.2 + column * 0.088),
        y - length * (0.165 + row * 0.045),
        length * 0.083,
        length * 0.042,
        shade(c.r.pick(boxes), -0.02),
      );
    }
  }
  c.rect(x + length * 0.05, y - length * 0.29, length * 0.12, length * 0.17, c.p.paper);
  c.rects(
    [0.06, 0.1, 0.14].map(
      (at) => [x + length * at, y - length * 0.26, length * 0.02, length * 0.025] as const,
    ),
    c.p.ink,
  );
  c.rect(x + length * 0.08, y - length * 0.34, length * 0.05, length * 0.05, c.p.accent);
}
