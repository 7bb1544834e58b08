/** A color as `#rrggbb`. */
export type Color = `#${string}`;

type Triple = readonly [number, number, number];

/** The color `amount` (0-1) of the way from one to another, as the eye sees it (through OKLab). */
export function mix(from: Color, to: Color, amount: number): Color {
  const a = toOklab(from);
  const b = toOklab(to);
  return fromOklab([
    a[0] + (b[0] - a[0]) * amount,
    a[1] + (b[1] - a[1]) * amount,
    a[2] + (b[2] - a[2]) * amount,
  ]);
}

/** Lighter (positive) or darker (negative) by `amount` of OKLab lightness, keeping the hue. */
export function shade(color: Color, amount: number): Color {
  const [lightness, a, b] = toOklab(color);
  const shaded = Math.max(0, Math.min(1, lightness + amount));
  const chroma = amount < 0 ? 1 + amount * 0.35 : 1 - amount * 0.5;
  return fromOklab([shaded, a * chroma, b * chroma]);
}

/** Lightness as the eye sees it, 0-1. */
export function lightness(color: Color): number {
  return toOklab(color)[0];
}

function toOklab(color: Color): Triple {
  const red = toLinear(channel(color, 1));
  const green = toLinear(channel(color, 3));
  const blue = toLinear(channel(color, 5));
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightnessOf, a, b]: Triple): Color {
  const l = (lightnessOf + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightnessOf - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightnessOf - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  return `#${[red, green, blue].map(toHex).join('')}`;
}

function channel(color: Color, at: number): number {
  return Number.parseInt(color.slice(at, at + 2), 16) / 255;
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toHex(linear: number): string {
  const clamped = Math.max(0, Math.min(1, linear));
  const value = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0');
}
