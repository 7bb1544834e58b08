import { d, type Canvas } from '../Canvas';
import { mix, shade, type Color } from '../color';
import { clouds, sky } from '../parts/backdrop';
import { bricks, sash } from '../parts/buildings';
import { leafTree } from '../parts/flora';
import { person, someDress } from '../parts/people';
import type { Scene } from '../Scene';

/** A market day: striped awnings, crates, shoppers. */
export const market: Scene = {
  alt: 'market stalls with striped awnings, produce and shoppers',
  palettes: ['morning', 'noon', 'golden', 'harbor', 'overcast', 'press', 'dawn'],
  maxZoom: 1.4,
  draw(c) {
    const { p, r } = c;
    const ground = c.h * 0.8;
    sky(c, c.h * 0.4);
    clouds(c, 2, c.h * 0.02, c.h * 0.1);
    backWall(c, ground);
    const paving = mix(p.stone, p.paper, 0.3);
    c.rect(
      0,
      ground,
      c.w,
      c.h - ground,
      c.linear([
        [0, shade(paving, -0.1)],
        [1, paving],
      ]),
    );
    const width = Math.min(c.w * 0.42, c.u * 48);
    const colors = r.shuffled([p.accent, p.cool, p.leaf, p.warm]);
    const center = c.w * 0.5;
    const stalls = [center - width * 1.08, center, center + width * 1.08];
    stalls.forEach((x, index) => stall(c, x, ground, width, colors[index] ?? p.accent));
    const tall = c.h * 0.42;
    person(c, center + width * 0.6, ground + c.u * 7, tall * 1.02, 'stand', someDress(c), -1);
    bag(c, center + width * 0.6 - tall * 0.15, ground + c.u * 7 - tall * 0.47, tall * 0.2);
    person(
      c,
      center - width * 0.66,
      ground + c.u * 9,
      tall * 1.08,
      'walk',
      someDress(c, { garment: 'coat' }),
      1,
    );
    if (c.w > c.h * 1.2)
      person(c, center - width * 1.25, ground + c.u * 6, tall, 'wait', someDress(c), 1);
    c.focus(center, ground - c.h * 0.26);
  },
};

function backWall(c: Canvas, ground: number): void {
  const wall = mix(c.p.warm, c.p.stone, 0.3);
  const top = c.h * 0.1;
  c.rect(
    0,
    top,
    c.w,
    ground - top,
    c.linear([
      [0, wall],
      [1, shade(wall, -0.06)],
    ]),
  );
  bricks(c, 0, top + c.u * 3, c.w, ground - top, wall);
  c.rect(0, top - c.u, c.w, c.u * 2.4, shade(mix(c.p.stone, c.p.paper, 0.4), 0));
  for (let x = c.w * 0.06; x < c.w; x += c.u * 17) {
    sash(c, x, c.h * 0.16, c.u * 5.4, c.u * 10, {
      frame: mix(c.p.paper, c.p.stone, 0.2),
      isLit: c.r.chance(0.15),
      isRound: true,
      isCurtained: false,
    });
  }
  leafTree(c, c.w * 0.97, ground, c.h * 0.66, c.far(c.p.leaf, 0.12));
}

function stall(c: Canvas, x: number, ground: number, width: number, color: Color): void {
  const wood = mix(c.p.warm, c.p.stone, 0.5);
  const half = width / 2;
  const roof = ground - c.h * 0.5;
  const eave = ground - c.h * 0.37;
  const counter = ground - c.h * 0.17;
  c.rect(x - half * 0.92, eave, width * 0.92, counter - eave, c.p.ink, { opacity: 0.42 });
  for (const side of [-0.92, 0.88])
    c.rect(x + side * half, eave, half * 0.04, ground - eave, shade(wood, -0.08));
  hanging(c, x, eave, width);
  const tall = c.h * 0.355;
  person(
    c,
    x + half * c.r.between(-0.3, 0.3),
    ground - c.u,
    tall,
    c.r.pick(['wait', 'arms']),
    someDress(c, { garment: 'shirt', head: c.r.pick(['cap', 'bun', 'short', 'wrap', 'hat']) }),
    1,
  );
  produce(c, x, counter, width);
  c.rect(
    x - half,
    counter + c.u * 1.4,
    width,
    ground - counter - c.u * 1.4,
    c.linear([
      [0, shade(wood, 0.02)],
      [1, shade(wood, -0.1)],
    ]),
  );
  for (let index = 1; index < 9; index += 1)
    c.rect(
      x - half + (index * width) / 9,
      counter + c.u * 1.4,
      c.u * 0.2,
      ground - counter,
      shade(wood, -0.12),
    );
  c.rect(x - half * 1.03, counter + c.u * 0.6, width * 1.03, c.u * 1.3, shade(wood, 0.07), {
    radius: c.u * 0.2,
  });
  crates(c, x, ground, width);
  awning(c, x, roof, eave, half, color);
}

