import type { Canvas } from '../Canvas';
import { mix, shade } from '../color';

export function pan(c: Canvas, x: number, base: number, width: number): void {
  const iron = mix(c.p.ink, c.p.stone, 0.12);
  c.line(
    [
      [x - width * 0.5, base - width * 0.18],
      [x - width * 1.05, base - width * 0.34],
    ],
    iron,
    width * 0.075,
  );
  for (let index = 0; index < 9; index += 1) {
    const fx = x + c.r.between(-0.45, 0.45) * width;
    const tall = width * c.r.between(0.35, 0.85) * (1 - Math.abs(fx - x) / width);
    c.blob(
      [
        [fx - width * 0.1, base - width * 0.2],
        [fx - width * 0.07, base - width * 0.2 - tall * 0.6],
        [fx + width * 0.02, base - width * 0.2 - tall],
        [fx + width * 0.09, base - width * 0.2 - tall * 0.5],
        [fx + width * 0.1, base - width * 0.2],
      ],
      c.r.pick([c.p.light, c.p.accent, mix(c.p.light, c.p.accent, 0.5)]),
      { opacity: 0.85 },
    );
  }
  const foods = [c.p.leaf, c.p.accent, c.p.light, mix(c.p.warm, c.p.light, 0.3)];
  for (let index = 0; index < 10; index += 1)
    c.circle(
      x + c.r.between(-0.5, 0.5) * width,
      base - width * c.r.between(0.35, 1.1),
      width * c.r.between(0.025, 0.05),
      c.r.pick(foods),
    );
  c.poly(
    [
      [x - width * 0.55, base - width * 0.24],
      [x + width * 0.55, base - width * 0.24],
      [x + width * 0.42, base],
      [x - width * 0.42, base],
    ],
    iron,
  );
  c.rect(x - width * 0.57, base - width * 0.27, width * 1.14, width * 0.06, shade(iron, 0.1), {
    radius: width * 0.03,
  });
}

export function pot(c: Canvas, x: number, base: number, width: number): void {
  const metal = mix(c.p.stone, c.p.paper, 0.35);
  const h = width * 0.72;
  c.rect(
    x - width / 2,
    base - h,
    width,
    h,
    c.linear(
      [
        [0, shade(metal, -0.12)],
        [0.35, shade(metal, 0.06)],
        [1, shade(metal, -0.08)],
      ],
      0,
      0,
      1,
      0,
    ),
    { radius: width * 0.05 },
  );
  c.rect(x - width * 0.54, base - h, width * 1.08, h * 0.1, shade(metal, 0.06), {
    radius: width * 0.03,
  });
  for (const side of [-1, 1])
    c.rect(
      x + side * width * 0.5 - width * 0.08,
      base - h * 0.66,
      width * 0.16,
      h * 0.12,
      shade(metal, -0.14),
      { radius: width * 0.03 },
    );
}

export function flames(c: Canvas, x: number, base: number): void {
  for (let index = -3; index <= 3; index += 1) {
    const fx = x + index * c.u * 1.2;
    const tall = c.u * c.r.between(1.1, 2);
    c.blob(
      [
        [fx - c.u * 0.4, base],
        [fx - c.u * 0.2, base - tall * 0.6],
        [fx, base - tall],
        [fx + c.u * 0.25, base - tall * 0.5],
        [fx + c.u * 0.4, base],
      ],
      index % 2 ? c.p.light : c.p.accent,
      { opacity: 0.9 },
    );
  }
}
