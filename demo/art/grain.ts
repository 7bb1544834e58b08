import { createRandom } from '../random';

/** Side of the noise tile (px); a prime, so that its repetition does not show. */
const TILE = 251;
const FINE = 3.4;
const COARSE = 2.6;

let tile: Int8Array | null = null;

/** Adds fine noise and faint blotches to RGB pixels, as ink on paper has; breaks up banding too. */
export function addGrain(pixels: Buffer, width: number): void {
  const noise = (tile ??= createTile());
  const height = pixels.length / 3 / width;
  let at = 0;
  for (let y = 0; y < height; y += 1) {
    const row = (y % TILE) * TILE;
    for (let x = 0; x < width; x += 1) {
      const change = noise[row + (((x + (y / TILE) * 89) % TILE) | 0)] ?? 0;
      pixels[at] = clamp((pixels[at] ?? 0) + change);
      pixels[at + 1] = clamp((pixels[at + 1] ?? 0) + change);
      pixels[at + 2] = clamp((pixels[at + 2] ?? 0) + change);
      at += 3;
    }
  }
}

function clamp(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value;
}

function createTile(): Int8Array {
  const random = createRandom('grain');
  const coarseSide = 42;
  const coarse = Float32Array.from({ length: coarseSide * coarseSide }, () =>
    random.between(-1, 1),
  );
  const made = new Int8Array(TILE * TILE);
  for (let y = 0; y < TILE; y += 1) {
    for (let x = 0; x < TILE; x += 1) {
      const bell = random.between(-1, 1) + random.between(-1, 1) + random.between(-1, 1);
      const cell =
        Math.floor((y / TILE) * coarseSide) * coarseSide + Math.floor((x / TILE) * coarseSide);
      made[y * TILE + x] = Math.round(bell * FINE + (coarse[cell] ?? 0) * COARSE * 0.4);
    }
  }
  return made;
}
