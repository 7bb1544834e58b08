import { d, type Canvas } from '../Canvas';
import { mix, shade } from '../color';
import { leaf, ringPoints, scatter } from './garnish';

export function sandwich(c: Canvas, x: number, y: number, s: number): void {
  const bread = mix('#d9a258', c.p.light, 0.15);
  const paper = mix(c.p.paper, c.p.accent, 0.06);
  c.moved(`rotate(-14 ${Math.round(x)} ${Math.round(y)})`, () => {
    c.poly(
      [
        [x - s, y - s * 0.5],
        [x + s * 0.9, y - s * 0.62],
        [x + s, y + s * 0.52],
        [x - s * 0.9, y + s * 0.62],
      ],
      paper,
    );
    c.poly(
      [
        [x - s, y - s * 0.5],
        [x - s * 0.3, y - s * 0.54],
        [x - s * 0.5, y + s * 0.58],
        [x - s * 0.9, y + s * 0.62],
      ],
      shade(paper, -0.04),
    );
    c.rect(x - s * 0.86, y - s * 0.2, s * 1.72, s * 0.6, c.p.ink, {
      radius: s * 0.28,
      opacity: 0.18,
    });
    c.rect(x - s * 0.88, y - s * 0.3, s * 1.76, s * 0.6, shade(bread, -0.07), { radius: s * 0.29 });
    const meat = mix(c.p.warm, c.p.ink, 0.35);
    for (let index = 0; index < 60; index += 1) {
      const px = x + c.r.between(-0.76, 0.76) * s;
      const py = y + c.r.between(-0.17, 0.17) * s;
      c.ellipse(
        px,
        py,
        s * c.r.between(0.06, 0.12),
        s * c.r.between(0.04, 0.08),
        shade(meat, c.r.between(-0.05, 0.09)),
      );
    }
    for (let index = 0; index < 9; index += 1) {
      const px = x - s * 0.68 + index * s * 0.17;
      c.curve(
        [
          [px, y - s * 0.14],
          [px + s * 0.06, y - s * 0.02],
          [px - s * 0.02, y + s * 0.1],
          [px + s * 0.07, y + s * 0.2],
        ],
        '#f4c84e',
        s * 0.055,
      );
    }
    scatter(
      c,
      x,
      y,
      s * 0.2,
      10,
      (px, py) => [px + c.r.between(-0.5, 0.5) * s, py, s * 0.035],
      c.p.leaf,
    );
    c.path(
      d`M${x - s * 0.88} ${y}C${x - s * 0.88} ${y - s * 0.42} ${x - s * 0.7} ${y - s * 0.4} ${x - s * 0.5} ${y - s * 0.38}H${x + s * 0.5}C${x + s * 0.7} ${y - s * 0.4} ${x + s * 0.88} ${y - s * 0.42} ${x + s * 0.88} ${y}C${x + s * 0.6} ${y - s * 0.16} ${x - s * 0.6} ${y - s * 0.14} ${x - s * 0.88} ${y}z`,
      bread,
    );
    c.path(
      d`M${x - s * 0.6} ${y - s * 0.3}Q${x} ${y - s * 0.36} ${x + s * 0.6} ${y - s * 0.3}Q${x} ${y - s * 0.24} ${x - s * 0.6} ${y - s * 0.3}z`,
      shade(bread, 0.08),
    );
  });
}

export function dumplings(c: Canvas, x: number, y: number, s: number): void {
  const wood = mix('#c99a5b', c.p.warm, 0.2);
  c.circle(x, y, s * 1.04, shade(wood, -0.08));
  c.circle(x, y, s * 0.92, shade(wood, 0.07));
  for (let index = -5; index <= 5; index += 1) {
    const at = index * s * 0.16;
    const half = Math.sqrt(Math.max(0, (s * 0.9) ** 2 - at ** 2));
    c.line(
      [
        [x - half, y + at],
        [x + half, y + at],
      ],
      shade(wood, -0.02),
      s * 0.03,
    );
  }
  const dough = mix('#f3e6cd', c.p.paper, 0.4);
  for (let index = 0; index < 7; index += 1) {
    const angle = (index / 6) * Math.PI * 2;
    const reach = index === 6 ? 0 : s * 0.56;
    const [px, py] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    c.circle(px - s * 0.02, py + s * 0.04, s * 0.245, c.p.ink, { opacity: 0.2 });
    c.circle(px, py, s * 0.24, dough);
    for (let fold = 0; fold < 10; fold += 1) {
      const turn = (fold / 10) * Math.PI * 2;
      c.curve(
        [
          [px + Math.cos(turn) * s * 0.04, py + Math.sin(turn) * s * 0.04],
          [px + Math.cos(turn + 0.3) * s * 0.13, py + Math.sin(turn + 0.3) * s * 0.13],
          [px + Math.cos(turn + 0.4) * s * 0.21, py + Math.sin(turn + 0.4) * s * 0.21],
        ],
        shade(dough, -0.09),
        s * 0.02,
      );
    }
    c.circle(px, py, s * 0.04, shade(dough, -0.12));
  }
  leaf(c, x + s * 0.66, y - s * 0.2, s * 0.3, -0.8, c.p.leaf);
}

