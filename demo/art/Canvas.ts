import type { Color } from './color';
import { mix } from './color';
import type { Palette } from './palettes';
import type { Random } from '../random';

export type Point = readonly [number, number];
/** A color, or a gradient made by the canvas. */
export type Paint = Color | `url(#${string})` | 'none';

export interface ShapeOptions {
  /** 0-1. */
  opacity?: number;
  /** Corner radius in px, for rectangles. */
  radius?: number;
  /** SVG transform. */
  transform?: string;
}

export interface LineOptions {
  opacity?: number;
  cap?: 'round' | 'butt';
  dash?: string;
}

type Stop = readonly [offset: number, color: Color, opacity?: number];

/** A sheet that scenes draw on, in px from the upper left corner; what is drawn later lies on top. */
export class Canvas {
  /** What a crop should keep. */
  focal: { x: number; y: number };
  readonly #defs: string[] = [];
  #parts: string[] = [];

  constructor(
    readonly w: number,
    readonly h: number,
    readonly p: Palette,
    readonly r: Random,
  ) {
    this.focal = { x: w / 2, y: h / 2 };
  }

  /** One hundredth of a comfortable picture size: keeps strokes alike in all ratios. */
  get u(): number {
    return Math.sqrt(this.w * this.h) / 100;
  }

  focus(x: number, y: number): void {
    this.focal = {
      x: Math.round(Math.max(0, Math.min(this.w - 1, x))),
      y: Math.round(Math.max(0, Math.min(this.h - 1, y))),
    };
  }

  /** A color as it looks from afar: 0 near, 1 lost in the haze. */
  far(color: Color, distance: number): Color {
    return mix(color, this.p.haze, distance);
  }

  rect(x: number, y: number, w: number, h: number, fill: Paint, options: ShapeOptions = {}): void {
    if (w <= 0 || h <= 0) return;
    const radius = options.radius ? ` rx="${n(options.radius)}"` : '';
    this.#add(
      `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${radius}${look(fill, options)}/>`,
    );
  }

  circle(x: number, y: number, r: number, fill: Paint, options: ShapeOptions = {}): void {
    this.#add(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"${look(fill, options)}/>`);
  }

  ellipse(
    x: number,
    y: number,
    rx: number,
    ry: number,
    fill: Paint,
    options: ShapeOptions = {},
  ): void {
    this.#add(
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"${look(fill, options)}/>`,
    );
  }

  poly(points: readonly Point[], fill: Paint, options: ShapeOptions = {}): void {
    const list = points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ');
    this.#add(`<polygon points="${list}"${look(fill, options)}/>`);
  }

  path(d: string, fill: Paint, options: ShapeOptions = {}): void {
    this.#add(`<path d="${d}"${look(fill, options)}/>`);
  }

  /** A smooth closed shape through the points. */
  blob(points: readonly Point[], fill: Paint, options: ShapeOptions = {}): void {
    this.path(smooth(points, true), fill, options);
  }

  line(points: readonly Point[], color: Paint, width: number, options: LineOptions = {}): void {
    const d = points.map(([x, y], index) => `${index ? 'L' : 'M'}${n(x)} ${n(y)}`).join('');
    this.stroke(d, color, width, options);
  }

  /** A smooth line through the points. */
  curve(points: readonly Point[], color: Paint, width: number, options: LineOptions = {}): void {
    this.stroke(smooth(points, false), color, width, options);
  }

  stroke(d: string, color: Paint, width: number, options: LineOptions = {}): void {
    const { opacity, cap = 'round', dash } = options;
    const dashes = dash ? ` stroke-dasharray="${dash}"` : '';
    const seen = opacity === undefined ? '' : ` opacity="${n2(opacity)}"`;
    this.#add(
      `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="${cap}" stroke-linejoin="round"${dashes}${seen}/>`,
    );
  }

  /** Many rectangles of one color as one shape: windows, bricks, boards. */
  rects(list: readonly (readonly [number, number, number, number])[], fill: Paint, opacity = 1) {
    if (list.length === 0) return;
    const d = list.map(([x, y, w, h]) => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`).join('');
    this.path(d, fill, { opacity });
  }

  /** Many dots of one color as one shape: leaves, crowds, snow. `[x, y, radius]`. */
  dots(list: readonly (readonly [number, number, number])[], fill: Paint, opacity = 1) {
    if (list.length === 0) return;
    const d = list
      .map(
        ([x, y, r]) =>
          `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`,
      )
      .join('');
    this.path(d, fill, { opacity });
  }

  /** A gradient over the shape it fills; from above to below unless told otherwise. */
  linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): Paint {
    return this.#define(
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`,
    );
  }

  /** A gradient from the center of the shape it fills outward. */
  radial(stops: readonly Stop[]): Paint {
    return this.#define((id) => `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`);
  }

  /** Light around a place, fading to nothing at `radius` px. */
  glow(x: number, y: number, radius: number, color: Color, opacity: number, squeeze = 1): void {
    const paint = this.radial([
      [0, color, opacity],
      [0.35, color, opacity * 0.45],
      [1, color, 0],
    ]);
    this.ellipse(x, y, radius, radius * squeeze, paint);
  }

  /** Draws only inside the outline `d`. */
  within(d: string, draw: () => void): void {
    const clip = this.#define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    this.#add(`<g clip-path="${clip}">`);
    draw();
    this.#add('</g>');
  }

  /** Draws under an SVG transform. */
  moved(transform: string, draw: () => void, opacity = 1): void {
    const seen = opacity === 1 ? '' : ` opacity="${n2(opacity)}"`;
    this.#add(`<g transform="${transform}"${seen}>`);
    draw();
    this.#add('</g>');
  }

  /**
   * The part of the drawing that `view` names (px of the sheet) as an SVG document as large as the
   * sheet; mirrored when asked: light then falls from the other side.
   */
  toSvg(view: { x: number; y: number; w: number; h: number }, isMirrored: boolean): string {
    const { w, h } = this;
    const body = this.#parts.join('');
    const turned = isMirrored ? `<g transform="translate(${w} 0) scale(-1 1)">${body}</g>` : body;
    const left = isMirrored ? w - view.x - view.w : view.x;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${n(left)} ${n(view.y)} ${n2(view.w)} ${n2(view.h)}"><defs>${this.#defs.join('')}</defs>${turned}</svg>`;
  }

  #add(part: string): void {
    this.#parts.push(part);
  }

  #define(make: (id: string) => string): Paint {
    const id = `d${this.#defs.length}`;
    this.#defs.push(make(id));
    return `url(#${id})`;
  }
}

