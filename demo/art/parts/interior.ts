import { box, type Canvas } from '../Canvas';
import { mix, shade, type Color } from '../color';
import { farCity } from './backdrop';
import { leafTree } from './flora';

/** Wall and floor of a room that meet at `line` px. */
export function room(c: Canvas, line: number, wall: Color, floor: Color): void {
  c.rect(
    0,
    0,
    c.w,
    line,
    c.linear([
      [0, shade(wall, -0.06)],
      [1, shade(wall, 0.015)],
    ]),
  );
  c.rect(
    0,
    line,
    c.w,
    c.h - line,
    c.linear([
      [0, shade(floor, -0.05)],
      [1, shade(floor, 0.02)],
    ]),
  );
  const height = c.h - line;
  for (let index = -22; index <= 22; index += 1) {
    c.line(
      [
        [c.w / 2 + index * c.u * 5.4, line],
        [c.w / 2 + index * c.u * 13, c.h],
      ],
      shade(floor, -0.07),
      c.u * 0.12,
      { opacity: 0.6 },
    );
  }
  for (const depth of [0.14, 0.34, 0.62]) {
    c.line(
      [
        [0, line + height * depth],
        [c.w, line + height * depth],
      ],
      shade(floor, -0.05),
      c.u * 0.1,
      { opacity: 0.4 },
    );
  }
  c.rect(0, line - c.u * 1.5, c.w, c.u * 1.6, shade(wall, 0.06));
  c.rect(
    0,
    line,
    c.w,
    c.u * 1.4,
    c.linear([
      [0, c.p.ink, 0.28],
      [1, c.p.ink, 0],
    ]),
  );
}

/** A window of many panes with the city or trees behind it, and its light on the floor. */
export function bigWindow(
  c: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  options: { columns: number; rows: number; view: 'city' | 'trees'; frame: Color },
): void {
  const { columns, rows, view, frame } = options;
  const [top, middle, low] = c.p.sky;
  c.within(box(x, y, width, height), () => {
    c.rect(
      x,
      y,
      width,
      height,
      c.linear([
        [0, top],
        [0.6, middle],
        [1, low],
      ]),
    );
    c.glow(x + width * 0.7, y + height * 0.35, width * 0.5, c.p.sun, 0.6);
    if (view === 'city') farCity(c, y + height, height * 0.7, 0.45);
    else {
      for (let index = 0; index < 4; index += 1) {
        leafTree(
          c,
          x + width * (index / 3.2),
          y + height * 1.12,
          height * c.r.between(0.75, 0.95),
          c.far(c.p.leaf, 0.3),
        );
      }
    }
    c.poly(
      [
        [x + width * 0.1, y + height],
        [x + width * 0.42, y],
        [x + width * 0.56, y],
        [x + width * 0.24, y + height],
      ],
      c.p.paper,
      { opacity: 0.12 },
    );
  });
  const bar = Math.max(c.u * 0.45, width * 0.012);
  for (let index = 0; index <= columns; index += 1)
    c.rect(x + (width * index) / columns - bar / 2, y, bar, height, frame);
  for (let index = 0; index <= rows; index += 1)
    c.rect(x - bar / 2, y + (height * index) / rows - bar / 2, width + bar, bar, frame);
  c.rect(x - bar * 2.4, y + height, width + bar * 4.8, bar * 2, shade(frame, -0.04));
}

/** Light that falls through a window: from the sill (`x`, `y`, `width`) to the floor at `ground`. */
export function lightShaft(c: Canvas, x: number, y: number, width: number, ground: number): void {
  const reach = (ground - y) * 0.55;
  const color = c.p.isDark ? c.p.sky[2] : c.p.light;
  const paint = c.linear([
    [0, color, 0.3],
    [1, color, 0.06],
  ]);
  c.poly(
    [
      [x, y],
      [x + width, y],
      [x + width - reach, ground],
      [x - reach, ground],
    ],
    paint,
  );
}

/** A desk or table from the front: its top at `y`, standing on `ground`. */
export function desk(
  c: Canvas,
  x: number,
  y: number,
  width: number,
  ground: number,
  color: Color,
): void {
  const thick = width * 0.03;
  c.ellipse(x + width / 2, ground, width * 0.54, c.u * 0.8, c.p.ink, { opacity: 0.18 });
  for (const leg of [0.04, 0.92])
    c.rect(x + width * leg, y, width * 0.04, ground - y, shade(color, -0.12));
  c.rect(x, y, width, thick * 1.6, shade(color, -0.07), { radius: thick * 0.3 });
  c.rect(x - width * 0.012, y - thick * 0.5, width * 1.024, thick, shade(color, 0.05), {
    radius: thick * 0.4,
  });
}

