import type { StoryCard } from '../../../content/schemas/ans';
import type { Team } from '../../../properties/teams';
import { startMoment } from '../../../utils/stats/startMoment';
import type { Game } from '../../../utils/stats/game';
import { isAhead } from './isAhead';
import { liveBlogOf } from './liveBlogOf';

const DAY = 86_400_000;
/** ms: a preview is written in the week before the game, its story by the day after. */
const BEFORE = 7 * DAY;
const AFTER = 2 * DAY;

/**
 * Stories about the game come before the others of its team: those tagged with the other team around
 * the day of the game.
 */
export function gameFirst(
  game: Game,
  team: Pick<Team, 'teamId'>,
  stories: readonly StoryCard[],
): StoryCard[] {
  const about = aboutGame(game, team, stories);
  return [...about, ...stories.filter((story) => !about.includes(story))];
}

function aboutGame(
  game: Game,
  team: Pick<Team, 'teamId'>,
  stories: readonly StoryCard[],
): StoryCard[] {
  const other = game.home.teamId === team.teamId ? game.away : game.home;
  const begins = startMoment(game.start)?.getTime() ?? Number.NaN;
  return stories.filter(({ taxonomy, display_date: date }) => {
    const written = Date.parse(date) - begins;
    const isNear = written > -BEFORE && written < AFTER;
    return isNear && taxonomy.tags.some(({ text }) => text === other.nickname);
  });
}

/** As many as the preview of a game has room for. */
const PREVIEWS = 3;

/**
 * What the newsroom wrote about a game of which nothing was played, newest first: it stands large in the
 * preview, and is not repeated beside it. Without the live blog, which leads the rail. Empty once it is played.
 */
export function previewStories(
  game: Game,
  team: Pick<Team, 'teamId'>,
  stories: readonly StoryCard[],
): StoryCard[] {
  if (!isAhead(game)) return [];
  const liveBlog = liveBlogOf(game, stories);
  return aboutGame(game, team, stories)
    .filter((story) => story !== liveBlog)
    .slice(0, PREVIEWS);
}
