import type { Node } from './document';

export const VIEWPORTS = ['phone', 'tablet', 'desktop'] as const;

/** A kind of screen: up to 767 px, up to 1023 px, wider. */
export type Viewport = (typeof VIEWPORTS)[number];

const NONE: readonly Viewport[] = [];

/** Screens on which a block is left out (`display.hideOn`). */
export function hiddenViewports({ display }: Pick<Node, 'display'>): readonly Viewport[] {
  if (!display) return NONE;
  const named = display['hideOn'];
  return Array.isArray(named) ? VIEWPORTS.filter((viewport) => named.includes(viewport)) : NONE;
}