/** Path data with its numbers rounded to a tenth of a px. */
export function d(texts: TemplateStringsArray, ...values: number[]): string {
  return texts.reduce((path, text, index) => `${path}${n(values[index - 1] ?? 0)}${text}`);
}

/** The outline of a rectangle, for {@link Canvas.within}. */
export function box(x: number, y: number, w: number, h: number): string {
  return `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;
}

/** A smooth path through the points. */
export function smooth(points: readonly Point[], isClosed: boolean): string {
  const count = points.length;
  const at = (index: number): Point => {
    const wrapped = isClosed ? (index + count) % count : Math.max(0, Math.min(count - 1, index));
    return points[wrapped] ?? [0, 0];
  };
  const [startX, startY] = at(0);
  const parts = [`M${n(startX)} ${n(startY)}`];
  for (let index = 0; index < (isClosed ? count : count - 1); index += 1) {
    const [x0, y0] = at(index - 1);
    const [x1, y1] = at(index);
    const [x2, y2] = at(index + 1);
    const [x3, y3] = at(index + 2);
    parts.push(
      `C${n(x1 + (x2 - x0) / 6)} ${n(y1 + (y2 - y0) / 6)} ${n(x2 - (x3 - x1) / 6)} ${n(y2 - (y3 - y1) / 6)} ${n(x2)} ${n(y2)}`,
    );
  }
  return parts.join('') + (isClosed ? 'z' : '');
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([offset, color, opacity]) => {
      const seen = opacity === undefined ? '' : ` stop-opacity="${n2(opacity)}"`;
      return `<stop offset="${n2(offset)}" stop-color="${color}"${seen}/>`;
    })
    .join('');
}

function look(fill: Paint, { opacity, transform }: ShapeOptions): string {
  const seen = opacity === undefined || opacity === 1 ? '' : ` opacity="${n2(opacity)}"`;
  return ` fill="${fill}"${seen}${transform ? ` transform="${transform}"` : ''}`;
}

function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function n2(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
