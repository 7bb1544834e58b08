import { createHash } from 'node:crypto';
import { dayNumber } from '../../services/stats/days';
import { eventOf } from './eventOf';
import { gamesOn } from './schedule/gamesOn';
import { DAY } from './schedule/ScheduledGame';

// Many games are played in here.
const EVERYTHING = { pbp: true, driveCharts: true, box: true };

/** What is told of a day's games before them, while they are played and when they are over. */
function digestOf(day: number): string {
  const told = createHash('sha256');
  for (const game of gamesOn(day)) {
    for (const after of [-2 * DAY, DAY / 16, 2 * DAY]) {
      const now = new Date(game.start.getTime() + after);
      told.update(JSON.stringify([game, eventOf(game, now, EVERYTHING)]));
    }
  }
  return told.digest('hex').slice(0, 12);
}

// Stories of the demo tell of games, and readers keep their addresses: a game is played only once.
// Whoever changes on purpose how games are played writes down the new digests.
describe('a game that was played', () => {
  it.each([
    ['vacated, or in extra innings', 7, '51a355f05e72'],
    ['postponed, or decided in overtime or a shootout', 8, '188e25e6cebc'],
    ['suspended', 10, 'c33070ddf722'],
    ['canceled, or one of two that day', 12, '5cc126146992'],
    ['delayed', 13, '34c0e6f94f25'],
  ])('%s, stays as it was told on Nov. %i, 2026', (_, date, digest) => {
    expect(digestOf(dayNumber(2026, 11, date))).toBe(digest);
  });
});
