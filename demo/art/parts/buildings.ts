import { d, type Canvas } from '../Canvas';
import { mix, shade, type Color } from '../color';

export interface Tower {
  x: number;
  base: number;
  width: number;
  height: number;
  color: Color;
  crown?: 'flat' | 'spire' | 'chevron' | 'setback' | 'slant';
  /** Share of the windows that are lit, 0-1. */
  lit?: number;
  windows?: 'grid' | 'bands' | 'piers' | 'none';
}

/** A tall building with a lit and a shaded face. */
export function tower(c: Canvas, spec: Tower): void {
  const { x, base, width, height, color, crown = 'flat' } = spec;
  const top = base - height;
  const dark = shade(color, -0.075);
  const face = c.linear([
    [0, shade(color, 0.03)],
    [1, mix(color, c.p.haze, 0.22)],
  ]);
  const edge = width * 0.28;
  crownOf(c, spec, dark);
  const bodyTop = crown === 'setback' ? top + height * 0.16 : top;
  c.rect(x, bodyTop, width, base - bodyTop, face);
  c.rect(x, bodyTop, edge, base - bodyTop, dark, { opacity: 0.8 });
  if (crown === 'setback') {
    c.rect(x + width * 0.17, top + height * 0.05, width * 0.66, height * 0.12, face);
    c.rect(x + width * 0.17, top + height * 0.05, edge * 0.66, height * 0.12, dark, {
      opacity: 0.8,
    });
    c.rect(x + width * 0.32, top, width * 0.36, height * 0.06, face);
  }
  panes(c, spec, bodyTop);
}

function crownOf(c: Canvas, { x, base, width, height, color, crown }: Tower, dark: Color): void {
  const top = base - height;
  const middle = x + width / 2;
  if (crown === 'spire' || crown === 'setback') {
    c.line(
      [
        [middle, top - height * 0.16],
        [middle, top],
      ],
      shade(color, -0.05),
      Math.max(c.u * 0.2, width * 0.05),
      { cap: 'butt' },
    );
  }
  if (crown === 'chevron') {
    for (let index = 0; index < 4; index += 1) {
      const half = width * (0.5 - index * 0.11);
      const low = top - index * height * 0.055;
      c.poly(
        [
          [middle - half, low],
          [middle, low - height * 0.11],
          [middle + half, low],
          [middle + half, low + height * 0.06],
          [middle - half, low + height * 0.06],
        ],
        index % 2 ? dark : color,
      );
    }
    c.line(
      [
        [middle, top - height * 0.4],
        [middle, top - height * 0.2],
      ],
      dark,
      Math.max(c.u * 0.2, width * 0.045),
      { cap: 'butt' },
    );
  }
  if (crown === 'slant') {
    c.poly(
      [
        [x, top + 1],
        [x + width, top - height * 0.09],
        [x + width, top + 1],
      ],
      color,
    );
  }
}

function panes(c: Canvas, spec: Tower, bodyTop: number): void {
  const { x, base, width, windows = 'grid', lit = c.p.isDark ? 0.42 : 0.1 } = spec;
  if (windows === 'none') return;
  const dim: [number, number, number, number][] = [];
  const bright: [number, number, number, number][] = [];
  const step = Math.max(1.15 * c.u, width / 9);
  const inset = step * 0.55;
  const columns = Math.max(1, Math.floor((width - inset) / step));
  const gap = (width - columns * step) / 2;
  const rows = Math.floor((base - bodyTop - step) / (step * 1.15));
  for (let row = 0; row < rows; row += 1) {
    const y = bodyTop + step * 0.7 + row * step * 1.15;
    if (windows === 'bands') {
      (c.r.chance(lit * 0.6) ? bright : dim).push([x + gap, y, columns * step, step * 0.45]);
      continue;
    }
    for (let column = 0; column < columns; column += 1) {
      const pane = [
        x + gap + column * step + step * 0.22,
        y,
        step * (windows === 'piers' ? 0.42 : 0.56),
        step * (windows === 'piers' ? 1 : 0.62),
      ] as [number, number, number, number];
      (c.r.chance(lit) ? bright : dim).push(pane);
    }
  }
  c.rects(dim, c.p.isDark ? shade(spec.color, -0.09) : mix(spec.color, c.p.cool, 0.55), 0.55);
  c.rects(bright, c.p.light, c.p.isDark ? 0.92 : 0.75);
}