export function steak(c: Canvas, x: number, y: number, s: number): void {
  const crust = mix(c.p.warm, c.p.ink, 0.55);
  c.blob(
    [
      [x - s * 0.75, y + s * 0.05],
      [x - s * 0.5, y - s * 0.5],
      [x, y - s * 0.42],
      [x + s * 0.25, y - s * 0.1],
      [x + s * 0.2, y + s * 0.42],
      [x - s * 0.4, y + s * 0.5],
    ],
    crust,
  );
  for (let index = 0; index < 5; index += 1) {
    const px = x - s * 0.46 + index * s * 0.15;
    c.blob(
      [
        [px, y - s * 0.34],
        [px + s * 0.1, y - s * 0.36],
        [px + s * 0.13, y + s * 0.34],
        [px + s * 0.02, y + s * 0.38],
      ],
      mix('#c4564c', c.p.warm, 0.3),
    );
    c.line(
      [
        [px + s * 0.12, y - s * 0.34],
        [px + s * 0.14, y + s * 0.34],
      ],
      crust,
      s * 0.025,
    );
  }
  for (let index = 0; index < 22; index += 1) {
    const angle = c.r.between(-0.9, 0.9);
    const [px, py] = [x + s * c.r.between(0.35, 0.72), y + s * c.r.between(-0.5, 0.5)];
    c.line(
      [
        [px, py],
        [px + Math.cos(angle) * s * 0.28, py + Math.sin(angle) * s * 0.28],
      ],
      shade(mix('#e8b95c', c.p.light, 0.2), c.r.between(-0.08, 0.05)),
      s * 0.07,
    );
  }
  for (let index = 0; index < 5; index += 1)
    leaf(
      c,
      x - s * 0.2 + c.r.between(-0.2, 0.2) * s,
      y - s * 0.62,
      s * 0.3,
      c.r.between(-2.4, -0.6),
      shade(c.p.leaf, c.r.between(-0.05, 0.06)),
    );
  c.circle(x - s * 0.18, y - s * 0.02, s * 0.1, '#f3d774');
  scatter(c, x - s * 0.2, y, s * 0.5, 24, (px, py) => [px, py, s * 0.016], c.p.paper);
}

export function pancakes(c: Canvas, x: number, y: number, s: number): void {
  const cake = mix('#d79b50', c.p.warm, 0.15);
  for (const [dx, dy] of [
    [-0.1, 0.12],
    [0.06, 0.05],
    [0, -0.02],
  ] as const) {
    c.circle(x + dx * s, y + dy * s, s * 0.72, shade(cake, -0.12));
    c.circle(x + dx * s, y + dy * s - s * 0.02, s * 0.7, mix(cake, c.p.light, 0.35));
    c.circle(x + dx * s, y + dy * s - s * 0.02, s * 0.62, cake);
  }
  c.blob(ringPoints(c, x, y, s * 0.42), shade(mix('#a85a20', c.p.warm, 0.3), 0.02), {
    opacity: 0.75,
  });
  c.rect(x - s * 0.12, y - s * 0.16, s * 0.24, s * 0.22, '#f6de8d', {
    radius: s * 0.03,
    transform: `rotate(14 ${Math.round(x)} ${Math.round(y)})`,
  });
  for (let index = 0; index < 14; index += 1) {
    const angle = c.r.between(0, Math.PI * 2);
    const reach = s * c.r.between(0.3, 0.78);
    const [px, py] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    const berry = index % 3 ? mix('#3c4c86', c.p.ink, 0.15) : c.p.accent;
    c.circle(px, py, s * 0.075, berry);
    c.circle(px + s * 0.02, py - s * 0.025, s * 0.024, shade(berry, 0.22));
  }
  leaf(c, x + s * 0.2, y - s * 0.2, s * 0.24, -0.6, c.p.leaf);
  leaf(c, x + s * 0.2, y - s * 0.2, s * 0.2, -1.6, c.p.leaf);
}
