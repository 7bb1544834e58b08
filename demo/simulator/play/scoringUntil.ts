import type { PlayedGame, PlayedScore } from './PlayedGame';
import type { Fixture, GameTimeline, TimedPlay } from './Fixture';
import { leaderOf } from './Tape';
import { timeOf } from './timeOf';

/** The scoring summary by period. What adds to a score, like the try, joins its line. */
export function scoringUntil(
  { fixture }: GameTimeline,
  known: TimedPlay[],
): PlayedGame['scoringSummaries'] {
  const periods = new Map<number, PlayedScore[]>();
  let latest: PlayedScore | undefined;
  let home = 0;
  let away = 0;
  for (const [index, play] of known.entries()) {
    home += play.points.home;
    away += play.points.away;
    if (play.addendum && latest) {
      latest.summaryText = `${latest.summaryText} ${play.addendum}`;
      latest.homeScore = home;
      latest.awayScore = away;
    }
    if (!play.summary) continue;
    latest = {
      scoreId: `${fixture.eventId}-${index + 1}`,
      time: timeOf(play.clock),
      ...(play.division ? { inningDivision: play.division } : {}),
      teamId: teamOf(play, fixture),
      summaryText: play.summary,
      homeScore: home,
      awayScore: away,
    };
    const scores = periods.get(play.period);
    if (scores) scores.push(latest);
    else periods.set(play.period, [latest]);
  }
  return [...periods].map(([period, scores]) => ({ period, scores }));
}

/** Who scored: not who had the ball, when a safety or a return is the defense's. */
function teamOf({ points, place }: TimedPlay, fixture: Fixture): number {
  const scorer = leaderOf(points) ?? place;
  return scorer ? fixture[scorer].teamId : 0;
}
