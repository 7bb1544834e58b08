const DARK = '#16181b';
const LIGHT = '#ffffff';

/**
 * Black or white, whichever reads better on a background, or null where the color is not written
 * `#rgb` or `#rrggbb`.
 */
export function readableInk(background: string): string | null {
  const light = luminance(background);
  if (light === null) return null;
  const withWhite = 1.05 / (light + 0.05);
  const withDark = (light + 0.05) / ((luminance(DARK) ?? 0) + 0.05);
  return withDark >= withWhite ? DARK : LIGHT;
}

/** WCAG relative luminance, 0 to 1. */
function luminance(color: string): number | null {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color);
  const parts = short
    ? short.slice(1).map((digit) => digit + digit)
    : /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)?.slice(1);
  if (!parts) return null;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const value = Number.parseInt(part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
