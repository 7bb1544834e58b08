import type { OutcomeLetter } from '../../../services/stats/Standings';
import type { LeagueName } from '../../../services/stats/SportEvent';
import type { WonLostTied } from '../../../services/stats/Standings';

/** How a game went for a team. In hockey a loss after regulation brings a point. */
export type Outcome = 'win' | 'loss' | 'overtime-loss' | 'tie';

/** What a team has in its season so far. */
export interface Tally extends WonLostTied {
  /** The last outcomes in a row: 3 wins. */
  streak: { letter: OutcomeLetter; games: number } | null;
  /** The last five outcomes, the latest at the end. */
  lastFive: OutcomeLetter[];
}

export const NO_GAMES: Tally = { wins: 0, losses: 0, ties: 0, streak: null, lastFive: [] };

const LETTERS = { win: 'W', loss: 'L', 'overtime-loss': 'OT', tie: 'T' } as const;

export function addOutcome(tally: Tally, outcome: Outcome): Tally {
  const letter = LETTERS[outcome];
  return {
    wins: tally.wins + (outcome === 'win' ? 1 : 0),
    losses: tally.losses + (outcome === 'loss' ? 1 : 0),
    // Ties hold draws, and in hockey the losses after regulation.
    ties: tally.ties + (outcome === 'tie' || outcome === 'overtime-loss' ? 1 : 0),
    streak: { letter, games: tally.streak?.letter === letter ? tally.streak.games + 1 : 1 },
    lastFive: [...tally.lastFive, letter].slice(-5),
  };
}

/** Outcomes of a game for its home and away side. */
export function outcomesOf(
  league: LeagueName,
  { winner, isOvertime }: { winner: 'home' | 'away' | null; isOvertime: boolean },
): { home: Outcome; away: Outcome } {
  if (winner === null) return { home: 'tie', away: 'tie' };
  const loss = league === 'nhl' && isOvertime ? 'overtime-loss' : 'loss';
  return winner === 'home' ? { home: 'win', away: loss } : { home: loss, away: 'win' };
}

/** Points of the table where a league counts them: hockey 2-1-0, soccer 3-1-0. */
export function pointsOf(league: LeagueName, { wins, ties }: WonLostTied): number | null {
  if (league === 'nhl') return 2 * wins + ties;
  return league === 'mls' ? 3 * wins + ties : null;
}

/** From 0 to 1; ½ before the first game. Hockey: of the points that could be had. */
export function percentageOf(league: LeagueName, tally: WonLostTied): number {
  const { wins, losses, ties } = tally;
  const games = wins + losses + ties;
  if (games === 0) return 0.5;
  const perGame = { nhl: 2, mls: 3 }[league as string];
  if (perGame) return (pointsOf(league, tally) ?? 0) / (perGame * games);
  return (wins + ties / 2) / games;
}
