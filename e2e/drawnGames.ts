import { createRandom } from '../demo/random';
import { gamesOf, setClock, statusOf, type SimulatedGame, type TeamKey } from './simulatedGames';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** ms since 1970, and days from then on: games are drawn from four years, one of them with a Feb. 29. */
const FIRST = Date.UTC(2026, 0, 1);
const DAYS = 4 * 365 + 1;
/** ms after which a game is over that is neither called off nor suspended. */
export const LONGEST = 5 * HOUR;

/**
 * Games of a team that are played to their end, on days drawn by a seed: those of leagues, exhibitions, and
 * whatever else the schedule has. The clock stands somewhere thereafter.
 * @throws Error as `gamesOf`
 */
export async function drawGames(
  team: TeamKey,
  count: number,
  seed: string,
): Promise<SimulatedGame[]> {
  const random = createRandom(`${seed} ${team}`);
  const drawn = new Map<number, SimulatedGame>();
  while (drawn.size < count) {
    const morning = FIRST + random.whole(0, DAYS - 1) * DAY;
    await setClock({ mode: 'paused', at: morning });
    const games = await gamesOf(team, new Date(morning).toISOString().slice(0, 10));
    const ahead = games.filter(({ status }) => status === 'Pre-Game');
    if (ahead.length === 0) continue;
    const game = random.pick(ahead);
    await setClock({ mode: 'paused', at: game.start + LONGEST });
    if ((await statusOf(team, game)) === 'Final') drawn.set(game.eventId, game);
  }
  return [...drawn.values()];
}
