import type { Canvas, Point } from '../Canvas';
import { mix, shade, type Color } from '../color';
import { clouds, mist, sky, sun } from '../parts/backdrop';
import { clockTower } from '../parts/clockTower';
import { person, someDress } from '../parts/people';
import type { Scene } from '../Scene';

/** A downtown street that runs to the City Hall tower. */
export const street: Scene = {
  alt: 'people crossing a downtown street that leads to a clock tower',
  palettes: ['golden', 'morning', 'dusk', 'overcast', 'night', 'harbor', 'winter', 'noon'],
  maxZoom: 1.35,
  draw(c) {
    const { p } = c;
    const vx = c.w * c.r.between(0.46, 0.56);
    const vy = c.h * 0.6;
    sky(c, vy + c.u * 4);
    sun(c, vx + c.u * 7, vy - c.h * 0.22, c.u * 4.4);
    clouds(c, 2, c.h * 0.04, c.h * 0.2);
    const tall = Math.min(c.h * 0.5, c.w * 0.4);
    clockTower(c, vx, vy + c.u * 1.2, tall, c.far(mix(p.stone, p.paper, 0.2), 0.28));
    mist(c, vy - tall * 0.5, vy + c.u * 2, 0.6);
    for (const side of [-1, 1] as const) facades(c, vx, vy, side);
    road(c, vx, vy);
    traffic(c, vx, vy);
    crossing(c, vx, vy);
    c.focus(vx, vy - tall * 0.35);
  },
};

/** A place on the street: `side` -1 to 1 across, `depth` 0 at the vanishing point, 1 at the reader. */
function place(c: Canvas, vx: number, vy: number, side: number, depth: number): Point {
  return [vx + side * c.w * 0.62 * depth, vy + (c.h - vy) * depth * 1.02];
}

function facades(c: Canvas, vx: number, vy: number, side: -1 | 1): void {
  const { p, r } = c;
  const walls = r.shuffled([
    p.warm,
    p.stone,
    mix(p.cool, p.paper, 0.3),
    mix(p.warm, p.ink, 0.35),
    mix(p.stone, p.paper, 0.4),
    p.cool,
    mix(p.leaf, p.stone, 0.5),
  ]);
  const depths = [0.09, 0.15, 0.23, 0.34, 0.5, 0.74, 1.15];
  for (let index = 0; index < depths.length - 1; index += 1) {
    const near = depths[index + 1] ?? 1;
    const back = depths[index] ?? 0;
    const height = r.between(1.15, 2.3) * c.h;
    const lean = side === 1 ? 0.02 : -0.06;
    const wall = shade(
      c.far(walls[index % walls.length] ?? p.warm, Math.max(0, 0.55 - near * 0.62)),
      lean,
    );
    const edge = 0.94;
    const [nx, ny] = place(c, vx, vy, side * edge, near);
    const [bx, by] = place(c, vx, vy, side * edge, back);
    const up = (depth: number) => height * depth;
    const paint = c.linear([
      [0, shade(wall, 0.02)],
      [1, mix(wall, p.ink, 0.12)],
    ]);
    c.poly(
      [
        [nx, ny],
        [bx, by],
        [bx, by - up(back)],
        [nx, ny - up(near)],
      ],
      paint,
    );
    windowsOf(c, [nx, ny], [bx, by], up(near), up(back), near, wall, (c.h * 0.42) / height);
    const shop = r.pick([p.accent, p.cool, p.leaf, p.light, p.warm]);
    const awning = 0.3 * c.h;
    if (near > 0.2) {
      c.poly(
        [
          [nx, ny],
          [bx, by],
          [bx, by - awning * back],
          [nx, ny - awning * near],
        ],
        mix(p.ink, p.light, p.isDark ? 0.75 : 0.2),
        { opacity: 0.9 },
      );
      storefront(c, [nx, ny], [bx, by], awning * near, awning * back);
      const out = side * -0.06;
      const [ox, oy] = place(c, vx, vy, side * edge + out, near);
      const [px, py] = place(c, vx, vy, side * edge + out, back);
      c.poly(
        [
          [nx, ny - awning * near * 1.3],
          [bx, by - awning * back * 1.3],
          [px, py - awning * back * 0.92],
          [ox, oy - awning * near * 0.92],
        ],
        shop,
      );
    }
  }
}

