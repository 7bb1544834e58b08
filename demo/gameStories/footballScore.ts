/** What came after a touchdown. `none`: nothing was tried, or it is not said. */
export type Try =
  | { kind: 'kick'; kicker: string }
  | { kind: 'two'; passer: string; catcher: string }
  | { kind: 'missed kick' | 'missed pass' | 'none' };

/** A score of football as the summary tells it, names as they stand there (last names). */
export type FootballScore =
  | { kind: 'catch'; player: string; yards: number; passer: string; extra: Try }
  | { kind: 'run' | 'return'; player: string; yards: number; extra: Try }
  | { kind: 'field goal'; player: string; yards: number }
  | { kind: 'safety' };

const PLAY =
  /^(\S+) (\d+)-yard (?:pass from (\S+)|(run)|(interception return)|(field goal))(?: \((.+)\))?$/;

/** Reads `Valduelo 28-yard pass from Thistlevane (Osterlholm kick)`; null for what it does not know. */
export function footballScore(text: string): FootballScore | null {
  if (text === 'Safety') return { kind: 'safety' };
  const [, player = '', feet, passer, run, back, goal, after = ''] = PLAY.exec(text) ?? [];
  if (!player) return null;
  const yards = Number(feet);
  const extra = tryOf(after);
  if (passer) return { kind: 'catch', player, yards, passer, extra };
  if (run) return { kind: 'run', player, yards, extra };
  if (back) return { kind: 'return', player, yards, extra };
  return goal ? { kind: 'field goal', player, yards } : null;
}

function tryOf(text: string): Try {
  if (text === 'kick failed') return { kind: 'missed kick' };
  if (text === 'pass failed') return { kind: 'missed pass' };
  const kicker = /^(\S+) kick$/.exec(text)?.[1];
  if (kicker) return { kind: 'kick', kicker };
  const [, catcher, passer] = /^(\S+) pass from (\S+)$/.exec(text) ?? [];
  return catcher && passer ? { kind: 'two', passer, catcher } : { kind: 'none' };
}
