import type { StoryCard } from '../../../../content/schemas/ans';
import type { Team } from '../../../../properties/teams';
import { startMoment } from '../../../../utils/stats/startMoment';
import type { Game } from '../../../../utils/stats/game';

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
  const other = game.home.teamId === team.teamId ? game.away : game.home;
  const begins = startMoment(game.start)?.getTime() ?? Number.NaN;
  const isAbout = ({ taxonomy, display_date: date }: StoryCard) => {
    const written = Date.parse(date) - begins;
    const isNear = written > -BEFORE && written < AFTER;
    return isNear && taxonomy.tags.some(({ text }) => text === other.nickname);
  };
  const about = stories.filter(isAbout);
  return [...about, ...stories.filter((story) => !about.includes(story))];
}
