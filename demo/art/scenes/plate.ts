import { d, type Canvas } from '../Canvas';
import { mix, shade, type Color } from '../color';
import { DISHES } from '../parts/dishes';
import { leaf, scatter } from '../parts/garnish';
import type { Scene } from '../Scene';

/** A laid table from above. */
export const plate: Scene = {
  alt: 'a set table with a full plate, seen from above',
  palettes: ['golden', 'harbor', 'press', 'morning', 'winter', 'dawn', 'overcast'],
  draw(c) {
    const { p, r } = c;
    const size = Math.min(c.w, c.h) * 0.36;
    const x = c.w * 0.5;
    const y = c.h * 0.52;
    table(c);
    napkin(c, x - size * 1.72, y - size * 0.1, size);
    cutlery(c, x, y, size);
    glass(c, x + size * 1.3, y - size * 1.05, size * 0.36);
    sideDish(c, x - size * 1.28, y - size * 1.12, size * 0.42);
    if (c.w > c.h * 1.15) sideDish(c, x + size * 1.72, y + size * 0.72, size * 0.5);
    dish(c, x, y, size);
    r.pick(DISHES)(c, x, y, size * 0.72);
    crumbs(c, x, y, size);
    c.focus(x, y);
    if (p.isDark) c.glow(x, y, size * 3, p.light, 0.2);
  },
};

function table(c: Canvas): void {
  const isCloth = c.r.chance(0.45);
  const base = isCloth
    ? mix(c.p.cool, c.p.ink, c.r.between(0.05, 0.35))
    : mix(c.p.warm, c.p.stone, c.r.between(0.3, 0.6));
  c.rect(
    0,
    0,
    c.w,
    c.h,
    c.linear(
      [
        [0, shade(base, 0.03)],
        [1, shade(base, -0.05)],
      ],
      0,
      0,
      1,
      1,
    ),
  );
  if (isCloth) {
    for (let x = 0; x < c.w; x += c.u * 6) c.rect(x, 0, c.u * 3, c.h, c.p.paper, { opacity: 0.05 });
    for (let y = 0; y < c.h; y += c.u * 6) c.rect(0, y, c.w, c.u * 3, c.p.paper, { opacity: 0.05 });
    return;
  }
  for (let y = 0; y < c.h; y += c.u * 13) {
    c.rect(0, y, c.w, c.u * 0.28, shade(base, -0.12), { opacity: 0.8 });
    for (let index = 0; index < 7; index += 1) {
      const gy = y + c.r.between(2, 12) * c.u;
      const gx = c.r.between(-0.1, 0.9) * c.w;
      c.curve(
        [
          [gx, gy],
          [gx + c.u * 12, gy + c.r.between(-0.6, 0.6) * c.u],
          [gx + c.u * c.r.between(20, 44), gy],
        ],
        shade(base, c.r.pick([-0.05, 0.04])),
        c.u * 0.22,
        { opacity: 0.7 },
      );
    }
  }
}

/** A round shape lying on the table, with the shadow it throws. */
function disc(c: Canvas, x: number, y: number, radius: number, color: Color): void {
  c.circle(x - radius * 0.06, y + radius * 0.09, radius * 1.03, c.p.ink, { opacity: 0.2 });
  c.circle(x, y, radius, color);
}

function dish(c: Canvas, x: number, y: number, size: number): void {
  const china = mix(c.p.paper, c.p.stone, c.r.between(0.02, 0.16));
  disc(c, x, y, size, china);
  c.circle(
    x,
    y,
    size * 0.95,
    c.linear(
      [
        [0, shade(china, 0.02)],
        [1, shade(china, -0.05)],
      ],
      1,
      0,
      0,
      1,
    ),
  );
  const rim = c.r.pick([c.p.cool, c.p.accent, c.p.leaf, c.p.ink]);
  c.stroke(
    d`M${x - size * 0.9} ${y}a${size * 0.9} ${size * 0.9} 0 1 0 ${size * 1.8} 0a${size * 0.9} ${size * 0.9} 0 1 0 ${-size * 1.8} 0`,
    rim,
    size * 0.018,
    { opacity: 0.8 },
  );
  c.circle(x, y, size * 0.72, shade(china, -0.045));
  c.circle(x + size * 0.012, y - size * 0.012, size * 0.7, shade(china, 0.01));
}

