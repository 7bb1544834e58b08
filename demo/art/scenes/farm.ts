import type { Canvas } from '../Canvas';
import { mix, shade, type Color } from '../color';
import { birds, clouds, hills, mist, sky, streaks, sun, treeline } from '../parts/backdrop';
import { leafTree } from '../parts/flora';
import type { Scene } from '../Scene';

/** A barn among its fields in the river valley. */
export const farm: Scene = {
  alt: 'a red barn and a silo among striped fields, with a tractor',
  palettes: ['golden', 'dawn', 'morning', 'noon', 'overcast', 'harbor', 'dusk'],
  maxZoom: 1.5,
  draw(c) {
    const { p, r } = c;
    const horizon = c.h * 0.5;
    sky(c, horizon);
    sun(c, c.w * 0.26, horizon - c.h * r.between(0.1, 0.26), c.u * 4.6);
    if (r.chance(0.6)) clouds(c, 5, c.h * 0.05, c.h * 0.3);
    else streaks(c, 9, c.h * 0.06, c.h * 0.36);
    hills(c, horizon - c.u * 4, c.u * 7, c.far(mix(p.leaf, p.cool, 0.5), 0.62), 2);
    hills(c, horizon + c.u, c.u * 4.4, c.far(mix(p.leaf, p.cool, 0.25), 0.4), 3);
    mist(c, horizon - c.u * 6, horizon + c.u * 4, 0.5);
    treeline(c, horizon + c.u * 3, c.u * 2.6, c.far(p.leaf, 0.3));
    fields(c, horizon + c.u * 2.6);
    const x = c.w * 0.62;
    const ground = horizon + c.h * 0.13;
    silo(c, x + c.u * 15, ground - c.u * 0.6, c.u * 6.4, c.u * 22);
    barn(c, x, ground, c.u * 24);
    house(c, x - c.u * 23, ground - c.u * 1.4, c.u * 9);
    leafTree(c, x - c.u * 31, ground, c.u * 17, p.leaf);
    leafTree(c, x + c.u * 27, ground + c.u, c.u * 20, shade(p.leaf, -0.02));
    fence(c, ground + c.u * 5);
    tractor(c, c.w * 0.3, c.h * 0.8, c.u * 13);
    birds(c, c.w * 0.5, c.h * 0.16, 6);
    c.focus(x, ground - c.u * 9);
  },
};

function fields(c: Canvas, top: number): void {
  const { p } = c;
  const crop = mix(p.light, p.leaf, 0.45);
  c.rect(
    0,
    top,
    c.w,
    c.h - top,
    c.linear([
      [0, c.far(crop, 0.25)],
      [1, shade(crop, -0.05)],
    ]),
  );
  const vx = c.w * 0.44;
  const colors = [
    shade(p.leaf, 0.02),
    crop,
    mix(p.warm, p.light, 0.45),
    shade(p.leaf, -0.04),
    mix(p.light, p.stone, 0.3),
  ];
  for (let index = -13; index < 13; index += 1) {
    const farLeft = vx + index * c.u * 4.6;
    const nearLeft = vx + index * c.w * 0.13;
    const color = colors[(index + 26) % colors.length] ?? crop;
    c.poly(
      [
        [farLeft, top],
        [farLeft + c.u * 4.7, top],
        [nearLeft + c.w * 0.131, c.h],
        [nearLeft, c.h],
      ],
      c.linear([
        [0, c.far(color, 0.36)],
        [1, color],
      ]),
    );
    const rows: string[] = [];
    for (let row = 1; row < 6; row += 1)
      rows.push(
        `M${Math.round(farLeft + (row / 6) * c.u * 4.6)} ${Math.round(top)}L${Math.round(nearLeft + (row / 6) * c.w * 0.13)} ${c.h}`,
      );
    c.stroke(rows.join(''), shade(color, -0.07), c.u * 0.28, { opacity: 0.55 });
  }
  c.blob(
    [
      [-c.w * 0.1, top - c.u],
      [c.w * 0.3, top + c.u * 1.5],
      [c.w * 0.6, top + c.h * 0.1],
      [c.w * 1.1, top + c.h * 0.11],
      [c.w * 1.1, top - c.u * 2],
    ],
    c.far(mix(p.leaf, p.light, 0.25), 0.14),
  );
}

