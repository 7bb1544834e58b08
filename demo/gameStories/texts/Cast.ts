import type { Outcome } from '../Result';

/** Who and what a text may name. Names come whole the first time, then the last name. */
export interface Cast {
  /** `the Giants`, `FC Cincinnati`. */
  them: string;
  /** `24-17`. */
  score: string;
  day: string;
  /** Another player of ours, by the whole name. */
  name: (player: string) => string;
  /** Our best player of the game. */
  star: () => string;
  /** Another one. */
  other: () => string;
}

/**
 * What a writer adds to the facts of a game. It must hold wherever and whenever the game was played,
 * and whatever the plays were: score, course and numbers are told elsewhere.
 */
export interface Piece {
  /** Goes on after `Eagles 24, Giants 17: `. */
  headline: string;
  deck: string;
  lede: (cast: Cast) => string;
  scene: (cast: Cast) => string;
  ending: (cast: Cast) => string;
}

/** `late…`: after overtime or a shootout, where that makes another story of it. */
export type Pieces = Record<Exclude<Outcome, 'draw'>, Piece> & {
  draw?: Piece;
  lateWin?: Piece;
  lateLoss?: Piece;
};