function cutlery(c: Canvas, x: number, y: number, size: number): void {
  const steel = mix(c.p.stone, c.p.paper, 0.6);
  const dark = mix(c.p.ink, c.p.stone, 0.5);
  const shift = size * 0.05;
  for (const [color, dx, dy] of [
    [c.p.ink, -shift, shift],
    [steel, 0, 0],
  ] as const) {
    const opacity = dx === 0 ? 1 : 0.2;
    const fx = x - size * 1.3 + dx;
    c.rect(fx - size * 0.03, y - size * 0.1 + dy, size * 0.06, size * 0.95, color, {
      radius: size * 0.03,
      opacity,
    });
    c.path(
      d`M${fx - size * 0.12} ${y - size * 0.75 + dy}v${size * 0.45}q0 ${size * 0.2} ${size * 0.12} ${size * 0.24}q${size * 0.12} ${-size * 0.04} ${size * 0.12} ${-size * 0.24}v${-size * 0.45}h${-size * 0.04}v${size * 0.38}h${-size * 0.05}v${-size * 0.38}h${-size * 0.06}v${size * 0.38}h${-size * 0.05}v${-size * 0.38}z`,
      color,
      { opacity },
    );
    const kx = x + size * 1.28 + dx;
    c.path(
      d`M${kx - size * 0.04} ${y - size * 0.72 + dy}q${size * 0.12} ${size * 0.3} ${size * 0.1} ${size * 0.78}h${-size * 0.1}z`,
      color,
      { opacity },
    );
    c.rect(kx - size * 0.04, y + size * 0.06 + dy, size * 0.075, size * 0.78, color, {
      radius: size * 0.035,
      opacity,
    });
  }
  c.rect(x + size * 1.24, y + size * 0.3, size * 0.075, size * 0.54, dark, {
    radius: size * 0.035,
  });
}

function napkin(c: Canvas, x: number, y: number, size: number): void {
  const cloth = c.r.pick([c.p.accent, c.p.light, c.p.cool, c.p.leaf]);
  c.moved(`rotate(-7 ${Math.round(x)} ${Math.round(y)})`, () => {
    c.rect(x - size * 0.26, y - size * 0.66, size * 0.78, size * 1.5, c.p.ink, { opacity: 0.16 });
    c.rect(x - size * 0.22, y - size * 0.72, size * 0.78, size * 1.5, cloth);
    c.poly(
      [
        [x - size * 0.22, y - size * 0.72],
        [x + size * 0.16, y - size * 0.72],
        [x + size * 0.08, y + size * 0.78],
        [x - size * 0.22, y + size * 0.78],
      ],
      shade(cloth, -0.05),
    );
    for (const at of [0.62, 0.7])
      c.rect(x - size * 0.22, y + size * at, size * 0.78, size * 0.025, c.p.paper, {
        opacity: 0.7,
      });
  });
}

function glass(c: Canvas, x: number, y: number, radius: number): void {
  const drink = c.r.pick([
    c.p.warm,
    mix(c.p.light, c.p.warm, 0.25),
    mix(c.p.accent, c.p.ink, 0.45),
  ]);
  c.circle(x - radius * 0.14, y + radius * 0.18, radius * 1.04, c.p.ink, { opacity: 0.18 });
  c.circle(x, y, radius, c.p.paper, { opacity: 0.45 });
  c.circle(x, y, radius * 0.84, drink);
  c.circle(x + radius * 0.1, y - radius * 0.1, radius * 0.66, shade(drink, 0.06));
  for (const [dx, dy, turn] of [
    [-0.22, -0.1, 12],
    [0.2, 0.22, 40],
  ] as const) {
    c.rect(
      x + dx * radius - radius * 0.2,
      y + dy * radius - radius * 0.2,
      radius * 0.4,
      radius * 0.4,
      c.p.paper,
      {
        radius: radius * 0.08,
        opacity: 0.5,
        transform: `rotate(${turn} ${Math.round(x + dx * radius)} ${Math.round(y + dy * radius)})`,
      },
    );
  }
  c.stroke(
    d`M${x - radius * 0.6} ${y - radius * 0.62}a${radius * 0.86} ${radius * 0.86} 0 0 1 ${radius * 0.9} ${-radius * 0.2}`,
    c.p.paper,
    radius * 0.08,
    { opacity: 0.8 },
  );
}

function sideDish(c: Canvas, x: number, y: number, radius: number): void {
  const china = mix(c.p.cool, c.p.paper, c.r.between(0.3, 0.9));
  disc(c, x, y, radius, china);
  c.circle(x, y, radius * 0.84, shade(china, -0.07));
  const fill = c.r.pick(['#d9a441', '#7c9a4e', '#c9452f', '#e8dcc0'] as const);
  const food = mix(fill, c.p.sky[2], 0.1);
  c.circle(x, y, radius * 0.76, shade(food, -0.04));
  scatter(
    c,
    x,
    y,
    radius * 0.66,
    34,
    (px, py) => [px, py, radius * c.r.between(0.06, 0.13)],
    shade(food, 0.03),
  );
  scatter(
    c,
    x,
    y,
    radius * 0.6,
    12,
    (px, py) => [px, py, radius * c.r.between(0.03, 0.06)],
    c.p.leaf,
  );
}

function crumbs(c: Canvas, x: number, y: number, size: number): void {
  for (let index = 0; index < 16; index += 1) {
    const angle = c.r.between(0, Math.PI * 2);
    const reach = size * c.r.between(1.08, 1.5);
    const [px, py] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    if (index % 4 === 0) leaf(c, px, py, size * 0.12, angle, c.p.leaf);
    else c.circle(px, py, size * c.r.between(0.008, 0.02), c.p.light);
  }
}
