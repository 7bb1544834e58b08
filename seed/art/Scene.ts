import type { Canvas } from './Canvas';
import type { PaletteName } from './palettes';

/** A kind of picture: how it is drawn, and the hours and weathers that suit it. */
export interface Scene {
  palettes: readonly PaletteName[];
  /** Draws on the whole sheet and sets its focal point. */
  draw: (c: Canvas) => void;
}
