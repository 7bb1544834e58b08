import type { Canvas } from '../Canvas';
import { mix, shade, type Color } from '../color';
import { clouds, farCity, mist, sky, sun } from '../parts/backdrop';
import { bricks, sash } from '../parts/buildings';
import { leafTree } from '../parts/flora';
import { person, someDress } from '../parts/people';
import type { Scene } from '../Scene';

/** The trolley comes; people wait for it. */
export const transit: Scene = {
  alt: 'a trolley on a city street and people waiting for it',
  palettes: ['morning', 'overcast', 'dusk', 'golden', 'harbor', 'night', 'winter', 'dawn'],
  maxZoom: 1.35,
  draw(c) {
    const { p, r } = c;
    const ground = c.h * 0.76;
    sky(c, ground);
    sun(c, c.w * 0.2, c.h * 0.22, c.u * 3.8);
    clouds(c, 3, c.h * 0.04, c.h * 0.24);
    farCity(c, ground, c.h * 0.5, 0.6);
    mist(c, c.h * 0.3, ground, 0.5);
    block(c, ground);
    leafTree(c, c.w * 0.06, ground + c.u * 2, c.h * 0.5, p.leaf);
    street(c, ground);
    wires(c);
    const length = Math.min(c.w * 0.66, c.u * 78);
    const x = c.w * 0.46;
    const rail = ground + c.h * 0.09;
    trolley(c, x, rail, length, r.pick([p.accent, mix(p.leaf, p.cool, 0.3), p.cool, p.warm]));
    platform(c, ground);
    const tall = c.h * 0.36;
    const places = c.w > c.h ? [0.7, 0.785, 0.87] : [0.72, 0.88];
    places.forEach((place, index) => {
      person(
        c,
        c.w * place,
        c.h * (0.93 + (index % 2) * 0.025),
        tall * r.between(0.94, 1.05),
        r.pick(['stand', 'wait', 'arms']),
        someDress(c),
        index === places.length - 1 ? -1 : 1,
      );
    });
    person(c, c.w * 0.12, c.h * 0.945, tall, 'walk', someDress(c, { garment: 'coat' }), 1);
    c.focus(x - length * 0.1, rail - length * 0.18);
  },
};

function block(c: Canvas, ground: number): void {
  const walls = c.r.shuffled([
    c.p.warm,
    mix(c.p.warm, c.p.stone, 0.5),
    mix(c.p.cool, c.p.paper, 0.35),
    c.p.stone,
  ]);
  let x = c.w * 0.3;
  let index = 0;
  while (x < c.w) {
    const width = c.u * c.r.between(17, 22);
    const height = c.h * c.r.between(0.38, 0.52);
    const wall = c.far(walls[index % walls.length] ?? c.p.warm, 0.16);
    c.rect(x, ground - height, width, height, wall);
    bricks(c, x, ground - height + c.u * 3, width, height * 0.6, wall);
    c.rect(
      x - c.u * 0.3,
      ground - height - c.u * 0.6,
      width + c.u * 0.6,
      c.u * 2,
      shade(mix(wall, c.p.paper, 0.4), 0),
    );
    for (let row = 0; row < 3; row += 1)
      for (let column = 0; column < 3; column += 1) {
        sash(
          c,
          x + width * (0.12 + column * 0.29),
          ground - height * (0.88 - row * 0.22),
          width * 0.15,
          height * 0.13,
          { frame: mix(c.p.paper, wall, 0.2), isLit: c.r.chance(c.p.isDark ? 0.5 : 0.12) },
        );
      }
    const shop = c.r.pick([c.p.accent, c.p.cool, c.p.leaf, c.p.light]);
    c.rect(
      x + c.u,
      ground - height * 0.22,
      width - c.u * 2,
      height * 0.22,
      mix(c.p.ink, c.p.light, c.p.isDark ? 0.85 : 0.35),
    );
    c.rect(x + c.u * 0.4, ground - height * 0.26, width - c.u * 0.8, height * 0.06, shop);
    x += width;
    index += 1;
  }
}

