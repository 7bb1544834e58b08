import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SportEvent } from '../../services/stats/SportEvent';
import { isOn, numberOf } from '../../services/stats/wire';
import { openStats, type TestStats } from './testing/openStats';

// Hundreds of games are played in here.
let stats: TestStats;
let rows: string[][] = [];
beforeAll(async () => {
  stats = await openStats();
  const readme = await readFile(join(__dirname, 'README.md'), 'utf8');
  rows = readme
    .split('\n')
    .filter((line) => /^\| .* \| `\w+\/\w+\/\d+`/.test(line))
    .map((line) => line.split('|').map((cell) => cell.replaceAll('`', '').trim()));
});
afterAll(() => stats.close());

const REGULAR: Record<string, number> = { nfl: 4, nba: 4, nhl: 3, mlb: 9, mls: 2 };

/** What the README says of a state; not the minute, which a better simulator may move. */
function shown(league: string, event: SportEvent) {
  const { eventStatus, startDate, isDoubleheader, isDoubleHeader, makeupDate } = event;
  const { name, period, inning, isBreak, isEndPeriod, isShootout } = eventStatus;
  const isBeyond = numberOf(period ?? inning) > (REGULAR[league] ?? 99);
  return [
    name,
    ...(isOn(isBreak ?? isEndPeriod) ? ['break'] : []),
    ...(isOn(isShootout) ? ['shootout'] : isBeyond ? ['beyond regulation'] : []),
    ...(startDate[0]?.isTba ? ['TBA'] : []),
    ...(isOn(isDoubleheader ?? isDoubleHeader) ? ['doubleheader'] : []),
    ...(makeupDate ? ['make-up'] : []),
  ].join(', ');
}

/** Minutes by which a better simulator may move what happens, before the README must be written anew. */
const MOVES = [0, -5, 5, -10, 10, -15, 15, -20, 20];

describe('the README', () => {
  it('says of every game what is to be seen of it about the clock it names', async () => {
    expect(rows.length).toBeGreaterThan(20);
    for (const [, what = '', game = '', clock = '', says = ''] of rows) {
      const league = game.split('/')[1] ?? '';
      const seen: string[] = [];
      for (const minutes of MOVES) {
        await stats.setClock(new Date(Date.parse(clock) + minutes * 60_000));
        seen.push(shown(league, await stats.event(game)));
        if (seen.includes(says)) break;
      }
      expect([what, seen]).toEqual([what, expect.arrayContaining([says])]);
    }
  });
});
