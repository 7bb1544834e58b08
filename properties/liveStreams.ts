/**
 * The sheet in which editors plan live streams of games (widgets §7): its id and the name of its tab,
 * for `headline-links-doc`. Without an id only what the statistics say of a stream counts.
 */
export const liveStreams = { sheetID: 'edition', sheetName: 'Live streams' };
