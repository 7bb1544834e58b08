import type { Plan } from './Plan';
import type { StoryFile } from '../edition/StoryFile';
import { parseGames } from '../../utils/stats/parseGames';
import type { Final, Game, PreGame } from '../../utils/stats/game';
import { DESKS, type Desk } from './desks';
import type { LeagueGames } from './LeagueGames';
import { comingOf } from './nextGame';
import { liveStory } from './liveStory';
import { previewStory } from './previewStory';
import { recapStory } from './recapStory';
import { resultOf } from './Result';
import { weekStory } from './weekStory';

/**
 * What the desk writes about games: of each team the story of the last one and the preview of the next,
 * the live blog of the Eagles' last one, and the week of all five. Every fact in them is the statistics'.
 */
export function gameStories(leagues: readonly LeagueGames[], clock: Date): StoryFile[] {
  const plans = DESKS.map((desk) => planOf(desk, leagues, clock));
  const stories = plans.flatMap(({ desk, last, coming }) => {
    const result = last && resultOf(last, desk);
    const recap = result && recapStory(result, coming[0]?.game ?? null, clock);
    const preview = coming[0] && previewStory(desk, coming[0], recap);
    const live = last && recap && desk.team.key === 'eagles' && liveStory(last, desk, recap, clock);
    return [recap, preview, live].filter((story) => typeof story === 'object' && story !== null);
  });
  const week = weekStory(plans, clock, stories);
  return week ? [...stories, week] : stories;
}

function planOf(desk: Desk, leagues: readonly LeagueGames[], clock: Date): Plan {
  const { sport, league, teamId } = desk.team;
  const events = leagues.filter((other) => other.league === league).flatMap((of) => of.events);
  const games = parseGames(events, { sport, league }).games.filter(
    ({ away, home }) => away.teamId === teamId || home.teamId === teamId,
  );
  return {
    desk,
    last: games.findLast(isFinal) ?? null,
    coming: games.filter(isToCome).flatMap((game) => comingOf(game, desk, clock) ?? []),
  };
}

const isFinal = (game: Game): game is Final => game.status === 'final';
const isToCome = (game: Game): game is PreGame => game.status === 'pre-game';
