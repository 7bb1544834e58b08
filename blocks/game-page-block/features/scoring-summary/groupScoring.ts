import type { Game, ScoringPlay } from '../../../../utils/stats/game';
import { periodName } from '../../../../utils/stats/periodName';

export interface ScoringGroup {
  period: number;
  title: string;
  scores: ScoringPlay[];
}

/** The scoring plays of each period that had some, in the order in which they were made. */
export function groupScoring(game: Game): ScoringGroup[] {
  const groups: ScoringGroup[] = [];
  for (const score of game.scoring) {
    const last = groups.at(-1);
    if (last?.period === score.period) last.scores.push(score);
    else {
      const title = periodName(game, score.period, 'long');
      groups.push({ period: score.period, title, scores: [score] });
    }
  }
  return groups;
}
