/**
 * Lots that a number draws again (mulberry32).
 *
 * @param {number} seed
 * @returns {() => number} from 0 up to 1
 */
export function drawFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same things in an order drawn by lot. */
export function shuffled(things, lots) {
  return things
    .map((thing) => ({ thing, lot: lots() }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ thing }) => thing);
}

/** A number for a text (FNV-1a), the same each time. */
export function hash(text) {
  let mixed = 0x811c9dc5;
  for (const letter of text) mixed = Math.imul(mixed ^ letter.codePointAt(0), 0x01000193);
  return mixed >>> 0;
}