/** Round-headed or square window with frame, panes and sill. */
export function sash(
  c: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  options: {
    frame: Color;
    isLit: boolean;
    isRound?: boolean;
    shutters?: Color;
    isCurtained?: boolean;
  },
): void {
  const { frame, isLit, isRound = false, shutters } = options;
  const glass = isLit
    ? c.linear([
        [0, shade(c.p.light, 0.02)],
        [1, mix(c.p.light, c.p.warm, 0.25)],
      ])
    : c.linear([
        [0, mix(c.p.ink, c.p.sky[1], 0.45)],
        [1, mix(c.p.ink, c.p.cool, 0.35)],
      ]);
  const rim = width * 0.1;
  const arch = (grow: number): string => {
    const left = x - grow;
    const wide = width + grow * 2;
    const radius = wide / 2;
    return d`M${left} ${y + height + grow * 0.4}V${y + radius}a${radius} ${radius} 0 0 1 ${wide} 0V${y + height + grow * 0.4}z`;
  };
  if (isRound) {
    c.path(arch(rim), frame);
    c.path(arch(0), glass);
  } else {
    c.rect(x - rim, y - rim, width + rim * 2, height + rim * 1.4, frame);
    c.rect(x, y, width, height, glass);
  }
  if (!isLit)
    c.poly(
      [
        [x + width * 0.15, y + height],
        [x + width * 0.62, y + (isRound ? width * 0.2 : 0)],
        [x + width * 0.9, y + (isRound ? width * 0.3 : 0)],
        [x + width * 0.45, y + height],
      ],
      c.p.paper,
      { opacity: 0.13 },
    );
  if (options.isCurtained) {
    c.poly(
      [
        [x, y + rim],
        [x + width * 0.36, y + rim],
        [x + width * 0.12, y + height],
      ],
      c.p.paper,
      { opacity: isLit ? 0.6 : 0.35 },
    );
    c.poly(
      [
        [x + width, y + rim],
        [x + width * 0.64, y + rim],
        [x + width * 0.88, y + height],
      ],
      c.p.paper,
      { opacity: isLit ? 0.6 : 0.35 },
    );
  }
  c.rect(x, y + height * 0.48, width, rim * 0.6, frame);
  c.rect(x + width * 0.46, y, width * 0.08, height, frame);
  c.rect(x - rim * 1.9, y + height + rim * 0.2, width + rim * 3.8, rim * 0.9, shade(frame, -0.08));
  if (shutters) {
    for (const sx of [x - rim * 1.2 - width * 0.46, x + width + rim * 1.2]) {
      c.rect(sx, y - rim * 0.6, width * 0.46, height + rim, shutters);
      c.rects(
        Array.from(
          { length: 7 },
          (_, index) =>
            [
              sx + width * 0.07,
              y + (index + 0.5) * (height / 7.4),
              width * 0.32,
              height * 0.03,
            ] as const,
        ),
        shade(shutters, -0.08),
      );
    }
  }
}

/** Short marks of single bricks, scattered over a wall. */
export function bricks(
  c: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  color: Color,
): void {
  const course = c.u * 0.85;
  for (const tone of [shade(color, -0.05), shade(color, 0.045)]) {
    const list: [number, number, number, number][] = [];
    const count = Math.min(220, (width * height) / (course * course * 9));
    for (let index = 0; index < count; index += 1) {
      const row = Math.floor(c.r.between(0, 1) * (height / course));
      const shift = (row % 2) * course;
      const column = Math.floor(c.r.between(0, 1) * (width / (course * 2)));
      const bx = x + column * course * 2 + shift;
      if (bx + course * 1.8 < x + width)
        list.push([bx, y + row * course, course * 1.75, course * 0.72]);
    }
    c.rects(list, tone, 0.7);
  }
}