function barn(c: Canvas, x: number, ground: number, width: number): void {
  const red = mix(c.p.accent, c.p.warm, 0.55);
  const roof = mix(c.p.ink, c.p.stone, 0.35);
  const h = width * 0.42;
  const front = width * 0.46;
  const left = x - width / 2;
  c.ellipse(x - width * 0.1, ground, width * 0.68, c.u * 1.1, c.p.ink, { opacity: 0.22 });
  c.rect(left + front, ground - h, width - front, h, shade(red, 0.03));
  c.rects(
    Array.from(
      { length: 9 },
      (_, index) =>
        [left + front + index * (width - front) * 0.11, ground - h, c.u * 0.14, h] as const,
    ),
    shade(red, -0.06),
    0.7,
  );
  c.poly(
    [
      [left + front * 0.5, ground - h * 1.85],
      [left + width - front * 0.36, ground - h * 1.85],
      [left + width + c.u, ground - h * 0.96],
      [left + front, ground - h * 0.96],
    ],
    c.linear([
      [0, shade(roof, 0.08)],
      [1, roof],
    ]),
  );
  const gable: [number, number][] = [
    [left, ground],
    [left, ground - h],
    [left + front * 0.16, ground - h * 1.5],
    [left + front * 0.5, ground - h * 1.85],
    [left + front * 0.84, ground - h * 1.5],
    [left + front, ground - h],
    [left + front, ground],
  ];
  c.poly(gable, shade(red, -0.05));
  c.rects(
    Array.from(
      { length: 8 },
      (_, index) => [left + index * front * 0.125, ground - h, c.u * 0.14, h] as const,
    ),
    shade(red, -0.12),
    0.7,
  );
  c.line(
    [
      [left - c.u * 0.4, ground - h * 0.96],
      [left + front * 0.16, ground - h * 1.53],
      [left + front * 0.5, ground - h * 1.9],
      [left + front * 0.84, ground - h * 1.53],
      [left + front + c.u * 0.4, ground - h * 0.96],
    ],
    c.p.paper,
    c.u * 0.5,
  );
  const dw = front * 0.46;
  const dx = left + front * 0.27;
  c.rect(dx, ground - h * 0.72, dw, h * 0.72, shade(red, -0.16));
  c.line(
    [
      [dx, ground - h * 0.72],
      [dx + dw, ground],
      [dx + dw, ground - h * 0.72],
      [dx, ground],
      [dx, ground - h * 0.72],
      [dx + dw, ground - h * 0.72],
    ],
    c.p.paper,
    c.u * 0.36,
  );
  c.rect(left + front * 0.4, ground - h * 1.4, front * 0.2, h * 0.26, c.p.paper);
  c.rect(
    left + front * 0.43,
    ground - h * 1.37,
    front * 0.14,
    h * 0.2,
    c.p.isDark ? c.p.light : c.p.ink,
  );
  for (const at of [0.58, 0.74, 0.9]) {
    c.rect(left + width * at - width * 0.035, ground - h * 0.62, width * 0.06, h * 0.3, c.p.paper);
    c.rect(
      left + width * at - width * 0.025,
      ground - h * 0.58,
      width * 0.04,
      h * 0.22,
      c.p.isDark ? c.p.light : mix(c.p.ink, c.p.cool, 0.3),
    );
  }
}

function silo(c: Canvas, x: number, ground: number, width: number, height: number): void {
  const tin = mix(c.p.stone, c.p.paper, 0.35);
  c.rect(
    x - width / 2,
    ground - height,
    width,
    height,
    c.linear(
      [
        [0, shade(tin, -0.14)],
        [0.55, shade(tin, 0.06)],
        [1, shade(tin, -0.04)],
      ],
      0,
      0,
      1,
      0,
    ),
  );
  for (let index = 1; index < 8; index += 1)
    c.rect(x - width / 2, ground - (height * index) / 8, width, c.u * 0.18, shade(tin, -0.12), {
      opacity: 0.7,
    });
  c.path(
    `M${x - width / 2} ${ground - height}a${width / 2} ${width * 0.55} 0 0 1 ${width} 0z`,
    mix(c.p.cool, c.p.paper, 0.2),
  );
}

