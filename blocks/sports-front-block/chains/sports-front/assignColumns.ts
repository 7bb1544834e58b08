/** Positions (from 0) of a chain's blocks, by column, in reading order. */
export interface Columns {
  main: number[];
  left: number[];
  right: number[];
}

/** Blocks in the main column, with and without a scoreboard at position 3, and in the left one. */
const MAIN = 3;
const MAIN_WITH_SCOREBOARD = 5;
const LEFT = 2;

/** Whether a block is one of the scoreboards: those of a section, a game or the game day. */
export function isScoreboard(type: string | undefined): boolean {
  return type?.startsWith('scoreboard-block/') ?? false;
}

/**
 * Which column each block of the sports front stands in (widgets §2). The first three make the main
 * column. A scoreboard at position 3 is too wide for a side column and adds to the stories instead of
 * replacing them: then the main column takes five. The next two stand left, the rest right.
 *
 * @param types types of the blocks in their order
 */
export function assignColumns(types: readonly string[]): Columns {
  const main = isScoreboard(types[2]) ? MAIN_WITH_SCOREBOARD : MAIN;
  const all = types.map((_type, position) => position);
  return {
    main: all.slice(0, main),
    left: all.slice(main, main + LEFT),
    right: all.slice(main + LEFT),
  };
}
