import { d, type Canvas } from '../Canvas';
import { mix, shade, type Color } from '../color';
import { clouds, sky } from '../parts/backdrop';
import { bricks, sash } from '../parts/buildings';
import { bareTree, bush, leafTree } from '../parts/flora';
import { person, someDress } from '../parts/people';
import { bicycle, lamp, plant } from '../parts/props';
import type { Scene } from '../Scene';

/** A block of brick rowhouses with their stoops. */
export const rowhouses: Scene = {
  alt: 'a block of brick rowhouses with stoops, a bicycle and people passing',
  palettes: ['morning', 'golden', 'overcast', 'dusk', 'noon', 'harbor', 'dawn', 'press'],
  draw(c) {
    const { p, r } = c;
    const walk = c.h * 0.8;
    const width = c.u * r.between(24, 29);
    const height = Math.min(c.h * 0.62, width * 2.05);
    sky(c, walk);
    clouds(c, 3, c.h * 0.05, c.h * 0.2);
    const brick = [
      p.warm,
      shade(p.warm, -0.07),
      mix(p.warm, p.stone, 0.45),
      mix(p.cool, p.paper, 0.25),
      shade(p.stone, -0.03),
      mix(p.warm, p.ink, 0.3),
    ];
    const doors = [p.accent, p.cool, p.leaf, p.ink, p.light, shade(p.cool, -0.1)];
    const chosen = r.shuffled(brick);
    const start = -width * r.between(0.25, 0.7);
    const count = Math.ceil((c.w - start) / width);
    const hero = Math.floor(count / 2);
    for (let index = 0; index < count; index += 1) {
      house(c, {
        x: start + index * width,
        base: walk,
        width,
        height: height * (1 + ((index * 7) % 3) * 0.035),
        wall: chosen[index % chosen.length] ?? p.warm,
        door: index === hero ? p.accent : r.pick(doors.slice(1)),
        isHero: index === hero,
      });
    }
    pavement(c, walk);
    const heroX = start + hero * width;
    const grow = r.chance(0.75) ? leafTree : bareTree;
    const treeColor = grow === bareTree ? mix(p.ink, p.warm, 0.25) : p.leaf;
    for (const x of [heroX - width * 1.12, heroX + width * 2.05]) {
      if (x > -width && x < c.w + width) grow(c, x, walk + c.u * 2.4, height * 0.92, treeColor);
    }
    lamp(c, heroX + width * 1.3, walk + c.u * 2.6, height * 0.5);
    bicycle(c, heroX - width * 0.3, walk + c.u * 3.8, c.u * 12, p.accent);
    person(c, heroX + width * 0.78, walk + c.u * 6, height * 0.34, 'walk', someDress(c), -1);
    if (r.chance(0.6))
      person(c, heroX + width * 1.75, walk + c.u * 4.6, height * 0.335, 'stand', someDress(c), 1);
    c.focus(heroX + width * 0.5, walk - height * 0.36);
  },
};

interface House {
  x: number;
  base: number;
  width: number;
  height: number;
  wall: Color;
  door: Color;
  isHero: boolean;
}

function house(c: Canvas, { x, base, width, height, wall, door, isHero }: House): void {
  const { p, r } = c;
  const top = base - height;
  const trim = mix(p.paper, wall, 0.12);
  const paint = c.linear([
    [0, shade(wall, 0.02)],
    [1, shade(wall, -0.03)],
  ]);
  chimney(c, x + width * 0.12, top, width, wall);
  c.rect(x, top, width, height, paint);
  bricks(c, x, top + height * 0.08, width, height * 0.76, wall);
  c.rect(x, base - height * 0.13, width, height * 0.13, mix(p.stone, p.paper, 0.25));
  cornice(c, x, top, width, height, mix(trim, p.stone, 0.3));
  const shutters = r.chance(0.55) && door !== p.light ? door : undefined;
  const glassWidth = width * (shutters ? 0.15 : 0.19);
  for (const [level, tall] of [
    [0.13, 0.19],
    [0.41, 0.2],
  ] as const) {
    for (const column of [0.24, 0.76]) {
      sash(
        c,
        x + width * column - glassWidth / 2,
        top + height * level,
        glassWidth,
        height * tall,
        {
          frame: trim,
          isLit: r.chance(p.isDark ? 0.6 : 0.12),
          isCurtained: r.chance(0.5),
          ...(shutters ? { shutters } : {}),
        },
      );
    }
  }
  sash(c, x + width * 0.6, top + height * 0.68, width * 0.22, height * 0.17, {
    frame: trim,
    isLit: r.chance(p.isDark ? 0.8 : 0.2),
    isCurtained: true,
  });
  if (r.chance(0.6)) {
    c.rect(
      x + width * 0.58,
      top + height * 0.872,
      width * 0.26,
      height * 0.028,
      mix(p.warm, p.ink, 0.4),
    );
    bush(c, x + width * 0.71, top + height * 0.876, width * 0.26, p.leaf);
  }
  doorway(c, x + width * 0.14, base, width * 0.24, height * 0.25, door, trim, isHero);
  c.rect(x + width - c.u * 0.3, top, c.u * 0.3, height, p.ink, { opacity: 0.25 });
}

