import { isPlayoff, isPreseason } from '../schedule/occasions';
import type { ScheduledGame } from '../schedule/ScheduledGame';
import { createRandom } from '../../random';
import type { EventRound, SportEvent, SportName } from '../../../services/stats/SportEvent';
import type { Spelling } from './Spelling';

const ROUNDS: Record<SportName, readonly string[]> = {
  baseball: ['Wild Card', 'Division Series', 'Championship Series', 'World Series'],
  basketball: ['First Round', 'Conference Semifinals', 'Conference Finals', 'NBA Finals'],
  football: ['Wild Card', 'Divisional Round', 'Conference Championship', 'Super Bowl'],
  hockey: ['First Round', 'Second Round', 'Conference Finals', 'Stanley Cup Final'],
  soccer: ['First Round', 'Conference Semifinals', 'Conference Finals', 'MLS Cup'],
};

/** In these sports one game decides. */
const SINGLE_GAMES: readonly SportName[] = ['football', 'soccer'];
const LONGEST_SERIES = 7;

/**
 * What kind of game it is: of the league, of the playoffs (the special games that go beyond regulation),
 * of the pre-season (those that are interrupted), else an exhibition.
 */
export function occasionOf(
  game: ScheduledGame,
  spelling: Spelling,
): Pick<SportEvent, 'eventType' | 'eventRound'> {
  if (game.isLeagueGame) return { eventType: { eventTypeId: 1, name: 'Regular Season' } };
  if (isPlayoff(game)) {
    const name = spelling.pick('playoffs', 'Post-season', 'Postseason', 'Playoffs');
    return { eventType: { eventTypeId: 2, name }, eventRound: roundOf(game, spelling) };
  }
  return {
    eventType: {
      eventTypeId: 0,
      name: isPreseason(game) ? preseasonName(game, spelling) : 'Exhibition',
    },
  };
}

function preseasonName({ local }: ScheduledGame, spelling: Spelling): string {
  return local.sport === 'baseball'
    ? 'Spring Training'
    : spelling.pick('pre-season', 'Pre-season', 'Preseason');
}

function roundOf({ eventId, local }: ScheduledGame, spelling: Spelling): EventRound {
  const random = createRandom(`round ${eventId}`);
  const names = ROUNDS[local.sport];
  const roundId = random.whole(1, names.length);
  const round = { roundId, name: names[roundId - 1] ?? '' };
  if (SINGLE_GAMES.includes(local.sport)) return round;
  const gameNumber = random.whole(1, LONGEST_SERIES);
  const maybe = spelling.flag(gameNumber > 4);
  return {
    ...round,
    series: {
      gameNumber: spelling.number(gameNumber),
      maxGames: LONGEST_SERIES,
      ...spelling.pick<object>('if necessary', { isIfNecessary: maybe }, { ifNecessary: maybe }),
    },
  };
}
