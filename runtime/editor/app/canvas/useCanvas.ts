import { useSyncExternalStore } from 'react';
import type { CanvasClient } from './CanvasClient';
import type { CanvasState } from './CanvasState';

/**
 * Of what a canvas says of itself, what a component shows: others are not rendered for it.
 * @param select returns what is the same object for as long as it has not changed
 */
export const useCanvas = <T>(
  canvas: Pick<CanvasClient, 'subscribe' | 'read'>,
  select: (state: CanvasState) => T,
): T => useSyncExternalStore(canvas.subscribe, () => select(canvas.read()));
