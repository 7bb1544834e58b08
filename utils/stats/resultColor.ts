export type ResultColor = 'red' | 'yellow' | 'blue' | 'gray';

const COLORS = new Map<string, ResultColor>([
  ['T', 'red'],
  ['F', 'red'],
  ['S', 'red'],
  ['B', 'yellow'],
  ['H', 'blue'],
  ['I', 'blue'],
  ['Z', 'gray'],
]);

/** Baseball: the color of an outcome by its code, T F S red, B yellow, H I blue, Z gray (widgets §4). */
export function resultColor(code: string): ResultColor | null {
  return COLORS.get(code) ?? null;
}
