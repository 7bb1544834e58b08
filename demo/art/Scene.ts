import type { Canvas } from './Canvas';
import type { PaletteName } from './palettes';

/** A kind of picture: how it is drawn, and the hours and weathers that suit it. */
export interface Scene {
  /** What is to be seen, for those who do not see it. */
  alt: string;
  palettes: readonly PaletteName[];
  /** How near the picture may go to its focal point: 1 shows the whole sheet; 1.6 when not given. */
  maxZoom?: number;
  /** Draws on the whole sheet and sets its focal point. */
  draw: (c: Canvas) => void;
}
