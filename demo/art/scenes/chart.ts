import { d, type Canvas, type Point } from '../Canvas';
import { mix, shade } from '../color';
import { person, someDress } from '../parts/people';
import type { Scene } from '../Scene';

/** Figures and money: people climb, measure and weigh the bars of a chart. */
export const chart: Scene = {
  alt: 'people walking on the bars of a chart, a line above them and coins beside it',
  palettes: ['press', 'harbor', 'morning', 'golden', 'winter', 'dusk', 'noon', 'overcast'],
  maxZoom: 1.25,
  draw(c) {
    const { p, r } = c;
    const ground = c.h * 0.86;
    const back = r.pick([
      mix(p.cool, p.paper, 0.72),
      mix(p.light, p.paper, 0.6),
      mix(p.leaf, p.paper, 0.72),
      mix(p.stone, p.paper, 0.6),
    ]);
    c.rect(
      0,
      0,
      c.w,
      c.h,
      c.linear([
        [0, shade(back, 0.02)],
        [1, shade(back, -0.04)],
      ]),
    );
    grid(c, ground, back);
    if (r.chance(0.5)) c.circle(c.w * 0.8, c.h * 0.26, c.u * 11, p.light, { opacity: 0.55 });
    const count = c.w > c.h ? 7 : 5;
    const step = (c.w * 0.8) / count;
    const isRising = r.chance(0.65);
    const tops: Point[] = [];
    for (let index = 0; index < count; index += 1) {
      const along = index / (count - 1);
      const climb = isRising ? 0.12 + along * 0.42 : 0.54 - along * 0.4;
      const height = c.h * Math.max(0.08, climb + r.between(-0.05, 0.05));
      const x = c.w * 0.1 + index * step;
      bar(c, x, ground, step * 0.66, height, index === (isRising ? count - 1 : 0));
      tops.push([x + step * 0.33, ground - height]);
    }
    c.rect(0, ground, c.w, c.h - ground, mix(p.ink, p.cool, 0.25));
    c.rect(0, ground, c.w, c.u * 0.8, mix(p.ink, p.cool, 0.4));
    const tall = c.h * 0.22;
    const line = tops.map(
      ([x, y], index) => [x, y - tall * (0.5 + (index % 2) * 0.12) - c.u * 9] as const,
    );
    trend(c, line);
    const hero = tops[isRising ? count - 2 : 1] ?? [c.w / 2, c.h / 2];
    person(c, hero[0], hero[1], tall, 'walk', someDress(c, { top: p.accent }), isRising ? 1 : -1);
    const other = tops[isRising ? 1 : count - 2] ?? hero;
    person(
      c,
      other[0],
      other[1],
      tall * 0.96,
      r.pick(['point', 'arms', 'wait']),
      someDress(c),
      isRising ? 1 : -1,
    );
    coins(c, c.w * (isRising ? 0.16 : 0.84), c.h * 0.95);
    donut(c, c.w * (isRising ? 0.2 : 0.8), c.h * 0.24, Math.min(c.w, c.h) * 0.11);
    c.focus(hero[0], hero[1] - tall * 0.5);
  },
};

function grid(c: Canvas, ground: number, back: ReturnType<typeof mix>): void {
  for (let index = 1; index < 7; index += 1)
    c.rect(c.w * 0.06, ground - index * c.h * 0.115, c.w * 0.88, c.u * 0.16, shade(back, -0.1), {
      opacity: 0.8,
    });
  for (let index = 1; index < 7; index += 1)
    c.rect(
      c.w * 0.025,
      ground - index * c.h * 0.115 - c.u * 0.4,
      c.u * 2,
      c.u * 0.8,
      shade(back, -0.16),
    );
}

