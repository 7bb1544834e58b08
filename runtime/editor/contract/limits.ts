import type { Weight } from './checklist';

/** Stories of one collection: it holds a front's, not an archive. */
export const MOST_ENTRIES = 500;

/** kB of each that a page may weigh, as its readers were promised. */
export const LIMITS: Record<keyof Weight, number> = { html: 25, css: 20, script: 15 };