function house(c: Canvas, x: number, ground: number, width: number): void {
  const wall: Color = c.far(c.p.paper, 0.06);
  const h = width * 0.66;
  c.rect(x - width / 2, ground - h, width, h, wall);
  c.poly(
    [
      [x - width * 0.58, ground - h],
      [x, ground - h * 1.6],
      [x + width * 0.58, ground - h],
    ],
    mix(c.p.ink, c.p.cool, 0.35),
  );
  c.rect(x + width * 0.2, ground - h * 1.62, width * 0.1, h * 0.4, c.p.warm);
  c.rects(
    [
      [x - width * 0.34, ground - h * 0.78, width * 0.14, h * 0.3],
      [x + width * 0.2, ground - h * 0.78, width * 0.14, h * 0.3],
      [x - width * 0.06, ground - h * 1.22, width * 0.12, h * 0.22],
    ],
    c.p.isDark ? c.p.light : mix(c.p.ink, c.p.cool, 0.4),
  );
  c.rect(x - width * 0.08, ground - h * 0.5, width * 0.16, h * 0.5, c.p.accent);
}

function fence(c: Canvas, y: number): void {
  const wood = mix(c.p.paper, c.p.stone, 0.3);
  const slope = (x: number) => y + (x / c.w - 0.5) * c.u * 3;
  for (const lift of [1.2, 3])
    c.line(
      [
        [c.w * 0.34, slope(c.w * 0.34) - lift * c.u],
        [c.w * 1.02, slope(c.w * 1.02) - lift * c.u],
      ],
      wood,
      c.u * 0.5,
    );
  for (let x = c.w * 0.35; x < c.w; x += c.u * 6.4)
    c.rect(x, slope(x) - c.u * 4, c.u * 0.8, c.u * 4.6, shade(wood, -0.05));
}

function tractor(c: Canvas, x: number, ground: number, size: number): void {
  const body = mix(c.p.leaf, c.p.accent, c.r.chance(0.5) ? 0.85 : 0);
  c.ellipse(x, ground, size * 0.62, size * 0.06, c.p.ink, { opacity: 0.25 });
  c.rect(x + size * 0.02, ground - size * 0.56, size * 0.48, size * 0.28, body, {
    radius: size * 0.04,
  });
  c.rect(x + size * 0.02, ground - size * 0.36, size * 0.48, size * 0.08, shade(body, -0.1));
  c.rect(x + size * 0.3, ground - size * 0.84, size * 0.04, size * 0.3, c.p.ink);
  c.rect(x - size * 0.34, ground - size * 0.62, size * 0.38, size * 0.36, shade(body, -0.05), {
    radius: size * 0.03,
  });
  c.rect(
    x - size * 0.3,
    ground - size * 1.02,
    size * 0.34,
    size * 0.44,
    mix(c.p.sky[1], c.p.paper, 0.2),
  );
  c.rect(x - size * 0.36, ground - size * 1.07, size * 0.46, size * 0.08, body, {
    radius: size * 0.02,
  });
  for (const at of [-0.32, 0.02])
    c.rect(x + at * size, ground - size * 1.02, size * 0.035, size * 0.46, shade(body, -0.1));
  for (const [at, radius] of [
    [-0.24, 0.31],
    [0.36, 0.2],
  ] as const) {
    c.circle(x + at * size, ground - radius * size, radius * size, shade(c.p.ink, 0.02));
    c.circle(x + at * size, ground - radius * size, radius * size * 0.56, c.p.light);
    c.circle(x + at * size, ground - radius * size, radius * size * 0.2, c.p.ink);
  }
}
