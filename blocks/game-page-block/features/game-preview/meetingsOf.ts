import type { Team } from '../../../../properties/teams';
import type { Game } from '../../../../utils/stats/game';
import { placedGames, type FormGame } from '../../game/formGames';

/** As many as a series has games. */
const MOST = 4;

export interface Meetings {
  /** Finals, newest first. */
  past: FormGame[];
  /** Soonest first. */
  next: FormGame[];
}

/** The other games of these two teams, as far as the team's schedule reaches. */
export function meetingsOf(
  schedule: readonly Game[],
  game: Game,
  { teamId }: Pick<Team, 'teamId'>,
): Meetings {
  const other = game.home.teamId === teamId ? game.away : game.home;
  const meetings = placedGames(schedule, teamId).filter(
    ({ game: { eventId, away, home } }) =>
      eventId !== game.eventId && [away.teamId, home.teamId].includes(other.teamId),
  );
  return {
    past: meetings
      .filter(({ result }) => result !== null)
      .slice(-MOST)
      .reverse(),
    next: meetings.filter((meeting) => meeting.game.status === 'pre-game').slice(0, MOST),
  };
}
