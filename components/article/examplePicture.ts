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

function box(x: number, y: number, width: number, height: number, fill: string): string {
  return `<path fill="${fill}" d="M${x} ${y}h${width}v${height}h-${width}z"/>`;
}

function draw(seed: number, width: number, height: number): string {
  const [sky, wall, street] = PALETTES[seed % PALETTES.length] ?? PALETTES[0];
  const w = Math.round(width / 8);
  const h = Math.round(height / 100);
  const houses = Array.from({ length: 8 }, (_, index) => {
    const x = index * w;
    const top = h * (30 + 6 * ((index * 7 + seed * 3) % 5));
    const windows = [0, 1, 2, 3].map((place) => {
      const isLit = (index + place + seed) % 3 === 0;
      const left = x + Math.round(w * (place % 2 ? 0.58 : 0.18));
      const y = top + h * (place < 2 ? 6 : 23);
      return box(left, y, Math.round(w / 4), h * 9, isLit ? '#ffe9a8' : street);
    });
    return box(x, top, w - 3, height, wall) + windows.join('');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${box(0, 0, width, height, sky)}${houses.join('')}${box(0, h * 88, width, height, street)}</svg>`;
}
