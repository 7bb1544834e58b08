import { d, type Canvas, type Point } from '../Canvas';
import { mix, shade, type Color } from '../color';
import type { Scene } from '../Scene';

/** A laid table from above. */
export const plate: Scene = {
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
    r.pick([pasta, fish, salad, pie, bowl])(c, x, y, size * 0.62);
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

function scatter(
  c: Canvas,
  x: number,
  y: number,
  radius: number,
  count: number,
  make: (x: number, y: number) => [number, number, number],
  color: Color,
): void {
  c.dots(
    Array.from({ length: count }, () => {
      const angle = c.r.between(0, Math.PI * 2);
      const reach = Math.sqrt(c.r.between(0, 1)) * radius;
      return make(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
    }),
    color,
  );
}

function leaf(c: Canvas, x: number, y: number, size: number, angle: number, color: Color): void {
  const at = (along: number, side: number): Point => [
    x + Math.cos(angle) * along * size - Math.sin(angle) * side * size,
    y + Math.sin(angle) * along * size + Math.cos(angle) * side * size,
  ];
  c.blob([at(0, 0), at(0.4, 0.26), at(1, 0), at(0.4, -0.26)], color);
  c.line([at(0.05, 0), at(0.8, 0)], shade(color, 0.1), size * 0.04);
}

function pasta(c: Canvas, x: number, y: number, s: number): void {
  const noodle = mix('#e9c46a', c.p.light, 0.3);
  c.circle(x, y, s * 0.92, shade(noodle, -0.14));
  for (let index = 0; index < 70; index += 1) {
    const turn = c.r.between(0, Math.PI * 2);
    const reach = s * c.r.between(0.2, 0.82);
    const [px, py] = [x + Math.cos(turn) * reach * 0.35, y + Math.sin(turn) * reach * 0.35];
    const radius = s * c.r.between(0.25, 0.58);
    c.stroke(
      d`M${px + Math.cos(turn) * radius} ${py + Math.sin(turn) * radius}A${radius} ${radius} 0 0 1 ${px + Math.cos(turn + 1.7) * radius} ${py + Math.sin(turn + 1.7) * radius}`,
      shade(noodle, c.r.between(-0.09, 0.06)),
      s * 0.06,
    );
  }
  c.blob(ringPoints(c, x, y, s * 0.5), shade(c.p.accent, -0.06));
  c.blob(ringPoints(c, x + s * 0.03, y - s * 0.03, s * 0.38), shade(c.p.accent, 0.02));
  scatter(
    c,
    x,
    y,
    s * 0.42,
    8,
    (px, py) => [px, py, s * c.r.between(0.08, 0.13)],
    mix(c.p.warm, c.p.ink, 0.3),
  );
  for (const angle of [-0.5, 1.5, 3.4]) leaf(c, x, y, s * 0.34, angle, c.p.leaf);
  scatter(c, x, y, s * 0.62, 36, (px, py) => [px, py, s * 0.018], c.p.paper);
}

function fish(c: Canvas, x: number, y: number, s: number): void {
  const sauce = mix('#e7b84f', c.p.light, 0.4);
  c.blob(ringPoints(c, x, y + s * 0.05, s * 0.86), shade(sauce, -0.02));
  const flesh = mix('#eb8a62', c.p.paper, 0.15);
  c.moved(`rotate(-22 ${Math.round(x)} ${Math.round(y)})`, () => {
    c.rect(x - s * 0.68, y - s * 0.26, s * 1.36, s * 0.6, c.p.ink, {
      radius: s * 0.26,
      opacity: 0.18,
    });
    c.path(
      d`M${x - s * 0.7} ${y}C${x - s * 0.6} ${y - s * 0.42} ${x + s * 0.4} ${y - s * 0.4} ${x + s * 0.7} ${y - s * 0.08}C${x + s * 0.7} ${y + s * 0.2} ${x - s * 0.4} ${y + s * 0.42} ${x - s * 0.7} ${y}z`,
      flesh,
    );
    for (let index = 0; index < 6; index += 1) {
      const px = x - s * 0.5 + index * s * 0.2;
      c.stroke(
        d`M${px} ${y - s * 0.25}q${s * 0.14} ${s * 0.22} 0 ${s * 0.46}`,
        shade(flesh, index % 2 ? 0.08 : -0.1),
        s * 0.035,
      );
    }
    c.path(
      d`M${x - s * 0.7} ${y}C${x - s * 0.4} ${y + s * 0.42} ${x + s * 0.7} ${y + s * 0.2} ${x + s * 0.7} ${y - s * 0.08}C${x + s * 0.5} ${y + s * 0.18} ${x - s * 0.3} ${y + s * 0.2} ${x - s * 0.7} ${y}z`,
      mix(c.p.ink, c.p.stone, 0.3),
      { opacity: 0.55 },
    );
  });
  for (let index = 0; index < 6; index += 1) {
    const px = x - s * 0.52 + index * s * 0.13;
    c.line(
      [
        [px, y + s * 0.7],
        [px + s * 0.34, y + s * 0.36],
      ],
      shade(c.p.leaf, c.r.between(-0.03, 0.08)),
      s * 0.075,
    );
    c.circle(px + s * 0.36, y + s * 0.34, s * 0.055, shade(c.p.leaf, -0.06));
  }
  for (const [px, py] of [
    [0.45, -0.52],
    [0.66, -0.34],
  ] as const)
    slice(c, x + px * s, y + py * s, s * 0.2, '#f2cf4a');
  scatter(c, x, y, s * 0.6, 22, (px, py) => [px, py, s * 0.025], c.p.leaf);
}

function slice(c: Canvas, x: number, y: number, r: number, color: Color): void {
  c.circle(x, y, r, color);
  c.circle(x, y, r * 0.84, shade(color, 0.1));
  for (let index = 0; index < 8; index += 1) {
    const angle = (index / 8) * Math.PI * 2;
    c.poly(
      [
        [x, y],
        [x + Math.cos(angle) * r * 0.76, y + Math.sin(angle) * r * 0.76],
        [x + Math.cos(angle + 0.6) * r * 0.76, y + Math.sin(angle + 0.6) * r * 0.76],
      ],
      shade(color, 0.02),
    );
  }
}

function salad(c: Canvas, x: number, y: number, s: number): void {
  const greens = [
    c.p.leaf,
    mix(c.p.leaf, '#a8c25a', 0.5),
    shade(c.p.leaf, -0.07),
    mix('#7a3250', c.p.leaf, 0.25),
  ];
  for (let index = 0; index < 40; index += 1) {
    const turn = c.r.between(0, Math.PI * 2);
    const reach = s * 0.62 * Math.sqrt(c.r.between(0, 1));
    leaf(
      c,
      x + Math.cos(turn) * reach,
      y + Math.sin(turn) * reach,
      s * c.r.between(0.28, 0.46),
      c.r.between(0, Math.PI * 2),
      shade(c.r.pick(greens), c.r.between(-0.05, 0.05)),
    );
  }
  for (let index = 0; index < 7; index += 1) {
    const turn = index * 0.9 + c.r.between(0, 0.4);
    const reach = s * c.r.between(0.25, 0.62);
    const [px, py] = [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach];
    c.circle(px - s * 0.01, py + s * 0.02, s * 0.13, c.p.ink, { opacity: 0.2 });
    if (index % 2) {
      c.circle(px, py, s * 0.125, c.p.accent);
      c.circle(px + s * 0.03, py - s * 0.04, s * 0.04, c.p.paper, { opacity: 0.6 });
    } else {
      c.circle(px, py, s * 0.15, c.p.paper);
      c.circle(px, py, s * 0.13, mix('#c44e7c', c.p.paper, 0.2));
      c.circle(px, py, s * 0.09, c.p.paper);
    }
  }
  c.ellipse(x - s * 0.1, y - s * 0.05, s * 0.22, s * 0.18, c.p.paper);
  c.circle(x - s * 0.1, y - s * 0.05, s * 0.1, '#f0b53c');
  scatter(c, x, y, s * 0.7, 26, (px, py) => [px, py, s * 0.022], mix(c.p.warm, c.p.light, 0.4));
}

function pie(c: Canvas, x: number, y: number, s: number): void {
  const crust = mix('#d99a4e', c.p.warm, 0.2);
  disc(c, x, y, s * 0.98, shade(crust, -0.05));
  const bumps = Array.from({ length: 34 }, (_, index) => {
    const angle = (index / 34) * Math.PI * 2;
    return [x + Math.cos(angle) * s * 0.9, y + Math.sin(angle) * s * 0.9, s * 0.105] as const;
  });
  c.dots(bumps, crust);
  c.dots(
    bumps.map(([px, py, r]) => [px + r * 0.2, py - r * 0.25, r * 0.6] as const),
    shade(crust, 0.06),
  );
  const fruit = c.r.pick(['#8e2140', '#b03a2a', '#c98a2b'] as const);
  c.circle(x, y, s * 0.82, fruit);
  scatter(
    c,
    x,
    y,
    s * 0.72,
    60,
    (px, py) => [px, py, s * c.r.between(0.05, 0.09)],
    shade(fruit, 0.06),
  );
  c.within(
    d`M${x - s * 0.82} ${y}a${s * 0.82} ${s * 0.82} 0 1 0 ${s * 1.64} 0a${s * 0.82} ${s * 0.82} 0 1 0 ${-s * 1.64} 0z`,
    () => {
      for (let index = -3; index <= 3; index += 1) {
        const at = index * s * 0.25;
        c.line(
          [
            [x + at - s, y - s],
            [x + at + s, y + s],
          ],
          shade(crust, -0.08),
          s * 0.13,
        );
        c.line(
          [
            [x + at - s, y - s - s * 0.02],
            [x + at + s, y + s - s * 0.02],
          ],
          shade(crust, 0.02),
          s * 0.11,
        );
      }
      for (let index = -3; index <= 3; index += 1) {
        const at = index * s * 0.25;
        c.line(
          [
            [x + at + s, y - s],
            [x + at - s, y + s],
          ],
          shade(crust, -0.08),
          s * 0.13,
        );
        c.line(
          [
            [x + at + s, y - s - s * 0.02],
            [x + at - s, y + s - s * 0.02],
          ],
          shade(crust, 0.05),
          s * 0.11,
        );
      }
    },
  );
}

function bowl(c: Canvas, x: number, y: number, s: number): void {
  const china = mix(c.p.cool, c.p.ink, 0.25);
  disc(c, x, y, s * 1.06, china);
  c.circle(x, y, s * 0.97, shade(china, 0.08));
  const broth = mix('#c07f35', c.p.warm, 0.25);
  c.circle(x, y, s * 0.88, broth);
  for (let index = 0; index < 26; index += 1) {
    const px = x - s * 0.6 + index * s * 0.026;
    c.curve(
      [
        [px, y + s * 0.1],
        [px + s * 0.16, y + s * c.r.between(0.2, 0.34)],
        [px + s * 0.36, y + s * c.r.between(0.3, 0.5)],
        [px + s * 0.6, y + s * 0.36],
      ],
      mix('#ecd08a', c.p.light, 0.3),
      s * 0.035,
    );
  }
  for (const [dx, dy] of [
    [-0.36, -0.3],
    [-0.06, -0.42],
  ] as const) {
    c.ellipse(x + dx * s, y + dy * s, s * 0.27, s * 0.22, mix(c.p.warm, c.p.stone, 0.35));
    c.ellipse(x + dx * s, y + dy * s, s * 0.19, s * 0.14, mix(c.p.paper, c.p.warm, 0.35));
  }
  c.ellipse(x + s * 0.42, y - s * 0.24, s * 0.22, s * 0.19, c.p.paper);
  c.circle(x + s * 0.42, y - s * 0.24, s * 0.12, '#f0a63a');
  scatter(
    c,
    x + s * 0.1,
    y + s * 0.1,
    s * 0.55,
    26,
    (px, py) => [px, py, s * 0.04],
    shade(c.p.leaf, 0.04),
  );
  for (const angle of [0.2, 0.9, 1.5]) leaf(c, x + s * 0.3, y + s * 0.1, s * 0.36, angle, c.p.leaf);
  for (const shift of [0, 0.11])
    c.line(
      [
        [x + s * (0.5 + shift), y - s * 1.35],
        [x + s * (1.32 + shift), y + s * 0.95],
      ],
      mix(c.p.warm, c.p.ink, 0.4),
      s * 0.05,
    );
}

function ringPoints(c: Canvas, x: number, y: number, radius: number): Point[] {
  return Array.from({ length: 11 }, (_, index) => {
    const angle = (index / 11) * Math.PI * 2;
    const reach = radius * c.r.between(0.82, 1.05);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const;
  });
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
