/** Stories of one collection: it holds a front's, not an archive. */
export const MOST_ENTRIES = 500;
