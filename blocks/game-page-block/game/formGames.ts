import type { Game, Place } from '../../../utils/stats/game';

export interface FormGame {
  game: Game;
  /** Where the team stands in this game. */
  place: Place;
  /** Null for games to come. */
  result: 'won' | 'lost' | 'drawn' | null;
}

export interface TeamFormGames {
  /** The latest finals, newest first. */
  past: FormGame[];
  /** The next games, soonest first. */
  next: FormGame[];
}

const PAST = 5;
const NEXT = 3;

/** The latest results and next games of a team, without the one that the page is about. */
export function formGames(
  schedule: readonly Game[],
  teamId: number,
  eventId: number,
): TeamFormGames {
  const games = placedGames(schedule, teamId).filter(({ game }) => game.eventId !== eventId);
  return {
    past: games
      .filter(({ result }) => result !== null)
      .slice(-PAST)
      .reverse(),
    next: games.filter(({ game }) => game.status === 'pre-game').slice(0, NEXT),
  };
}

/** The games of a team by their start, with where it stands in each. */
export function placedGames(schedule: readonly Game[], teamId: number): FormGame[] {
  return schedule
    .flatMap((game): FormGame[] => {
      const place = placeOf(game, teamId);
      return place ? [{ game, place, result: resultOf(game, place) }] : [];
    })
    .toSorted((a, b) => startOf(a).localeCompare(startOf(b)));
}

function placeOf({ away, home }: Game, teamId: number): Place | null {
  if (home.teamId === teamId) return 'home';
  return away.teamId === teamId ? 'away' : null;
}

/** A final whose score and winner are both unknown is no result. */
function resultOf(game: Game, place: Place): FormGame['result'] {
  if (game.status !== 'final') return null;
  if (game[place].isWinner) return 'won';
  if (game[place === 'home' ? 'away' : 'home'].isWinner) return 'lost';
  return game.away.score === null || game.home.score === null ? null : 'drawn';
}

function startOf({ game: { start } }: FormGame): string {
  return start.at ?? start.localDate ?? '';
}
