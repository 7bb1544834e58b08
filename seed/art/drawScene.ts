import { Canvas } from './Canvas';
import { mix, type Color } from './color';
import { PALETTES, type PaletteName } from './palettes';
import { createRandom } from './random';
import type { Scene } from './Scene';
import { SCENES, type ArtKind } from './scenes';

/** Sizes in px of the shapes that pictures come in. */
export const RATIOS = {
  '3x2': [1500, 1000],
  '16x9': [1600, 900],
  '1x1': [1200, 1200],
  '4x5': [1120, 1400],
} as const;

export type Ratio = keyof typeof RATIOS;

export interface ArtSpec {
  kind: ArtKind;
  /** Pictures of one kind with different seeds differ in hour, weather, people, and arrangement. */
  seed: number;
  ratio: Ratio;
}

export interface Drawing {
  svg: string;
  /** px */
  width: number;
  /** px */
  height: number;
  /** What a crop should keep, in px. */
  focal: { x: number; y: number };
  /** The color to show until the picture has loaded. */
  color: Color;
}

/** Draws a picture: the same spec gives the same drawing, to the letter. */
export function drawScene({ kind, seed, ratio }: ArtSpec): Drawing {
  const scene: Scene = SCENES[kind];
  const [width, height] = RATIOS[ratio];
  const random = createRandom(`${kind} ${seed}`);
  const isMirrored = random.chance(0.5);
  const palette = PALETTES[paletteOf(scene, kind, seed)];
  const canvas = new Canvas(width, height, palette, random);
  scene.draw(canvas);
  const { x, y } = canvas.focal;
  return {
    svg: canvas.toSvg(isMirrored),
    width,
    height,
    focal: { x: isMirrored ? width - 1 - x : x, y },
    color: mix(palette.sky[1], palette.stone, 0.4),
  };
}

/** Neighboring seeds get different palettes. */
function paletteOf(scene: Scene, kind: ArtKind, seed: number): PaletteName {
  const { palettes } = scene;
  const start = createRandom(kind).whole(0, palettes.length - 1);
  return palettes[(start + Math.abs(seed)) % palettes.length] ?? 'morning';
}