function windowsOf(
  c: Canvas,
  [nx, ny]: Point,
  [bx, by]: Point,
  nearHeight: number,
  backHeight: number,
  near: number,
  wall: Color,
  start: number,
): void {
  const rows = 9;
  const columns = near > 0.6 ? 4 : 3;
  const at = (along: number, up: number): Point => [
    nx + (bx - nx) * along,
    ny + (by - ny) * along - (nearHeight + (backHeight - nearHeight) * along) * up,
  ];
  for (let row = 1; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const left = (column + 0.24) / columns;
      const right = (column + 0.76) / columns;
      const low = start + (row - 1) * ((1 - start) / (rows - 1)) + 0.01;
      const high = low + ((1 - start) / rows) * 0.58;
      const isLit = c.r.chance(c.p.isDark ? 0.45 : 0.08);
      c.poly(
        [at(left, low), at(right, low), at(right, high), at(left, high)],
        isLit ? c.p.light : mix(wall, mix(c.p.ink, c.p.cool, 0.3), 0.62),
      );
    }
  }
}

function storefront(c: Canvas, [nx, ny]: Point, [bx, by]: Point, near: number, back: number): void {
  const at = (along: number, up: number): Point => [
    nx + (bx - nx) * along,
    ny + (by - ny) * along - (near + (back - near) * along) * up,
  ];
  const glass = mix(c.p.ink, c.p.light, c.p.isDark ? 0.9 : 0.4);
  const frame = mix(c.p.ink, c.p.cool, 0.3);
  c.poly([at(0, 0), at(1, 0), at(1, 1), at(0, 1)], frame);
  for (const [left, right, low] of [
    [0.06, 0.36, 0.24],
    [0.42, 0.56, 0.02],
    [0.62, 0.94, 0.24],
  ] as const) {
    c.poly([at(left, low), at(right, low), at(right, 0.86), at(left, 0.86)], glass);
    c.poly(
      [at(left, low), at(left + 0.05, low), at(right - 0.05, 0.86), at(left, 0.86)],
      c.p.paper,
      { opacity: 0.14 },
    );
  }
}

function road(c: Canvas, vx: number, vy: number): void {
  const asphalt = mix(c.p.ink, c.p.stone, 0.36);
  const walk = mix(c.p.stone, c.p.paper, 0.25);
  c.poly(
    [
      place(c, vx, vy, -0.95, 0.05),
      place(c, vx, vy, 0.95, 0.05),
      place(c, vx, vy, 0.95, 1.2),
      place(c, vx, vy, -0.95, 1.2),
    ],
    c.linear([
      [0, c.far(walk, 0.5)],
      [1, walk],
    ]),
  );
  c.poly(
    [
      place(c, vx, vy, -0.62, 0.05),
      place(c, vx, vy, 0.62, 0.05),
      place(c, vx, vy, 0.62, 1.2),
      place(c, vx, vy, -0.62, 1.2),
    ],
    c.linear([
      [0, c.far(asphalt, 0.55)],
      [1, asphalt],
    ]),
  );
  for (const side of [-0.62, 0.62])
    c.line(
      [place(c, vx, vy, side, 0.05), place(c, vx, vy, side, 1.2)],
      shade(walk, 0.06),
      c.u * 0.4,
    );
  for (let index = 0; index < 7; index += 1) {
    const start = 0.09 * 1.5 ** index;
    const half = 0.011;
    c.poly(
      [
        place(c, vx, vy, -half, start),
        place(c, vx, vy, half, start),
        place(c, vx, vy, half, start * 1.22),
        place(c, vx, vy, -half, start * 1.22),
      ],
      c.p.light,
      { opacity: 0.85 },
    );
  }
}

function traffic(c: Canvas, vx: number, vy: number): void {
  const colors = c.r.shuffled([c.p.accent, c.p.cool, c.p.paper, c.p.warm, c.p.ink]);
  for (const [index, [side, depth]] of (
    [
      [-0.3, 0.2],
      [0.32, 0.27],
      [-0.33, 0.38],
      [0.34, 0.52],
    ] as const
  ).entries()) {
    const [x, y] = place(c, vx, vy, side, depth);
    backOfCar(c, x, y, depth * c.u * 23, colors[index] ?? c.p.cool, side < 0);
  }
}

