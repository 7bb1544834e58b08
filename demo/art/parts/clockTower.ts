import { d, type Canvas, type Point } from '../Canvas';
import { shade, mix, type Color } from '../color';

/** The tower of a Second Empire city hall with its clock, centered on `x`, standing on `base`. */
export function clockTower(
  c: Canvas,
  x: number,
  base: number,
  height: number,
  color: Color,
): Point {
  const half = height * 0.085;
  const dark = shade(color, -0.08);
  const light = shade(color, 0.05);
  const roof = mix(c.p.ink, c.p.cool, 0.45);
  const shaftTop = base - height * 0.6;
  block(x, base, half, height * 0.6);
  const openings: [number, number, number, number][] = [];
  for (let row = 0; row < 4; row += 1) {
    for (const column of [-0.5, 0, 0.5])
      openings.push([
        x + column * half - half * 0.12,
        base - height * (0.1 + row * 0.13),
        half * 0.24,
        height * 0.075,
      ]);
  }
  c.rects(openings, mix(dark, c.p.ink, 0.5));
  for (const level of [0.02, 0.3, 0.59]) {
    c.rect(x - half * 1.14, base - height * (level + 0.012), half * 2.28, height * 0.014, light);
  }
  const clockY = shaftTop - height * 0.075;
  block(x, shaftTop, half * 1.04, height * 0.15);
  c.rect(x - half * 1.25, shaftTop - height * 0.162, half * 2.5, height * 0.018, light);
  c.circle(x, clockY, half * 0.78, dark);
  c.circle(x, clockY, half * 0.68, c.p.isDark ? c.p.light : c.p.paper);
  c.line(
    [
      [x, clockY],
      [x + half * 0.3, clockY - half * 0.26],
    ],
    c.p.ink,
    half * 0.09,
  );
  c.line(
    [
      [x, clockY],
      [x - half * 0.12, clockY - half * 0.5],
    ],
    c.p.ink,
    half * 0.07,
  );
  const domeBase = shaftTop - height * 0.162;
  c.path(
    d`M${x - half * 1.02} ${domeBase}C${x - half * 0.95} ${domeBase - height * 0.1} ${x - half * 0.35} ${domeBase - height * 0.1} ${x - half * 0.32} ${domeBase - height * 0.15}H${x + half * 0.32}C${x + half * 0.35} ${domeBase - height * 0.1} ${x + half * 0.95} ${domeBase - height * 0.1} ${x + half * 1.02} ${domeBase}z`,
    roof,
  );
  c.path(
    d`M${x + half * 0.2} ${domeBase}C${x + half * 0.3} ${domeBase - height * 0.08} ${x + half * 0.16} ${domeBase - height * 0.1} ${x + half * 0.18} ${domeBase - height * 0.15}H${x + half * 0.32}C${x + half * 0.35} ${domeBase - height * 0.1} ${x + half * 0.95} ${domeBase - height * 0.1} ${x + half * 1.02} ${domeBase}z`,
    shade(roof, 0.07),
  );
  const lantern = domeBase - height * 0.15;
  c.rect(x - half * 0.24, lantern - height * 0.04, half * 0.48, height * 0.042, dark);
  c.poly(
    [
      [x - half * 0.26, lantern - height * 0.04],
      [x, lantern - height * 0.065],
      [x + half * 0.26, lantern - height * 0.04],
    ],
    roof,
  );
  const foot = lantern - height * 0.06;
  c.line(
    [
      [x, foot],
      [x, foot - height * 0.05],
    ],
    c.p.ink,
    half * 0.15,
    { cap: 'butt' },
  );
  c.circle(x, foot - height * 0.06, half * 0.075, c.p.ink);
  c.line(
    [
      [x - half * 0.14, foot - height * 0.024],
      [x, foot - height * 0.044],
      [x + half * 0.12, foot - height * 0.02],
    ],
    c.p.ink,
    half * 0.07,
  );
  return [x, clockY];

  function block(bx: number, bottom: number, halfWidth: number, tall: number): void {
    c.rect(bx - halfWidth, bottom - tall, halfWidth * 2, tall, color);
    c.rect(bx - halfWidth, bottom - tall, halfWidth * 0.6, tall, dark, { opacity: 0.75 });
    c.rect(bx + halfWidth * 0.72, bottom - tall, halfWidth * 0.28, tall, light, { opacity: 0.6 });
  }
}
