import { createRandom } from '../demo/random';

/** So many of a list, drawn by a seed, in the order in which they were drawn. */
export const draw = <T>(list: readonly T[], count: number, seed: number): T[] =>
  createRandom(String(seed)).shuffled(list).slice(0, count);
