import type { Canvas } from '../Canvas';
import { mix, shade } from '../color';
import { farCity, mist } from '../parts/backdrop';
import { bareTree } from '../parts/flora';
import { person, someDress } from '../parts/people';
import { car, lamp, umbrella } from '../parts/props';
import type { Scene } from '../Scene';

/** Rain sweeps over the street; one umbrella holds. */
export const storm: Scene = {
  alt: 'people in rain on a city street, one of them under a red umbrella',
  palettes: ['overcast', 'dusk', 'night', 'harbor', 'winter'],
  maxZoom: 1.4,
  draw(c) {
    const { p, r } = c;
    const ground = c.h * 0.74;
    const gloom = mix(p.sky[0], p.ink, 0.42);
    c.rect(
      0,
      0,
      c.w,
      ground,
      c.linear([
        [0, mix(gloom, p.ink, 0.25)],
        [0.6, mix(gloom, p.haze, 0.35)],
        [1, mix(p.haze, p.sky[2], 0.4)],
      ]),
    );
    if (r.chance(0.55)) lightning(c, c.w * r.between(0.68, 0.84), ground);
    cloudBank(c, gloom);
    farCity(c, ground, c.h * 0.42, 0.5);
    mist(c, c.h * 0.3, ground, 0.55);
    rowOfHouses(c, ground);
    road(c, ground);
    lamp(c, c.w * 0.8, ground + c.u * 3, c.h * 0.4);
    bentTree(c, c.w * 0.14, ground + c.u * 2, c.h * 0.46);
    const tall = c.h * 0.42;
    const x = c.w * 0.42;
    const foot = c.h * 0.9;
    if (c.w > c.h) car(c, c.w * 0.9, ground + c.h * 0.12, c.u * 25, mix(p.cool, p.ink, 0.3), -1);
    reflection(c, x, foot, tall);
    person(
      c,
      x,
      foot,
      tall,
      'walk',
      someDress(c, {
        top: mix(p.light, p.warm, 0.2),
        garment: 'coat',
        head: 'long',
        bottom: p.ink,
      }),
      1,
    );
    c.moved(`rotate(14 ${Math.round(x)} ${Math.round(foot - tall * 0.6)})`, () =>
      umbrella(c, x + tall * 0.13, foot - tall * 0.56, tall * 0.72, p.accent),
    );
    person(
      c,
      c.w * 0.64,
      ground + c.u * 7,
      tall * 0.8,
      'run',
      someDress(c, { garment: 'shirt' }),
      -1,
    );
    rain(c);
    c.focus(x + tall * 0.06, foot - tall * 0.95);
  },
};

function cloudBank(c: Canvas, gloom: ReturnType<typeof mix>): void {
  for (let layer = 0; layer < 4; layer += 1) {
    const y = c.h * (0.06 + layer * 0.075);
    const color = mix(mix(gloom, c.p.ink, 0.45 - layer * 0.12), c.p.haze, layer * 0.06);
    const lumps: [number, number, number][] = [];
    for (let x = -c.u * 10; x < c.w + c.u * 10; x += c.u * 6) {
      lumps.push([
        x + c.r.between(-3, 3) * c.u,
        y - (layer * c.h) / 90 + c.r.between(-2, 2) * c.u,
        c.u * c.r.between(6, 10),
      ]);
    }
    const drawn = lumps.map(([x, ly, s]) => [x, ly - layer * c.u, s] as const);
    c.moved(`translate(0 ${Math.round((3 - layer) * c.u * 1)})`, () => {
      c.dots(drawn, color, 0.96);
      c.rect(0, -c.u * 20, c.w, y + c.u * 16, color);
      c.dots(
        drawn.map(([x, ly, s]) => [x + s * 0.2, ly - s * 0.25, s * 0.6] as const),
        shade(color, 0.03),
        0.6,
      );
    });
  }
}

function lightning(c: Canvas, x: number, ground: number): void {
  const points: [number, number][] = [[x, c.h * 0.16]];
  let [px, py] = [x, c.h * 0.16];
  while (py < ground - c.u * 6) {
    px += c.r.between(-4, 3.4) * c.u;
    py += c.r.between(3, 7) * c.u;
    points.push([px, py]);
  }
  c.glow(x, c.h * 0.28, c.u * 42, c.p.paper, 0.5);
  c.line(points, c.p.paper, c.u * 0.75, { opacity: 0.95 });
  const [bx, by] = points[2] ?? [x, c.h * 0.3];
  c.line(
    [
      [bx, by],
      [bx + c.u * 5, by + c.u * 5],
      [bx + c.u * 4, by + c.u * 9],
      [bx + c.u * 9, by + c.u * 14],
    ],
    c.p.paper,
    c.u * 0.35,
    { opacity: 0.85 },
  );
}

