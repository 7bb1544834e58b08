import { Canvas } from './Canvas';
import { mix, type Color } from './color';
import { PALETTES, type PaletteName } from './palettes';
import { createRandom, type Random } from '../random';
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
  const view = frame(canvas, scene.maxZoom ?? 1.6, createRandom(`${kind} ${seed} view`));
  const zoom = width / view.w;
  const x = Math.round((canvas.focal.x - view.x) * zoom);
  const y = Math.round((canvas.focal.y - view.y) * zoom);
  return {
    svg: canvas.toSvg(view, isMirrored),
    width,
    height,
    focal: { x: isMirrored ? width - 1 - x : x, y },
    color: mix(palette.sky[1], palette.stone, 0.4),
  };
}

/** How near the pictures go, as shares of the way to the scene's limit. */
const NEARNESS = [0, 0, 0.3, 0.6, 1];

/** The part of the sheet that the picture shows: sometimes all, sometimes near the focal point. */
function frame({ w, h, focal }: Canvas, maxZoom: number, random: Random) {
  const zoom = 1 + (maxZoom - 1) * random.pick(NEARNESS);
  const [seenWidth, seenHeight] = [w / zoom, h / zoom];
  const x = focal.x - seenWidth * random.between(0.36, 0.64);
  const y = focal.y - seenHeight * random.between(0.4, 0.54);
  return {
    x: Math.max(0, Math.min(w - seenWidth, x)),
    y: Math.max(0, Math.min(h - seenHeight, y)),
    w: seenWidth,
    h: seenHeight,
  };
}

/** Neighboring seeds get different palettes. */
function paletteOf(scene: Scene, kind: ArtKind, seed: number): PaletteName {
  const { palettes } = scene;
  const start = createRandom(kind).whole(0, palettes.length - 1);
  return palettes[(start + Math.abs(seed)) % palettes.length] ?? 'morning';
}