function awning(
  c: Canvas,
  x: number,
  roof: number,
  eave: number,
  half: number,
  color: Color,
): void {
  const stripes = 9;
  const drop = (eave - roof) * 0.28;
  const shadow = c.linear([
    [0, c.p.ink, 0.4],
    [1, c.p.ink, 0],
  ]);
  c.rect(x - half * 0.96, eave + drop * 0.6, half * 1.92, drop * 2.4, shadow);
  for (let index = 0; index < stripes; index += 1) {
    const t0 = index / stripes;
    const t1 = (index + 1) / stripes;
    const topX = (t: number) => x - half * 0.9 + half * 1.8 * t;
    const lowX = (t: number) => x - half * 1.1 + half * 2.2 * t;
    const tone = index % 2 ? c.p.paper : color;
    c.poly(
      [
        [topX(t0), roof],
        [topX(t1), roof],
        [lowX(t1), eave],
        [lowX(t0), eave],
      ],
      c.linear([
        [0, shade(tone, 0.02)],
        [1, shade(tone, -0.03)],
      ]),
    );
    const wide = lowX(t1) - lowX(t0);
    c.path(
      d`M${lowX(t0)} ${eave}h${wide}v${drop * 0.5}a${wide / 2} ${drop * 0.6} 0 0 1 ${-wide} 0z`,
      shade(tone, -0.07),
    );
  }
}

function hanging(c: Canvas, x: number, eave: number, width: number): void {
  for (let index = 0; index < 5; index += 1) {
    const hx = x - width * 0.34 + index * width * 0.17;
    const y = eave + c.u * c.r.between(3.4, 5);
    c.line(
      [
        [hx, eave],
        [hx, y],
      ],
      c.p.stone,
      c.u * 0.12,
    );
    const color = c.r.pick([c.p.light, c.p.accent, c.p.paper, c.p.leaf]);
    c.dots(
      [
        [hx, y, c.u * 0.8],
        [hx - c.u * 0.5, y + c.u, c.u * 0.75],
        [hx + c.u * 0.5, y + c.u * 1.1, c.u * 0.75],
        [hx, y + c.u * 2, c.u * 0.6],
      ],
      shade(color, -0.05),
    );
  }
}

const HARVEST: readonly Color[] = [
  '#d8432f',
  '#e98b2c',
  '#f1c547',
  '#6f9a4c',
  '#8c3b5c',
  '#c9d27a',
  '#b5562e',
  '#44703f',
];

/** Heaps of fruit and greens over the counter. */
function produce(c: Canvas, x: number, counter: number, width: number): void {
  const boxes = 6;
  const wood = mix(c.p.warm, c.p.light, 0.4);
  for (let index = 0; index < boxes; index += 1) {
    const left = x - width / 2 + (index * width) / boxes;
    const wide = width / boxes;
    const color = mix(c.r.pick(HARVEST), c.p.sky[2], 0.12);
    const size = c.u * c.r.between(0.85, 1.25);
    const heap: [number, number, number][] = [];
    for (let row = 0; row < 3; row += 1) {
      for (let column = 0; column < wide / (size * 1.7); column += 1) {
        heap.push([
          left + size + column * size * 1.7 + row * size * 0.4,
          counter - row * size * 0.9,
          size * c.r.between(0.85, 1.05),
        ]);
      }
    }
    c.dots(heap, shade(color, -0.06));
    c.dots(
      heap.map(([px, py, s]) => [px + s * 0.18, py - s * 0.2, s * 0.74] as const),
      color,
    );
    c.dots(
      heap.map(([px, py, s]) => [px + s * 0.35, py - s * 0.4, s * 0.22] as const),
      shade(color, 0.14),
      0.9,
    );
    c.rect(left + c.u * 0.2, counter + c.u * 0.1, wide - c.u * 0.4, c.u * 1.4, shade(wood, -0.04));
    if (c.r.chance(0.6)) {
      c.rect(left + wide * 0.4, counter - size * 4.4, wide * 0.34, c.u * 2, c.p.paper);
      c.rect(left + wide * 0.45, counter - size * 4.4 + c.u * 0.7, wide * 0.22, c.u * 0.3, c.p.ink);
    }
  }
}

function crates(c: Canvas, x: number, ground: number, width: number): void {
  const wood = mix(c.p.warm, c.p.light, 0.45);
  for (const at of [-0.32, 0.06, 0.34]) {
    const w = c.u * 8;
    const h = c.u * 5;
    const left = x + at * width - w / 2;
    const y = ground + c.u * 2 - h;
    const color = mix(c.r.pick(HARVEST), c.p.sky[2], 0.12);
    const heap = Array.from(
      { length: 7 },
      (_, index) =>
        [left + w * (0.12 + index * 0.127), y + c.r.between(-0.2, 0.3) * c.u, c.u * 0.95] as const,
    );
    c.dots(heap, shade(color, -0.03));
    c.dots(
      heap.map(([px, py, s]) => [px + s * 0.25, py - s * 0.3, s * 0.5] as const),
      shade(color, 0.06),
    );
    c.rect(left, y + c.u * 0.3, w, h - c.u * 0.3, shade(wood, -0.05));
    for (const slat of [0.3, 1.9, 3.5])
      c.rect(left - c.u * 0.2, y + c.u * slat, w + c.u * 0.4, c.u * 1.15, wood);
  }
}

function bag(c: Canvas, x: number, y: number, size: number): void {
  const cloth = mix(c.p.paper, c.p.light, 0.4);
  c.stroke(
    d`M${x - size * 0.2} ${y + size * 0.3}Q${x} ${y - size * 0.3} ${x + size * 0.2} ${y + size * 0.3}`,
    cloth,
    size * 0.07,
  );
  for (const at of [-0.15, 0.02, 0.16])
    c.circle(
      x + at * size,
      y + size * 0.3,
      size * 0.16,
      c.r.pick([c.p.leaf, c.p.accent, c.p.leaf]),
    );
  c.poly(
    [
      [x - size * 0.36, y + size * 0.3],
      [x + size * 0.36, y + size * 0.3],
      [x + size * 0.3, y + size],
      [x - size * 0.3, y + size],
    ],
    cloth,
  );
}
