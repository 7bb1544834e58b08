import { box, d, type Canvas, type Point } from '../Canvas';
import { mix, shade, type Color } from '../color';
import type { Scene } from '../Scene';

/** Plain forms, for ideas that have no picture. */
export const abstract: Scene = {
  alt: 'plain geometric forms in a few colors',
  palettes: ['press', 'harbor', 'golden', 'dusk', 'winter', 'noon', 'dawn', 'morning'],
  maxZoom: 1,
  draw(c) {
    c.r.pick([tiles, papers, orbits, threads])(c);
  },
};

function colorsOf(c: Canvas): Color[] {
  const { p } = c;
  return c.r.shuffled([
    p.accent,
    p.cool,
    p.light,
    p.leaf,
    p.warm,
    mix(p.ink, p.cool, 0.25),
    mix(p.cool, p.paper, 0.5),
    mix(p.stone, p.paper, 0.3),
  ]);
}

/** A floor of tiles with quarter and half rounds. */
function tiles(c: Canvas): void {
  const rows = c.h > c.w ? 5 : 4;
  const size = c.h / rows;
  const columns = Math.ceil(c.w / size);
  const colors = colorsOf(c);
  const ground = mix(c.p.paper, c.p.stone, 0.15);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [column * size, row * size];
      const back = c.r.chance(0.45) ? ground : c.r.pick(colors);
      const front = c.r.pick(colors.filter((color) => color !== back));
      c.rect(
        x,
        y,
        size + 1,
        size + 1,
        c.linear([
          [0, shade(back, 0.015)],
          [1, shade(back, -0.02)],
        ]),
      );
      const turn = c.r.whole(0, 3) * 90;
      c.within(box(x, y, size + 1, size + 1), () =>
        c.moved(`rotate(${turn} ${x + size / 2} ${y + size / 2})`, () => {
          switch (c.r.whole(0, 4)) {
            case 0:
              c.circle(x, y, size, front);
              c.circle(x, y, size * 0.5, back);
              break;
            case 1:
              c.path(d`M${x} ${y}h${size}a${size / 2} ${size / 2} 0 0 1 ${-size} 0z`, front);
              c.path(
                d`M${x} ${y + size / 2}h${size}a${size / 2} ${size / 2} 0 0 1 ${-size} 0z`,
                front,
              );
              break;
            case 2:
              c.circle(x + size / 2, y + size / 2, size * 0.34, front);
              c.circle(x + size / 2, y + size / 2, size * 0.14, back);
              break;
            case 3:
              c.poly(
                [
                  [x, y],
                  [x + size, y + size],
                  [x, y + size],
                ],
                front,
              );
              break;
            default:
              for (let index = 0; index < 4; index += 1)
                c.rect(x, y + (index * size) / 4, size, size / 8, front);
          }
        }),
      );
    }
  }
  c.rect(
    0,
    0,
    c.w,
    c.h,
    c.linear(
      [
        [0, c.p.paper, 0.1],
        [1, c.p.ink, 0.1],
      ],
      0,
      0,
      1,
      1,
    ),
  );
  c.focus(c.w / 2, c.h / 2);
}

/** Sheets of torn paper one over the other, a disc behind. */
function papers(c: Canvas): void {
  const { p } = c;
  c.rect(
    0,
    0,
    c.w,
    c.h,
    c.linear([
      [0, mix(p.sky[0], p.paper, 0.2)],
      [1, mix(p.sky[2], p.paper, 0.2)],
    ]),
  );
  const x = c.w * c.r.between(0.35, 0.65);
  c.circle(x, c.h * 0.36, Math.min(c.w, c.h) * 0.2, p.accent);
  const colors = [
    mix(p.cool, p.haze, 0.5),
    mix(p.leaf, p.haze, 0.35),
    p.cool,
    mix(p.warm, p.stone, 0.3),
    mix(p.cool, p.ink, 0.4),
    p.ink,
  ];
  colors.forEach((color, index) => {
    const y = c.h * (0.38 + index * 0.115);
    const edge: Point[] = [];
    for (let step = -1; step <= 7; step += 1)
      edge.push([
        c.w * (step / 6),
        y + Math.sin(step * 1.25 + index * 1.9) * c.h * 0.055 + c.r.between(-1, 1) * c.u * 2,
      ]);
    const rest: Point[] = [
      [c.w * 1.4, c.h * 1.3],
      [-c.w * 0.4, c.h * 1.3],
    ];
    c.blob([...edge.map(([ex, ey]) => [ex, ey - c.u * 1.5] as const), ...rest], p.ink, {
      opacity: 0.13,
    });
    c.blob(
      [...edge.map(([ex, ey]) => [ex, ey - c.u * 0.5] as const), ...rest],
      mix(color, p.paper, 0.55),
    );
    c.blob(
      [...edge, ...rest],
      c.linear([
        [0, color],
        [1, shade(color, -0.04)],
      ]),
    );
  });
  c.focus(x, c.h * 0.38);
}

