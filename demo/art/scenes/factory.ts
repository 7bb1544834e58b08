import type { Canvas } from '../Canvas';
import { mix, shade, type Color } from '../color';
import { farCity, mist, sky, streaks, sun, water } from '../parts/backdrop';
import { bricks } from '../parts/buildings';
import { crane, tanks, waterTower } from '../parts/industry';
import type { Scene } from '../Scene';

/** Works by the river: saw-tooth roofs, stacks, a crane. */
export const factory: Scene = {
  alt: 'a brick works by the water with tall stacks and a crane',
  palettes: ['dusk', 'golden', 'overcast', 'dawn', 'harbor', 'press', 'night', 'winter'],
  draw(c) {
    const { r } = c;
    const ground = c.h * 0.76;
    sky(c, ground);
    sun(c, c.w * 0.24, c.h * 0.36, c.u * 5);
    streaks(c, 8, c.h * 0.08, c.h * 0.5);
    farCity(c, ground, c.h * 0.34, 0.68);
    mist(c, c.h * 0.4, ground, 0.55);
    const x = c.w * 0.58;
    tanks(c, c.w * 0.14, ground);
    crane(c, c.w * 0.3, ground, c.h * 0.6);
    for (const [at, height] of [
      [0.02, 0.58],
      [0.09, 0.66],
      [0.3, 0.5],
    ] as const)
      stack(c, x + at * c.w, ground, c.h * height, c.u * r.between(3.4, 4.4));
    works(c, x, ground);
    waterTower(c, c.w * 0.95, ground, c.h * 0.46);
    quay(c, ground);
    water(c, ground + c.u * 4, c.w * 0.24);
    c.focus(x + c.w * 0.06, ground - c.h * 0.36);
  },
};

function stack(c: Canvas, x: number, ground: number, height: number, width: number): void {
  const brick = mix(c.p.warm, c.p.ink, 0.12);
  const top = ground - height;
  for (let index = 0; index < 7; index += 1) {
    const drift = index * c.u * 3.8;
    const rise = index * c.u * 1.5;
    c.circle(
      x + drift,
      top - c.u * 2 - rise,
      c.u * (2 + index * 1.15),
      mix(c.p.paper, c.p.haze, 0.35),
      { opacity: 0.62 - index * 0.06 },
    );
    c.circle(x + drift + c.u, top - c.u * 3.2 - rise, c.u * (1.3 + index * 0.8), c.p.paper, {
      opacity: 0.34 - index * 0.03,
    });
  }
  c.poly(
    [
      [x - width * 0.62, ground],
      [x - width * 0.4, top],
      [x + width * 0.4, top],
      [x + width * 0.62, ground],
    ],
    c.linear(
      [
        [0, shade(brick, -0.09)],
        [0.6, shade(brick, 0.03)],
        [1, brick],
      ],
      0,
      0,
      1,
      0,
    ),
  );
  for (const level of [0, 0.12])
    c.rect(
      x - width * 0.44,
      top + height * level,
      width * 0.88,
      height * 0.045,
      level ? c.p.paper : shade(brick, -0.12),
    );
  c.circle(x, top + height * 0.09, c.u * 0.4, c.p.accent);
}

function works(c: Canvas, x: number, ground: number): void {
  const brick = mix(c.p.warm, c.p.stone, 0.12);
  const height = c.h * 0.24;
  const left = x - c.w * 0.2;
  const teeth = 5;
  const width = c.w * 0.115;
  for (let index = 0; index < teeth; index += 1) {
    const tx = left + index * width;
    const roof = ground - height;
    c.poly(
      [
        [tx, roof],
        [tx, roof - height * 0.4],
        [tx + width, roof],
      ],
      mix(c.p.ink, c.p.cool, 0.4),
    );
    c.poly(
      [
        [tx, roof],
        [tx, roof - height * 0.4],
        [tx + width * 0.2, roof - height * 0.32],
        [tx + width * 0.2, roof],
      ],
      c.p.isDark ? c.p.light : mix(c.p.sky[1], c.p.light, 0.4),
    );
    for (const line of [0.07, 0.13])
      c.rect(
        tx + width * line,
        roof - height * 0.36,
        c.u * 0.2,
        height * 0.36,
        mix(c.p.ink, c.p.cool, 0.3),
      );
  }
  c.rect(
    left,
    ground - height,
    width * teeth,
    height,
    c.linear([
      [0, brick],
      [1, shade(brick, -0.08)],
    ]),
  );
  bricks(c, left, ground - height, width * teeth, height, brick);
  c.rect(
    left - c.u * 0.5,
    ground - height - c.u * 0.4,
    width * teeth + c.u,
    c.u * 1.2,
    mix(c.p.stone, c.p.paper, 0.3),
  );
  for (let index = 0; index < teeth * 2; index += 1) {
    const wx = left + (index + 0.25) * (width / 2);
    arch(c, wx, ground - height * 0.78, width * 0.25, height * 0.42, brick);
  }
  const door = left + width * 2.2;
  c.rect(door, ground - height * 0.3, width * 0.6, height * 0.3, mix(c.p.cool, c.p.ink, 0.35));
  c.rects(
    [0.2, 0.4, 0.6, 0.8].map(
      (at) => [door, ground - height * 0.3 * at, width * 0.6, c.u * 0.16] as const,
    ),
    mix(c.p.cool, c.p.ink, 0.6),
  );
  c.line(
    [
      [left + width * 4.6, ground - height * 1.2],
      [left + width * 4.6, ground - height * 0.2],
      [left + width * 5.3, ground - height * 0.2],
      [left + width * 5.3, ground],
    ],
    mix(c.p.stone, c.p.cool, 0.4),
    c.u * 1.3,
  );
}

function arch(c: Canvas, x: number, y: number, width: number, height: number, brick: Color): void {
  c.path(
    `M${Math.round(x - 2)} ${Math.round(y + height)}V${Math.round(y + width / 2)}a${Math.round(width / 2 + 2)} ${Math.round(width / 2)} 0 0 1 ${Math.round(width + 4)} 0V${Math.round(y + height)}z`,
    shade(brick, -0.12),
  );
  const isLit = c.r.chance(c.p.isDark ? 0.7 : 0.25);
  c.path(
    `M${Math.round(x)} ${Math.round(y + height)}V${Math.round(y + width / 2)}a${Math.round(width / 2)} ${Math.round(width / 2)} 0 0 1 ${Math.round(width)} 0V${Math.round(y + height)}z`,
    isLit ? c.p.light : mix(c.p.ink, c.p.cool, 0.42),
  );
  const bars: [number, number, number, number][] = [[x + width * 0.47, y, width * 0.06, height]];
  for (const row of [0.35, 0.6, 0.82]) bars.push([x, y + height * row, width, height * 0.025]);
  c.rects(bars, shade(brick, -0.14));
}

function quay(c: Canvas, ground: number): void {
  const stone = mix(c.p.stone, c.p.ink, 0.3);
  c.rect(
    0,
    ground,
    c.w,
    c.u * 4.4,
    c.linear([
      [0, shade(stone, 0.05)],
      [1, shade(stone, -0.08)],
    ]),
  );
  c.rect(0, ground, c.w, c.u * 0.7, shade(stone, 0.12));
  c.rects(
    Array.from(
      { length: 18 },
      (_, index) => [(index / 18) * c.w, ground + c.u * 0.7, c.u * 0.6, c.u * 5] as const,
    ),
    shade(stone, -0.14),
  );
}
