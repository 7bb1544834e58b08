import type { Canvas, Point } from '../Canvas';
import { mix, shade } from '../color';
import { birds, clouds, farCity, mist, sky, sun, treeline } from '../parts/backdrop';
import { bareTree, bush, grass, leafTree } from '../parts/flora';
import { person, someDress } from '../parts/people';
import { bench, lamp } from '../parts/props';
import type { Scene } from '../Scene';

/** A path through the park on a mild day. */
export const park: Scene = {
  alt: 'a path through a park with a bench, a lamp and someone walking a dog',
  palettes: ['golden', 'morning', 'noon', 'harbor', 'overcast', 'dawn', 'dusk'],
  draw(c) {
    const { p, r } = c;
    const horizon = c.h * 0.5;
    sky(c, horizon + c.u * 3);
    sun(c, c.w * 0.76, c.h * 0.2, c.u * 4);
    clouds(c, 4, c.h * 0.05, c.h * 0.28);
    farCity(c, horizon, c.h * 0.3, 0.62);
    mist(c, horizon - c.h * 0.2, horizon, 0.5);
    const lawn = mix(p.leaf, p.light, 0.22);
    treeline(c, horizon + c.u, c.u * 6, c.far(p.leaf, 0.42));
    c.rect(
      0,
      horizon,
      c.w,
      c.h - horizon,
      c.linear([
        [0, c.far(lawn, 0.35)],
        [0.4, lawn],
        [1, shade(mix(lawn, p.leaf, 0.5), -0.05)],
      ]),
    );
    const autumn = r.chance(0.45)
      ? [mix(p.warm, p.light, 0.35), p.warm, mix(p.light, p.leaf, 0.3)]
      : [p.leaf, shade(p.leaf, 0.04), mix(p.leaf, p.cool, 0.2)];
    for (let index = 0; index < 7; index += 1) {
      const x = c.w * (0.04 + index * 0.155) + r.between(-3, 3) * c.u;
      leafTree(
        c,
        x,
        horizon + c.u * r.between(2, 5),
        c.h * r.between(0.2, 0.27),
        c.far(r.pick(autumn), 0.28),
      );
    }
    pond(c, horizon);
    path(c, horizon);
    shadows(c, horizon);
    const seat = c.h * 0.76;
    lamp(c, c.w * 0.56, seat + c.u, c.h * 0.34);
    bench(c, c.w * 0.36, seat + c.u, c.u * 20);
    person(c, c.w * 0.325, seat + c.u * 1.5, c.h * 0.34, 'sit', someDress(c), 1);
    bush(c, c.w * 0.22, seat - c.u, c.u * 12, r.pick(autumn));
    leafTree(c, c.w * 0.08, c.h * 0.9, c.h * 0.82, autumn[0] ?? p.leaf);
    if (r.chance(0.8)) leafTree(c, c.w * 0.95, c.h * 0.84, c.h * 0.66, autumn[1] ?? p.leaf);
    else bareTree(c, c.w * 0.95, c.h * 0.84, c.h * 0.66, mix(p.ink, p.warm, 0.3));
    walker(c, c.w * 0.66, c.h * 0.86, c.h * 0.36);
    person(
      c,
      c.w * 0.52,
      horizon + c.h * 0.12,
      c.h * 0.14,
      'run',
      someDress(c, { garment: 'kit' }),
      -1,
    );
    grass(c, c.h * 0.7, c.h, mix(lawn, p.leaf, 0.5), 180);
    birds(c, c.w * 0.42, c.h * 0.14, 4);
    c.focus(c.w * 0.4, seat - c.h * 0.14);
  },
};

function path(c: Canvas, horizon: number): void {
  const color = mix(c.p.stone, c.p.paper, 0.45);
  const left: Point[] = [
    [c.w * 0.5, horizon + c.u * 2],
    [c.w * 0.46, horizon + c.h * 0.1],
    [c.w * 0.52, horizon + c.h * 0.22],
    [c.w * 0.5, horizon + c.h * 0.36],
    [c.w * 0.42, c.h * 1.05],
  ];
  const right: Point[] = [
    [c.w * 0.94, c.h * 1.05],
    [c.w * 0.76, horizon + c.h * 0.36],
    [c.w * 0.64, horizon + c.h * 0.22],
    [c.w * 0.53, horizon + c.h * 0.1],
    [c.w * 0.525, horizon + c.u * 2],
  ];
  c.blob(
    [...left, ...right],
    c.linear([
      [0, c.far(color, 0.3)],
      [1, color],
    ]),
  );
  c.curve(left, shade(color, -0.1), c.u * 0.3, { opacity: 0.6 });
}

