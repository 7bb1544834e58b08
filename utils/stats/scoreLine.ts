import type { Game, Side } from './game';

/** `Eagles 17, Cowboys 14`: who leads comes first, the visitors when nobody does; empty without scores. */
export function scoreLine({ away, home }: Game): string {
  const awayScore = scoreOf(away);
  const homeScore = scoreOf(home);
  if (awayScore === null || homeScore === null) return '';
  const sides = [`${away.nickname} ${awayScore}`, `${home.nickname} ${homeScore}`];
  return (homeScore > awayScore ? sides.reverse() : sides).join(', ');
}

/** Runs in baseball, otherwise the score (widgets §5). */
function scoreOf({ totals, score }: Side): number | null {
  return totals?.runs ?? score;
}