/** Rings and discs in balance. */
function orbits(c: Canvas): void {
  const { p, r } = c;
  const ground = r.pick([
    mix(p.ink, p.cool, 0.2),
    mix(p.paper, p.stone, 0.2),
    mix(p.light, p.paper, 0.4),
  ]);
  c.rect(
    0,
    0,
    c.w,
    c.h,
    c.linear(
      [
        [0, shade(ground, 0.02)],
        [1, shade(ground, -0.03)],
      ],
      0,
      0,
      1,
      1,
    ),
  );
  const size = Math.min(c.w, c.h);
  const [x, y] = [c.w * 0.48, c.h * 0.52];
  const colors = colorsOf(c);
  for (let index = 5; index > 0; index -= 1) {
    const radius = size * (0.1 + index * 0.075);
    c.stroke(
      d`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`,
      colors[index] ?? p.cool,
      c.u * (index % 2 ? 0.5 : 2.6),
      { opacity: 0.85 },
    );
  }
  c.circle(x, y, size * 0.13, p.accent);
  c.path(
    d`M${x} ${y - size * 0.13}a${size * 0.13} ${size * 0.13} 0 0 1 0 ${size * 0.26}z`,
    shade(p.accent, 0.06),
  );
  for (let index = 0; index < 9; index += 1) {
    const angle = index * 0.74 + r.between(0, 0.5);
    const reach = size * (0.175 + (index % 5) * 0.075);
    const [px, py] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    const radius = c.u * r.between(1.6, 5);
    const color = r.pick(colors);
    c.circle(px, py, radius, color);
    c.path(d`M${px} ${py - radius}a${radius} ${radius} 0 0 1 0 ${radius * 2}z`, shade(color, 0.07));
  }
  c.poly(
    [
      [0, c.h],
      [c.w * 0.34, c.h],
      [0, c.h * 0.62],
    ],
    colors[6] ?? p.leaf,
  );
  c.path(
    d`M${c.w} 0h${-size * 0.36}a${size * 0.36} ${size * 0.36} 0 0 0 ${size * 0.36} ${size * 0.36}z`,
    colors[7] ?? p.light,
  );
  c.focus(x, y);
}

/** Lines that part, meet and knot. */
function threads(c: Canvas): void {
  const { p, r } = c;
  const ground = mix(p.ink, r.pick([p.cool, p.leaf, p.warm]), 0.3);
  c.rect(
    0,
    0,
    c.w,
    c.h,
    c.linear([
      [0, shade(ground, 0.04)],
      [1, shade(ground, -0.03)],
    ]),
  );
  const colors = [
    p.accent,
    p.light,
    p.paper,
    mix(p.cool, p.paper, 0.4),
    p.warm,
    mix(p.leaf, p.light, 0.3),
    p.stone,
  ];
  const knot: Point = [c.w * 0.56, c.h * 0.5];
  c.glow(knot[0], knot[1], c.u * 40, p.light, 0.3);
  for (let index = 0; index < 15; index += 1) {
    const from = c.h * (0.04 + (index / 14) * 0.92);
    const to = c.h * (0.04 + (((index * 7) % 15) / 14) * 0.92);
    const near = (index - 7) * c.u * 0.62;
    c.curve(
      [
        [-c.u * 4, from],
        [c.w * 0.16, from],
        [c.w * 0.38, (from + knot[1]) / 2 + near],
        [knot[0], knot[1] + near],
        [c.w * 0.74, (to + knot[1]) / 2 - near],
        [c.w * 0.9, to],
        [c.w + c.u * 4, to],
      ],
      colors[index % colors.length] ?? p.accent,
      c.u * 0.95,
    );
    c.circle(c.w * 0.08, from, c.u * 1.1, colors[index % colors.length] ?? p.accent);
  }
  c.focus(knot[0], knot[1]);
}