function pond(c: Canvas, horizon: number): void {
  const y = horizon + c.h * 0.09;
  c.ellipse(c.w * 0.8, y, c.w * 0.17, c.h * 0.035, shade(c.p.leaf, -0.1), { opacity: 0.6 });
  c.ellipse(
    c.w * 0.8,
    y - c.u * 0.3,
    c.w * 0.165,
    c.h * 0.032,
    c.linear([
      [0, mix(c.p.sky[1], c.p.cool, 0.2)],
      [1, mix(c.p.cool, c.p.sky[1], 0.4)],
    ]),
  );
  c.rects(
    Array.from(
      { length: 12 },
      () =>
        [
          c.w * c.r.between(0.68, 0.88),
          y + c.r.between(-0.02, 0.02) * c.h,
          c.u * c.r.between(2, 5),
          c.u * 0.2,
        ] as const,
    ),
    c.p.paper,
    0.6,
  );
}

function shadows(c: Canvas, horizon: number): void {
  for (const [x, y, w] of [
    [0.08, 0.9, 0.3],
    [0.95, 0.84, 0.24],
  ] as const)
    c.ellipse(c.w * (x - 0.06), c.h * y, c.w * w, c.h * 0.03, c.p.ink, { opacity: 0.16 });
  c.ellipse(c.w * 0.35, c.h * 0.775, c.w * 0.16, c.h * 0.014, c.p.ink, { opacity: 0.14 });
  c.rect(0, horizon, c.w, c.u * 0.4, c.p.ink, { opacity: 0.06 });
}

function walker(c: Canvas, x: number, ground: number, height: number): void {
  person(c, x, ground, height, 'walk', someDress(c), 1);
  const coat = c.r.pick([c.p.stone, mix(c.p.warm, c.p.ink, 0.4), c.p.paper]);
  const dx = x + height * 0.5;
  const s = height * 0.28;
  c.curve(
    [
      [x + height * 0.14, ground - height * 0.52],
      [x + height * 0.3, ground - height * 0.3],
      [dx + s * 0.3, ground - s * 0.72],
    ],
    c.p.accent,
    height * 0.012,
  );
  c.ellipse(dx, ground, s * 0.6, s * 0.06, c.p.ink, { opacity: 0.2 });
  for (const leg of [-0.32, -0.2, 0.22, 0.34])
    c.line(
      [
        [dx + leg * s, ground - s * 0.4],
        [dx + (leg + 0.04) * s, ground - s * 0.03],
      ],
      shade(coat, leg % 0.4 > 0.1 ? 0 : -0.06),
      s * 0.1,
    );
  c.rect(dx - s * 0.44, ground - s * 0.66, s * 0.9, s * 0.34, coat, { radius: s * 0.16 });
  c.curve(
    [
      [dx - s * 0.4, ground - s * 0.55],
      [dx - s * 0.58, ground - s * 0.72],
      [dx - s * 0.56, ground - s * 0.92],
    ],
    coat,
    s * 0.08,
  );
  c.poly(
    [
      [dx + s * 0.25, ground - s * 0.6],
      [dx + s * 0.38, ground - s * 0.9],
      [dx + s * 0.62, ground - s * 0.86],
      [dx + s * 0.46, ground - s * 0.48],
    ],
    coat,
  );
  c.rect(dx + s * 0.36, ground - s * 0.98, s * 0.42, s * 0.22, coat, { radius: s * 0.1 });
  c.ellipse(dx + s * 0.4, ground - s * 0.86, s * 0.08, s * 0.15, shade(coat, -0.12));
  c.circle(dx + s * 0.77, ground - s * 0.9, s * 0.04, c.p.ink);
}
