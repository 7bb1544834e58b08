/** The ink of the comics. */
export const INK = '#1b1c20';

const LINE = `stroke="${INK}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"`;

/** px from the upper left corner; everything has an outline in ink. */
export const rect = (x: number, y: number, w: number, h: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${LINE}/>`;

export const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${LINE}/>`;

export const path = (d: string, fill = 'none'): string => `<path d="${d}" fill="${fill}" ${LINE}/>`;

/** Without an outline. */
export const ground = (x: number, y: number, w: number, h: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;

export const dot = (x: number, y: number, r = 4): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${INK}"/>`;
