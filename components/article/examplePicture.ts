import type { AnsImage } from '../../content/schemas/ans';

/** Sky, houses and street of each example picture. */
const PALETTES = [
  ['#f3c98b', '#8c4a3a', '#3c3f4a'],
  ['#9db9cf', '#5d6f63', '#2f3b45'],
  ['#e7d3c0', '#a4563f', '#57483f'],
  ['#c3d3c8', '#6c5a7c', '#37323f'],
] as const;

/**
 * A picture for the named states of blocks: a row of houses drawn as SVG inside its own address, so
 * that a state needs no network. `seed` chooses colors and roofs.
 */
export function examplePicture(seed: number, part: Partial<AnsImage> = {}): AnsImage {
  const { width = 1500, height = 1000 } = part;
  return {
    type: 'image',
    _id: `EXAMPLE-PICTURE-${seed}`,
    url: `data:image/svg+xml,${encodeURIComponent(draw(seed, width, height))}`,
    auth: '',
    width,
    height,
    focal: null,
    caption: 'Rowhouses on the 1200 block of South Ninth Street, where the lights stayed on late.',
    alt: 'A row of brick houses under an evening sky',
    credit: 'Dana Whitlock / Staff Photographer',
    alignment: null,
    link: null,
    color: null,
    ...part,
  };
}

function draw(seed: number, width: number, height: number): string {
  const [sky, wall, street] = PALETTES[seed % PALETTES.length] ?? PALETTES[0];
  const houses = Array.from({ length: 8 }, (_, index) => {
    const x = (index * width) / 8;
    const top = height * (0.3 + 0.06 * ((index * 7 + seed * 3) % 5));
    const window = (row: number, column: number) =>
      `<rect x="${x + width * (0.022 + 0.05 * column)}" y="${top + height * (0.06 + 0.17 * row)}" width="${width * 0.03}" height="${height * 0.09}" fill="${(index + row + column + seed) % 3 ? street : '#ffe9a8'}"/>`;
    return `<g opacity="${0.82 + 0.06 * (index % 3)}"><rect x="${x}" y="${top}" width="${width / 8 - 3}" height="${height}" fill="${wall}"/>${window(0, 0)}${window(0, 1)}${window(1, 0)}${window(1, 1)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${sky}"/>${houses.join('')}<rect y="${height * 0.88}" width="100%" height="100%" fill="${street}"/></svg>`;
}
