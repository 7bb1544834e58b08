import type { Canvas } from '../Canvas';
import { mix } from '../color';

/** A suspension bridge far off, its deck at `base` px. */
export function bridgeFar(c: Canvas, base: number, height: number): void {
  const color = c.far(mix(c.p.cool, c.p.ink, 0.3), 0.42);
  const [left, right] = [c.w * 0.2, c.w * 0.58];
  const hangers: string[] = [];
  const cable = (from: number, to: number, dip: number, startTop: number, endTop: number) => {
    for (let t = 0.04; t < 1; t += 0.045) {
      const x = from + (to - from) * t;
      const y = (1 - t) ** 2 * startTop + 2 * (1 - t) * t * dip + t ** 2 * endTop;
      if (y < base) hangers.push(`M${Math.round(x)} ${Math.round(y)}V${Math.round(base)}`);
    }
    c.stroke(
      `M${Math.round(from)} ${Math.round(startTop)}Q${Math.round((from + to) / 2)} ${Math.round(dip)} ${Math.round(to)} ${Math.round(endTop)}`,
      color,
      c.u * 0.24,
    );
  };
  const top = base - height;
  cable(left, right, base + height * 0.85, top, top);
  cable(left - c.w * 0.24, left, base + height * 0.2, base, top);
  cable(right, right + c.w * 0.24, base + height * 0.2, top, base);
  c.stroke(hangers.join(''), color, c.u * 0.1, { opacity: 0.7 });
  for (const x of [left, right]) {
    for (const side of [-1, 1])
      c.line(
        [
          [x + side * c.u * 1.1, base + height * 0.2],
          [x + side * c.u * 0.7, top],
        ],
        color,
        c.u * 0.5,
        { cap: 'butt' },
      );
    for (const level of [0.06, 0.35, 0.65])
      c.rect(x - c.u, top + height * level, c.u * 2, c.u * 0.35, color);
  }
  c.rect(0, base, c.w, c.u * 0.7, color);
}