function street(c: Canvas, ground: number): void {
  const asphalt = mix(c.p.ink, c.p.stone, 0.4);
  c.rect(
    0,
    ground,
    c.w,
    c.h - ground,
    c.linear([
      [0, shade(asphalt, 0.03)],
      [1, shade(asphalt, -0.02)],
    ]),
  );
  c.rect(0, ground, c.w, c.u * 1.2, mix(c.p.stone, c.p.paper, 0.3));
  for (const y of [0.058, 0.09])
    c.rect(0, ground + c.h * y, c.w, c.u * 0.5, mix(c.p.stone, c.p.paper, 0.3));
  c.rects(
    Array.from(
      { length: 60 },
      () =>
        [
          c.r.between(0, c.w),
          ground + c.h * c.r.between(0.02, 0.12),
          c.u * c.r.between(1, 3),
          c.u * 0.25,
        ] as const,
    ),
    shade(asphalt, -0.06),
    0.7,
  );
}

function wires(c: Canvas): void {
  const line = mix(c.p.ink, c.p.haze, 0.25);
  c.curve(
    [
      [0, c.h * 0.3],
      [c.w * 0.25, c.h * 0.315],
      [c.w * 0.5, c.h * 0.3],
      [c.w * 0.75, c.h * 0.315],
      [c.w, c.h * 0.3],
    ],
    line,
    c.u * 0.22,
  );
  for (const x of [0.02, 0.98]) {
    c.rect(c.w * x - c.u * 0.4, c.h * 0.2, c.u * 0.8, c.h * 0.6, line);
    c.rect(c.w * x - c.u * (x < 0.5 ? 0 : 14), c.h * 0.24, c.u * 14, c.u * 0.4, line);
  }
}

function trolley(c: Canvas, x: number, rail: number, length: number, color: Color): void {
  const { p } = c;
  const h = length * 0.3;
  const left = x - length / 2;
  const top = rail - h * 1.06;
  const cream = mix(p.paper, p.light, 0.25);
  c.line(
    [
      [x + length * 0.06, top - h * 0.06],
      [x - length * 0.1, c.h * 0.305],
    ],
    p.ink,
    c.u * 0.45,
  );
  c.line(
    [
      [x + length * 0.02, top - h * 0.02],
      [x + length * 0.06, top - h * 0.1],
      [x + length * 0.1, top - h * 0.02],
    ],
    p.ink,
    c.u * 0.5,
  );
  c.ellipse(x, rail + c.u * 0.8, length * 0.53, c.u * 1.4, p.ink, { opacity: 0.4 });
  c.rect(left + length * 0.12, rail - h * 0.16, length * 0.76, h * 0.14, shade(p.ink, 0.03));
  for (const at of [0.18, 0.26, 0.72, 0.8]) {
    c.circle(left + at * length, rail - h * 0.07, h * 0.1, p.ink);
    c.circle(left + at * length, rail - h * 0.07, h * 0.05, mix(p.stone, p.ink, 0.4));
  }
  c.rect(left, top + h * 0.1, length, h * 0.86, cream, { radius: h * 0.14 });
  c.rect(left + length * 0.02, top, length * 0.96, h * 0.2, mix(p.stone, p.paper, 0.3), {
    radius: h * 0.1,
  });
  c.rect(
    left,
    top + h * 0.58,
    length,
    h * 0.38,
    c.linear([
      [0, color],
      [1, shade(color, -0.06)],
    ]),
    { radius: h * 0.08 },
  );
  c.rect(left, top + h * 0.55, length, h * 0.05, p.light);
  c.rect(left + length * 0.03, top + h * 0.2, length * 0.94, h * 0.32, mix(p.ink, p.cool, 0.2), {
    radius: h * 0.05,
  });
  const glass = p.isDark ? mix(p.light, p.warm, 0.1) : mix(p.sky[1], p.cool, 0.3);
  for (let index = 0; index < 8; index += 1) {
    const wx = left + length * (0.045 + index * 0.115);
    const isDoor = index === 2 || index === 6;
    c.rect(
      wx,
      top + h * 0.225,
      length * 0.1,
      h * (isDoor ? 0.7 : 0.27),
      isDoor ? mix(p.ink, p.cool, 0.3) : glass,
      { radius: h * 0.02 },
    );
    if (isDoor)
      for (const leaf of [0.008, 0.054])
        c.rect(wx + length * leaf, top + h * 0.26, length * 0.038, h * 0.6, glass, {
          radius: h * 0.02,
        });
    else if (c.r.chance(0.7))
      rider(c, wx + length * c.r.between(0.03, 0.07), top + h * 0.495, h * 0.22);
    c.poly(
      [
        [wx + length * 0.01, top + h * 0.49],
        [wx + length * 0.035, top + h * 0.23],
        [wx + length * 0.05, top + h * 0.23],
        [wx + length * 0.025, top + h * 0.49],
      ],
      p.paper,
      { opacity: 0.3 },
    );
  }
  c.rect(left - length * 0.003, top + h * 0.22, length * 0.03, h * 0.3, glass, {
    radius: h * 0.03,
  });
  c.circle(left + length * 0.012, top + h * 0.76, h * 0.055, p.isDark ? p.light : p.paper);
  if (p.isDark) c.glow(left - length * 0.02, top + h * 0.76, h * 0.7, p.light, 0.6);
  c.rect(left + length * 0.34, top + h * 0.03, length * 0.3, h * 0.12, p.ink, { radius: h * 0.02 });
  c.rects(
    [0, 1, 2, 3, 4, 5].map(
      (at) =>
        [left + length * (0.365 + at * 0.044), top + h * 0.065, length * 0.03, h * 0.05] as const,
    ),
    p.light,
  );
}