/** A flat screen on its foot, standing on `ground`; lines of light stand for what it shows. */
export function screen(c: Canvas, x: number, ground: number, width: number): void {
  const frame = mix(c.p.ink, c.p.cool, 0.15);
  const height = width * 0.6;
  const top = ground - height * 1.28;
  c.rect(x - width * 0.06, ground - height * 0.3, width * 0.12, height * 0.3, frame);
  c.rect(x - width * 0.2, ground - height * 0.06, width * 0.4, height * 0.06, frame, {
    radius: height * 0.02,
  });
  c.rect(x - width / 2, top, width, height, frame, { radius: width * 0.03 });
  c.rect(
    x - width * 0.46,
    top + height * 0.06,
    width * 0.92,
    height * 0.84,
    c.linear([
      [0, mix(c.p.cool, c.p.paper, 0.5)],
      [1, mix(c.p.cool, c.p.paper, 0.2)],
    ]),
  );
  const rows: [number, number, number, number][] = [];
  for (let row = 0; row < 5; row += 1)
    rows.push([
      x - width * 0.4,
      top + height * (0.16 + row * 0.14),
      width * c.r.between(0.25, 0.5),
      height * 0.05,
    ]);
  c.rects(rows, c.p.paper, 0.85);
  c.rect(x + width * 0.16, top + height * 0.16, width * 0.22, height * 0.34, c.p.light, {
    opacity: 0.9,
  });
}

/** A round clock on the wall. */
export function clock(c: Canvas, x: number, y: number, radius: number): void {
  c.circle(x, y, radius, c.p.ink);
  c.circle(x, y, radius * 0.86, c.p.paper);
  for (let index = 0; index < 12; index += 1) {
    const angle = (index / 12) * Math.PI * 2;
    c.circle(
      x + Math.cos(angle) * radius * 0.7,
      y + Math.sin(angle) * radius * 0.7,
      radius * 0.05,
      c.p.ink,
    );
  }
  const hour = c.r.between(0, Math.PI * 2);
  c.line(
    [
      [x, y],
      [x + Math.cos(hour) * radius * 0.42, y + Math.sin(hour) * radius * 0.42],
    ],
    c.p.ink,
    radius * 0.1,
  );
  c.line(
    [
      [x, y],
      [x + Math.cos(hour * 5) * radius * 0.62, y + Math.sin(hour * 5) * radius * 0.62],
    ],
    c.p.ink,
    radius * 0.07,
  );
  c.circle(x, y, radius * 0.08, c.p.accent);
}

/** Shelves filled with books, boxes and small things. */
export function shelves(
  c: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  rows: number,
): void {
  const wood = mix(c.p.warm, c.p.stone, 0.5);
  c.rect(x, y, width, height, shade(wood, -0.16));
  const gap = height / rows;
  const colors = [
    c.p.warm,
    c.p.cool,
    c.p.leaf,
    c.p.accent,
    c.p.paper,
    c.p.stone,
    c.p.light,
    mix(c.p.cool, c.p.ink, 0.4),
  ];
  for (let row = 0; row < rows; row += 1) {
    const shelf = y + gap * (row + 1);
    let at = x + width * 0.02;
    while (at < x + width * 0.95) {
      const thick = gap * c.r.between(0.08, 0.2);
      const tall = gap * c.r.between(0.5, 0.84);
      if (c.r.chance(0.1)) {
        at += gap * c.r.between(0.2, 0.5);
        continue;
      }
      if (at + thick > x + width * 0.98) break;
      const color = shade(c.r.pick(colors), c.r.between(-0.08, 0.02));
      c.rect(at, shelf - tall, thick, tall, color);
      c.rect(at, shelf - tall * 0.86, thick, tall * 0.05, shade(color, 0.14));
      at += thick + gap * 0.012;
    }
    c.rect(x, shelf - gap * 0.045, width, gap * 0.06, shade(wood, 0.02));
  }
  c.rect(x, y, width * 0.02, height, wood);
  c.rect(x + width * 0.98, y, width * 0.02, height, wood);
  c.rect(x, y - gap * 0.03, width, gap * 0.06, shade(wood, 0.04));
}
