const PREFIX = 'audio-place:';

/** s; a place so near to the start or the end is not worth coming back to. */
const EDGE = 5;

/** Where the reader stopped, in s; 0 where nothing is kept or the browser keeps nothing. */
export function readPlace(id: string): number {
  try {
    const place = Number(localStorage.getItem(PREFIX + id));
    return Number.isFinite(place) && place > 0 ? place : 0;
  } catch (error) {
    console.info('No place is kept', error);
    return 0;
  }
}

/** Keeps the place of a recording that lasts `duration`, both in s; forgets one at either end. */
export function keepPlace(id: string, place: number, duration: number): void {
  try {
    if (isWorthKeeping(place, duration)) {
      localStorage.setItem(PREFIX + id, String(Math.floor(place)));
    } else {
      localStorage.removeItem(PREFIX + id);
    }
  } catch (error) {
    console.info('The place can’t be kept', error);
  }
}

/** Whether a place lies neither at the start nor at the end. */
export function isWorthKeeping(place: number, duration: number): boolean {
  return place >= EDGE && place <= duration - EDGE;
}
