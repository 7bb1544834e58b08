import type { Browser } from 'playwright-core';
import { openBrowser } from './browser';
import { drawDay } from './drawDay';
import { drawGames } from './drawnGames';
import { pathOf, setClock, TEAM_KEYS, type TeamKey } from './simulatedGames';
import { HAIR, watchGame } from './watchGame';

/**
 * Whole games that are others in every run, one read in a wide window and one on a phone. What fails names
 * the day that drew them: BROADSHEET_TEST_DAY repeats it. So many of every sport, a line for each:
 *
 *   BROADSHEET_GAMES=30 nice npx jest --config e2e/jest.config.ts --forceExit -i e2e/drawnGames
 */
const day = drawDay();
const wanted = Number(process.env['BROADSHEET_GAMES'] ?? 0);
const teams = wanted > 0 ? TEAM_KEYS : [TEAM_KEYS[Date.parse(day) % TEAM_KEYS.length]!];
const count = wanted || 2;

const WINDOWS = [
  ['a wide window', {}],
  ['a phone', { viewport: { width: 390, height: 844 } }],
] as const;
/** ms in which a game is drawn and read on a busy machine. */
const PATIENCE = 400_000;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await setClock();
  await browser.close();
});

describe(`games drawn by BROADSHEET_TEST_DAY=${day}`, () => {
  it.each(teams)(
    'keep still from the first whistle to the final: %s',
    async (team: TeamKey) => {
      const restless: string[] = [];
      for (const [index, game] of (await drawGames(team, count, day)).entries()) {
        const [name, options] = WINDOWS[index % WINDOWS.length]!;
        const { shift, shifts } = await watchGame(browser, team, game, options);
        const line = `${pathOf(team, game)} in ${name}: ${shift.toFixed(5)}`;
        const isStill = shift < HAIR;
        if (!isStill) restless.push([line, ...shifts].join('\n'));
        if (wanted > 0) process.stdout.write(`${isStill ? line : restless.at(-1)}\n`);
      }
      expect(restless).toEqual([]);
    },
    count * PATIENCE,
  );
});
