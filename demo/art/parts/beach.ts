import type { Canvas } from '../Canvas';
import { mix, shade, type Color } from '../color';
import { person, someDress } from './people';

export function pier(c: Canvas, horizon: number): void {
  const color = c.far(mix(c.p.ink, c.p.cool, 0.4), 0.38);
  const y = horizon - c.u * 1.4;
  const start = c.w * 0.5;
  c.rect(start, y, c.w - start, c.u * 0.8, color);
  c.rects(
    Array.from(
      { length: 40 },
      (_, index) => [start + index * c.u * 2, y, c.u * 0.3, c.u * 2.4] as const,
    ),
    color,
  );
  const wheelX = c.w * 0.86;
  const radius = c.u * 7.5;
  const wheelY = y - radius - c.u;
  c.stroke(
    `M${wheelX - radius} ${wheelY}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`,
    color,
    c.u * 0.32,
  );
  for (let index = 0; index < 12; index += 1) {
    const angle = (index / 12) * Math.PI * 2;
    const [ex, ey] = [wheelX + Math.cos(angle) * radius, wheelY + Math.sin(angle) * radius];
    c.line(
      [
        [wheelX, wheelY],
        [ex, ey],
      ],
      color,
      c.u * 0.12,
    );
    c.circle(
      ex,
      ey + c.u * 0.5,
      c.u * 0.72,
      c.far([c.p.accent, c.p.light, c.p.cool][index % 3] ?? c.p.accent, 0.15),
    );
  }
  c.line(
    [
      [wheelX - c.u * 3.4, y],
      [wheelX, wheelY],
      [wheelX + c.u * 3.4, y],
    ],
    color,
    c.u * 0.42,
  );
  for (const [at, height] of [
    [0.56, 4],
    [0.61, 6],
    [0.68, 3.4],
    [0.74, 5],
  ] as const) {
    const x = c.w * at;
    c.rect(x, y - c.u * height * 0.6, c.u * 3.6, c.u * height * 0.6, color);
    c.poly(
      [
        [x - c.u * 0.4, y - c.u * height * 0.6],
        [x + c.u * 1.8, y - c.u * height],
        [x + c.u * 4, y - c.u * height * 0.6],
      ],
      c.far(c.p.warm, 0.3),
    );
  }
}

export function shelter(c: Canvas, x: number, y: number, size: number, color: Color): void {
  c.ellipse(x + size * 0.3, y, size * 0.62, size * 0.09, c.p.ink, { opacity: 0.16 });
  c.line(
    [
      [x, y],
      [x + size * 0.1, y - size],
    ],
    c.p.paper,
    size * 0.035,
  );
  const px = x + size * 0.1;
  const py = y - size * 0.95;
  c.path(
    `M${px - size * 0.56} ${py + size * 0.24}Q${px - size * 0.4} ${py - size * 0.2} ${px} ${py - size * 0.2}Q${px + size * 0.42} ${py - size * 0.18} ${px + size * 0.56} ${py + size * 0.16}Q${px} ${py + size * 0.1} ${px - size * 0.56} ${py + size * 0.24}z`,
    color,
  );
  c.path(
    `M${px} ${py - size * 0.2}Q${px - size * 0.22} ${py - size * 0.05} ${px - size * 0.24} ${py + size * 0.17}L${px + size * 0.08} ${py + size * 0.13}Q${px + size * 0.08} ${py - size * 0.05} ${px} ${py - size * 0.2}z`,
    c.p.paper,
  );
  c.rect(x - size * 0.5, y - size * 0.03, size * 0.42, size * 0.05, c.p.paper, {
    radius: size * 0.02,
  });
}

export function stand(c: Canvas, x: number, ground: number, height: number): void {
  const wood = mix(c.p.paper, c.p.stone, 0.12);
  const dark = shade(wood, -0.14);
  const w = height * 0.46;
  const seat = ground - height * 0.56;
  c.ellipse(x + w * 0.3, ground, w * 0.95, height * 0.03, c.p.ink, { opacity: 0.2 });
  const beam = height * 0.03;
  c.line(
    [
      [x - w * 0.3, seat],
      [x - w * 0.42, ground],
    ],
    dark,
    beam,
  );
  c.line(
    [
      [x + w * 0.3, seat],
      [x + w * 0.42, ground],
    ],
    dark,
    beam,
  );
  for (let index = 1; index < 6; index += 1) {
    const y = ground - (ground - seat) * (index / 6);
    c.line(
      [
        [x - w * 0.42 + index * w * 0.014, y],
        [x + w * 0.42 - index * w * 0.014, y],
      ],
      index % 2 ? wood : dark,
      beam * 0.75,
    );
  }
  c.line(
    [
      [x - w * 0.5, ground + beam],
      [x - w * 0.34, seat],
    ],
    wood,
    beam * 1.2,
  );
  c.line(
    [
      [x + w * 0.5, ground + beam],
      [x + w * 0.34, seat],
    ],
    wood,
    beam * 1.2,
  );
  c.rect(x - w * 0.46, seat - beam, w * 0.92, beam * 2, wood);
  c.rect(x - w * 0.4, seat - height * 0.26, w * 0.8, height * 0.22, shade(wood, -0.05), {
    radius: beam * 0.5,
  });
  c.rects(
    [0.06, 0.12, 0.18].map(
      (at) => [x - w * 0.4, seat - height * at - beam, w * 0.8, beam * 0.28] as const,
    ),
    dark,
  );
  person(
    c,
    x - w * 0.08,
    seat + height * 0.15,
    height * 0.52,
    'sit',
    someDress(c, { top: c.p.accent, bottom: c.p.accent, garment: 'shirt', head: 'cap' }),
    1,
  );
  c.rect(x - w * 0.46, seat - beam * 0.2, w * 0.92, beam * 1.2, shade(wood, 0.02));
  c.rect(x - w * 0.34, seat + beam * 2, w * 0.68, height * 0.13, c.p.accent, {
    radius: beam * 0.4,
  });
  c.rect(x - w * 0.05, seat + beam * 2.5, w * 0.1, height * 0.1, c.p.paper);
  c.rect(x - w * 0.13, seat + beam * 3.5, w * 0.26, height * 0.04, c.p.paper);
  c.line(
    [
      [x + w * 0.42, seat],
      [x + w * 0.42, seat - height * 0.46],
    ],
    dark,
    beam * 0.5,
  );
  c.poly(
    [
      [x + w * 0.42, seat - height * 0.46],
      [x + w * 0.86, seat - height * 0.41],
      [x + w * 0.42, seat - height * 0.34],
    ],
    c.p.light,
  );
}
