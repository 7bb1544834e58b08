import type { Canvas, Point } from '../Canvas';
import { shade, type Color } from '../color';

/** Dots of one color strewn over a round area. */
export function scatter(
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

/** One leaf from its stem at (`x`, `y`). */
export function leaf(
  c: Canvas,
  x: number,
  y: number,
  size: number,
  angle: number,
  color: Color,
): void {
  const at = (along: number, side: number): Point => [
    x + Math.cos(angle) * along * size - Math.sin(angle) * side * size,
    y + Math.sin(angle) * along * size + Math.cos(angle) * side * size,
  ];
  c.blob([at(0, 0), at(0.4, 0.26), at(1, 0), at(0.4, -0.26)], color);
  c.line([at(0.05, 0), at(0.8, 0)], shade(color, 0.1), size * 0.04);
}

export function ringPoints(c: Canvas, x: number, y: number, radius: number): Point[] {
  return Array.from({ length: 11 }, (_, index) => {
    const angle = (index / 11) * Math.PI * 2;
    const reach = radius * c.r.between(0.82, 1.05);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const;
  });
}
