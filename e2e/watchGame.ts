import type { Browser, BrowserContextOptions } from 'playwright-core';
import { LONGEST } from './drawnGames';
import { isOver, noted, readGame } from './gameReader';
import type { Noted } from './noteGame';
import { firstWhistle, type SimulatedGame, type TeamKey } from './simulatedGames';

const MINUTE = 60_000;
/** ms of the game between two questions: with five answers a second it runs at 600x. */
export const STEP = 2 * MINUTE;
/** Digits that change in a right-aligned number move by a hair's breadth. */
export const HAIR = 0.005;

/** The moments of a game, step by step. */
export const momentsFrom = (start: number, step = STEP) =>
  Array.from({ length: LONGEST / step }, (_, index) => start + index * step);

/** Reads a game's page from the first whistle to the final, at its top, and tells what was noted there. */
export async function watchGame(
  browser: Browser,
  team: TeamKey,
  game: SimulatedGame,
  options: BrowserContextOptions = {},
): Promise<Noted> {
  const from = await firstWhistle(team, game);
  const page = await readGame(browser, { team, game, moments: momentsFrom(from), options });
  await isOver(page);
  const seen = await noted(page);
  await page.context().close();
  return seen;
}