function bar(
  c: Canvas,
  x: number,
  ground: number,
  width: number,
  height: number,
  isMain: boolean,
): void {
  const color = isMain
    ? c.p.accent
    : c.r.pick([c.p.cool, mix(c.p.cool, c.p.paper, 0.3), c.p.leaf, mix(c.p.cool, c.p.ink, 0.25)]);
  const side = width * 0.2;
  const top = ground - height;
  c.poly(
    [
      [x + width, top],
      [x + width + side, top - side * 0.6],
      [x + width + side, ground],
      [x + width, ground],
    ],
    shade(color, -0.09),
  );
  c.poly(
    [
      [x, top],
      [x + side, top - side * 0.6],
      [x + width + side, top - side * 0.6],
      [x + width, top],
    ],
    shade(color, 0.09),
  );
  c.rect(
    x,
    top,
    width,
    height,
    c.linear([
      [0, shade(color, 0.02)],
      [1, shade(color, -0.04)],
    ]),
  );
  const marks: [number, number, number, number][] = [];
  for (let y = top + c.u * 2; y < ground - c.u * 2; y += c.u * 4)
    marks.push([x + width * 0.16, y, width * 0.26, c.u * 0.5]);
  c.rects(marks, c.p.paper, 0.28);
  const windows: [number, number, number, number][] = [];
  for (let y = top + c.u * 2; y < ground - c.u * 3; y += c.u * 4)
    windows.push([x + width * 0.58, y, width * 0.24, c.u * 2]);
  c.rects(windows, isMain ? c.p.light : c.p.paper, 0.3);
}

function trend(c: Canvas, points: readonly Point[]): void {
  c.curve(
    points.map(([x, y]) => [x + c.u * 0.5, y + c.u * 0.8] as const),
    c.p.ink,
    c.u * 0.8,
    { opacity: 0.16 },
  );
  c.curve(points, c.p.ink, c.u * 0.8);
  const last = points[points.length - 1];
  for (const point of points) {
    c.circle(point[0], point[1], c.u * 1.5, c.p.ink);
    c.circle(point[0], point[1], c.u * 0.85, point === last ? c.p.accent : c.p.paper);
  }
}

function coins(c: Canvas, x: number, base: number): void {
  const gold = mix(c.p.light, c.p.warm, 0.28);
  for (const [at, count] of [
    [-9, 4],
    [0, 7],
    [9, 3],
  ] as const) {
    for (let index = 0; index < count; index += 1) {
      const y = base - index * c.u * 1.5;
      const px = x + at * c.u + c.r.between(-0.4, 0.4) * c.u;
      c.path(
        d`M${px - c.u * 4} ${y}v${c.u * 1.3}a${c.u * 4} ${c.u * 1.3} 0 0 0 ${c.u * 8} 0v${-c.u * 1.3}z`,
        shade(gold, -0.14),
      );
      c.ellipse(px, y, c.u * 4, c.u * 1.3, gold);
      c.ellipse(px, y, c.u * 3.1, c.u * 0.95, shade(gold, -0.06));
      c.ellipse(px + c.u * 0.3, y - c.u * 0.1, c.u * 2.8, c.u * 0.75, shade(gold, 0.04));
    }
  }
}

function donut(c: Canvas, x: number, y: number, radius: number): void {
  const shares = [0.42, 0.27, 0.19, 0.12];
  const colors = [c.p.accent, c.p.cool, c.p.light, c.p.leaf];
  let angle = -Math.PI / 2;
  c.circle(x + radius * 0.05, y + radius * 0.08, radius * 1.02, c.p.ink, { opacity: 0.12 });
  shares.forEach((share, index) => {
    const end = angle + share * Math.PI * 2;
    const at = (turn: number, reach: number) =>
      [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach] as const;
    const [x1, y1] = at(angle, radius);
    const [x2, y2] = at(end, radius);
    c.path(
      d`M${x} ${y}L${x1} ${y1}A${radius} ${radius} 0 0 1 ${x2} ${y2}z`,
      colors[index] ?? c.p.accent,
    );
    angle = end;
  });
  c.circle(x, y, radius * 0.55, mix(c.p.paper, c.p.stone, 0.1));
  c.rects(
    [
      [x - radius * 0.3, y - radius * 0.12, radius * 0.6, radius * 0.12],
      [x - radius * 0.2, y + radius * 0.08, radius * 0.4, radius * 0.08],
    ],
    c.p.ink,
    0.6,
  );
}