function rowOfHouses(c: Canvas, ground: number): void {
  let x = -c.u * 3;
  const walls = [c.p.warm, c.p.stone, mix(c.p.warm, c.p.ink, 0.3), c.p.cool];
  while (x < c.w) {
    const width = c.u * c.r.between(11, 14);
    const height = c.h * c.r.between(0.22, 0.3);
    const wall = mix(c.far(c.r.pick(walls), 0.22), c.p.ink, 0.24);
    c.rect(x, ground - height, width, height, wall);
    c.rect(
      x - c.u * 0.3,
      ground - height - c.u * 0.4,
      width + c.u * 0.4,
      c.u * 1.4,
      shade(wall, 0.06),
    );
    for (const row of [0.16, 0.46])
      for (const column of [0.16, 0.58]) {
        const lit = c.r.chance(0.42);
        const [wx, wy, ww, wh] = [
          x + width * column,
          ground - height * (1 - row),
          width * 0.22,
          height * 0.2,
        ];
        c.rect(wx - c.u * 0.3, wy - c.u * 0.3, ww + c.u * 0.6, wh + c.u * 0.7, shade(wall, 0.1));
        c.rect(wx, wy, ww, wh, lit ? c.p.light : mix(c.p.ink, c.p.cool, 0.3));
        c.rect(wx, wy + wh * 0.48, ww, c.u * 0.2, shade(wall, 0.1));
      }
    c.rect(
      x + width * 0.14,
      ground - height * 0.26,
      width * 0.22,
      height * 0.26,
      c.r.pick([c.p.accent, c.p.cool, c.p.leaf]),
    );
    x += width;
  }
}

function road(c: Canvas, ground: number): void {
  const wet = mix(c.p.ink, c.p.cool, 0.32);
  c.rect(
    0,
    ground,
    c.w,
    c.h - ground,
    c.linear([
      [0, mix(wet, c.p.haze, 0.35)],
      [0.3, wet],
      [1, mix(wet, c.p.ink, 0.3)],
    ]),
  );
  c.rect(0, ground, c.w, c.u * 3, mix(c.p.stone, c.p.ink, 0.25));
  for (let index = 0; index < 22; index += 1) {
    const x = c.r.between(0, c.w);
    const color = c.r.chance(0.6) ? c.p.light : c.p.paper;
    c.rect(
      x,
      ground + c.u * 3.4,
      c.u * c.r.between(1, 3.4),
      (c.h - ground) * c.r.between(0.3, 0.8),
      c.linear([
        [0, color, 0.26],
        [1, color, 0],
      ]),
    );
  }
  for (let index = 0; index < 40; index += 1) {
    const depth = c.r.between(0, 1);
    const [x, y] = [c.r.between(0, c.w), ground + c.u * 4 + depth * (c.h - ground - c.u * 5)];
    const size = c.u * (0.5 + depth * 1.4);
    c.stroke(
      `M${Math.round(x - size)} ${Math.round(y)}a${Math.round(size)} ${Math.round(size * 0.3)} 0 1 0 ${Math.round(size * 2)} 0a${Math.round(size)} ${Math.round(size * 0.3)} 0 1 0 ${Math.round(-size * 2)} 0`,
      c.p.paper,
      c.u * 0.12,
      { opacity: 0.42 },
    );
  }
}

function reflection(c: Canvas, x: number, foot: number, tall: number): void {
  c.ellipse(x + tall * 0.06, foot + tall * 0.2, tall * 0.3, tall * 0.13, c.p.accent, {
    opacity: 0.28,
  });
  c.ellipse(x, foot + tall * 0.05, tall * 0.1, tall * 0.08, c.p.light, { opacity: 0.3 });
}

function bentTree(c: Canvas, x: number, ground: number, height: number): void {
  c.moved(`translate(${Math.round(x)} ${Math.round(ground)}) skewX(-16)`, () =>
    bareTree(c, 0, 0, height, mix(c.p.ink, c.p.warm, 0.2)),
  );
  for (let index = 0; index < 26; index += 1) {
    const lx = x + c.r.between(0.05, 0.85) * c.w * 0.6;
    const ly = ground - c.r.between(0.1, 1.1) * height;
    c.ellipse(lx, ly, c.u * 0.7, c.u * 0.28, c.r.pick([c.p.warm, c.p.light, c.p.leaf]), {
      transform: `rotate(${Math.round(c.r.between(-50, 50))} ${Math.round(lx)} ${Math.round(ly)})`,
    });
  }
}

function rain(c: Canvas): void {
  for (const [count, length, width, opacity] of [
    [240, 3.4, 0.12, 0.34],
    [120, 6.4, 0.2, 0.4],
  ] as const) {
    const drops: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const size = length * c.u * c.r.between(0.6, 1.2);
      drops.push(
        `M${Math.round(c.r.between(0, c.w * 1.1))} ${Math.round(c.r.between(-0.05, 1) * c.h)}l${Math.round(-size * 0.34)} ${Math.round(size)}`,
      );
    }
    c.stroke(drops.join(''), mix(c.p.paper, c.p.sky[2], 0.3), c.u * width, { opacity });
  }
}