function chimney(c: Canvas, x: number, top: number, width: number, wall: Color): void {
  const color = shade(wall, -0.05);
  c.rect(x, top - width * 0.2, width * 0.13, width * 0.22, color);
  c.rect(x - width * 0.012, top - width * 0.21, width * 0.154, width * 0.03, shade(color, -0.06));
}

function cornice(
  c: Canvas,
  x: number,
  top: number,
  width: number,
  height: number,
  color: Color,
): void {
  const h = height * 0.055;
  c.rect(x, top - h * 0.4, width, h * 0.55, shade(color, 0.04));
  c.rect(x, top + h * 0.15, width, h * 0.85, color);
  const blocks = Array.from(
    { length: 9 },
    (_, index) =>
      [x + width * (0.03 + index * 0.113), top + h * 0.25, width * 0.04, h * 0.7] as const,
  );
  c.rects(blocks, shade(color, -0.12));
  const shadow = c.linear([
    [0, c.p.ink, 0.32],
    [1, c.p.ink, 0],
  ]);
  c.rect(x, top + h, width, h * 0.9, shadow);
}

function doorway(
  c: Canvas,
  x: number,
  base: number,
  width: number,
  height: number,
  color: Color,
  trim: Color,
  isHero: boolean,
): void {
  const step = height * 0.12;
  const top = base - step * 2.4 - height;
  c.rect(x - width * 0.14, top - height * 0.2, width * 1.28, height * 1.2, trim);
  c.path(
    d`M${x} ${top + height}V${top}a${width / 2} ${width * 0.42} 0 0 1 ${width} 0V${top + height}z`,
    color,
  );
  c.path(
    d`M${x + width * 0.08} ${top - height * 0.005}a${width * 0.42} ${width * 0.34} 0 0 1 ${width * 0.84} 0z`,
    c.p.isDark || isHero ? c.p.light : mix(c.p.ink, c.p.sky[1], 0.5),
  );
  for (const [dx, dy] of [
    [0.13, 0.08],
    [0.55, 0.08],
    [0.13, 0.52],
    [0.55, 0.52],
  ] as const) {
    c.rect(x + width * dx, top + height * dy, width * 0.32, height * 0.36, shade(color, -0.05), {
      radius: width * 0.02,
    });
  }
  c.circle(x + width * 0.9, top + height * 0.52, width * 0.045, c.p.light);
  const marble = mix(c.p.paper, c.p.stone, 0.2);
  for (let index = 0; index < 3; index += 1) {
    const y = base - step * (2.4 - index * 0.8);
    const grow = width * (0.2 + index * 0.12);
    c.rect(x - grow, y, width + grow * 2, step * 0.8, shade(marble, -0.02 - index * 0.02));
    c.rect(x - grow, y, width + grow * 2, step * 0.2, shade(marble, 0.05));
  }
  if (isHero) plant(c, x + width * 1.55, base, height * 0.5);
}

function pavement(c: Canvas, y: number): void {
  const walk = mix(c.p.stone, c.p.paper, 0.3);
  const curb = y + c.u * 7.4;
  c.rect(
    0,
    y,
    c.w,
    curb - y,
    c.linear([
      [0, shade(walk, -0.06)],
      [1, walk],
    ]),
  );
  for (let x = -c.u * 8; x < c.w + c.u * 8; x += c.u * 9) {
    c.line(
      [
        [x, y],
        [x - c.u * 3.5, curb],
      ],
      shade(walk, -0.1),
      c.u * 0.14,
      { opacity: 0.7 },
    );
  }
  c.rect(0, curb, c.w, c.u * 1.1, shade(walk, 0.05));
  c.rect(0, curb + c.u * 1.1, c.w, c.u * 0.8, shade(walk, -0.16));
  const asphalt = mix(c.p.ink, c.p.stone, 0.34);
  c.rect(
    0,
    curb + c.u * 1.9,
    c.w,
    c.h - curb,
    c.linear([
      [0, shade(asphalt, -0.05)],
      [1, asphalt],
    ]),
  );
}
