/** What a wall holds in full rows, of one, two and of three columns: a large picture counts for four of three. */
const FULL = 6;

/** Divides pictures, newest first: one leads, the wall has full rows only, the rest are headlines. */
export function hangPhotos<T>(photos: readonly T[]): { lead: T | undefined; wall: T[]; rest: T[] } {
  const [lead, ...others] = photos;
  const hung = Math.floor(others.length / FULL) * FULL;
  return { lead, wall: others.slice(0, hung), rest: others.slice(hung) };
}