function backOfCar(
  c: Canvas,
  x: number,
  y: number,
  width: number,
  color: Color,
  isComing: boolean,
): void {
  const h = width * 0.62;
  const lamps = isComing ? (c.p.isDark ? c.p.light : c.p.paper) : c.p.accent;
  c.ellipse(x, y, width * 0.58, width * 0.07, c.p.ink, { opacity: 0.35 });
  for (const side of [-0.4, 0.24])
    c.rect(x + side * width, y - h * 0.26, width * 0.16, h * 0.28, shade(c.p.ink, -0.04), {
      radius: width * 0.03,
    });
  c.poly(
    [
      [x - width * 0.36, y - h * 0.55],
      [x - width * 0.27, y - h],
      [x + width * 0.27, y - h],
      [x + width * 0.36, y - h * 0.55],
    ],
    shade(color, -0.04),
  );
  c.poly(
    [
      [x - width * 0.3, y - h * 0.57],
      [x - width * 0.23, y - h * 0.93],
      [x + width * 0.23, y - h * 0.93],
      [x + width * 0.3, y - h * 0.57],
    ],
    mix(c.p.ink, c.p.sky[1], 0.4),
  );
  c.rect(x - width / 2, y - h * 0.58, width, h * 0.46, color, { radius: width * 0.08 });
  c.rect(x - width / 2, y - h * 0.3, width, h * 0.18, shade(color, -0.08), {
    radius: width * 0.05,
  });
  for (const side of [-1, 1]) {
    const lx = x + side * width * 0.38;
    if (c.p.isDark) c.glow(lx, y - h * 0.42, width * 0.4, lamps, 0.6);
    c.rect(lx - width * 0.08, y - h * 0.5, width * 0.16, h * 0.13, lamps, { radius: width * 0.03 });
  }
  c.rect(x - width * 0.12, y - h * 0.3, width * 0.24, h * 0.1, c.p.paper);
}

function crossing(c: Canvas, vx: number, vy: number): void {
  for (let index = -5; index <= 5; index += 1) {
    const side = index * 0.112;
    c.poly(
      [
        place(c, vx, vy, side - 0.033, 0.72),
        place(c, vx, vy, side + 0.033, 0.72),
        place(c, vx, vy, side + 0.033, 0.9),
        place(c, vx, vy, side - 0.033, 0.9),
      ],
      c.p.paper,
      { opacity: 0.8 },
    );
  }
  const height = c.u * 21;
  for (const [side, facing] of [
    [-0.52, 1],
    [-0.16, 1],
    [0.3, -1],
    [0.66, -1],
  ] as const) {
    const [x, y] = place(
      c,
      vx,
      vy,
      side + c.r.between(-0.06, 0.06),
      0.81 + c.r.between(-0.07, 0.08),
    );
    person(
      c,
      x,
      y,
      height * c.r.between(0.94, 1.05),
      c.r.pick(['walk', 'walk', 'stand']),
      someDress(c),
      facing,
    );
  }
  const [px, py] = place(c, vx, vy, 0.8, 0.7);
  const pole = mix(c.p.ink, c.p.cool, 0.2);
  c.rect(px - c.u * 0.3, py - c.u * 40, c.u * 0.6, c.u * 40, pole);
  c.rect(px - c.u * 15, py - c.u * 39, c.u * 15, c.u * 0.55, pole);
  c.rect(px - c.u * 15.6, py - c.u * 39.4, c.u * 2.4, c.u * 6.2, pole, { radius: c.u * 0.5 });
  for (const [index, color] of ([c.p.accent, c.p.light, '#57b894'] as const).entries()) {
    const y = py - c.u * (38.2 - index * 1.9);
    c.circle(px - c.u * 14.4, y, c.u * 0.72, index === 2 ? color : shade(pole, 0.1));
  }
  c.glow(px - c.u * 14.4, py - c.u * 34.4, c.u * 3, '#57b894', 0.5);
}
