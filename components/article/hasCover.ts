import type { Story } from '../../content/schemas/ans';
import { galleryOf } from './galleryOf';
import { selectLead } from './selectLead';
import { treatmentOf, type Opening } from './subtypes';

/** Openings whose picture goes from edge to edge. */
const EDGE_TO_EDGE = new Set<Opening>(['cover', 'stage', 'picture-first']);

/** Whether an opening wants the whole width of the page. */
export function isEdgeToEdge(opening: Opening): boolean {
  return EDGE_TO_EDGE.has(opening);
}

/**
 * Whether a story opens with a picture from edge to edge: its kind wants one, and its lead is wide
 * enough. Header and lead media ask the same, so that the header has its place before the picture
 * arrives.
 */
export function hasCover(story: Story): boolean {
  if (!isEdgeToEdge(treatmentOf(story).opening) || galleryOf(story)) return false;
  const { media } = selectLead(story);
  return media?.type === 'image' && media.width >= media.height;
}
