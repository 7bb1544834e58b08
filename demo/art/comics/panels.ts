import { municipalCat } from './municipalCat';
import { stoop } from './stoop';

/** px of a side; panels are square. */
export const PANEL_SIZE = 400;

/** What stands in a panel of each strip, by its name; the strips decide what they can draw. */
export const STRIPS = { stoop, 'municipal-cat': municipalCat } as const;

export type StripName = keyof typeof STRIPS;

/** A panel as an SVG document. @param look what is to be seen, as the strip's own words: `evening cat` */
export function drawPanel(strip: StripName, look: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PANEL_SIZE} ${PANEL_SIZE}" width="${PANEL_SIZE}" height="${PANEL_SIZE}">${STRIPS[strip](new Set(look))}</svg>`;
}