function rider(c: Canvas, x: number, base: number, size: number): void {
  const dress = someDress(c);
  c.path(
    `M${Math.round(x - size * 0.42)} ${Math.round(base)}q0 ${Math.round(-size * 0.5)} ${Math.round(size * 0.42)} ${Math.round(-size * 0.5)}t${Math.round(size * 0.42)} ${Math.round(size * 0.5)}z`,
    shade(dress.top, -0.08),
  );
  c.circle(x, base - size * 0.66, size * 0.25, shade(dress.skin, -0.04));
  c.path(
    `M${Math.round(x - size * 0.27)} ${Math.round(base - size * 0.68)}a${Math.round(size * 0.27)} ${Math.round(size * 0.27)} 0 0 1 ${Math.round(size * 0.54)} 0z`,
    dress.hair,
  );
}

function platform(c: Canvas, ground: number): void {
  const y = ground + c.h * 0.125;
  const stone = mix(c.p.stone, c.p.paper, 0.35);
  c.rect(
    0,
    y,
    c.w,
    c.h - y,
    c.linear([
      [0, stone],
      [1, shade(stone, -0.04)],
    ]),
  );
  c.rect(0, y, c.w, c.u * 1.1, c.p.light);
  for (let x = 0; x < c.w; x += c.u * 10)
    c.line(
      [
        [x, y + c.u * 1.2],
        [x - c.u * 4, c.h],
      ],
      shade(stone, -0.08),
      c.u * 0.16,
    );
  const post = c.w * 0.95;
  c.rect(post, y - c.h * 0.26, c.u * 0.7, c.h * 0.34, mix(c.p.ink, c.p.cool, 0.2));
  c.rect(post - c.u * 2.6, y - c.h * 0.3, c.u * 6, c.u * 6, c.p.cool, { radius: c.u * 0.6 });
  c.circle(post + c.u * 0.4, y - c.h * 0.3 + c.u * 3, c.u * 1.9, c.p.paper);
  c.rect(post - c.u * 0.9, y - c.h * 0.3 + c.u * 2.5, c.u * 2.6, c.u * 1, c.p.cool);
}
