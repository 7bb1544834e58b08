import type { EventTable, SportEvent, SportName } from '../../../services/stats/SportEvent';
import { SPORTS, eachEvent, seenOf, sum } from './testing/seenGames';

const tableOf = (event: SportEvent, side: number, title: string): EventTable | undefined =>
  event.boxscores[side]?.tables.find((table) => table.title === title);

/** A count of all rows of a table but the totals. */

/** A count of all rows of a table but the totals. */
const countOf = (event: SportEvent, side: number, title: string, label: string): number => {
  const table = tableOf(event, side, title);
  const index = table?.columns.findIndex((column) => column.label === label) ?? -1;
  return sum(
    (table?.rows ?? [])
      .filter(({ isTotal }) => !isTotal)
      .map(({ values }) => Number(values[index] ?? 0)),
  );
};

describe.each(SPORTS)('at every moment of a game of %s', (sport) => {
  const games = seenOf(sport);

  it('the totals of the box score are the sum of its rows', () => {
    eachEvent(games, ({ boxscores }) => {
      for (const { tables } of boxscores) {
        for (const { rows, columns } of tables) {
          const total = rows.find(({ isTotal }) => isTotal);
          const wrong = columns.filter(({ label }, index) => {
            const values = rows.filter((row) => !row.isTotal).map((row) => row.values[index] ?? '');
            if (values.some((value) => value === '' || value.includes('NaN'))) return true;
            const isCount = label !== 'AVG' && values.every((value) => /^-?\d+$/.test(value));
            return total && isCount && Number(total.values[index]) !== sum(values.map(Number));
          });
          expect(wrong).toEqual([]);
        }
      }
    });
  });

  it('the box score brings the score of the last play told', () => {
    eachEvent(games, (event) => {
      const last = event.pbp.at(-1);
      if (!last) return expect(event.boxscores).toEqual([]);
      const scores = [last.homeScoreAfter, last.awayScoreAfter];
      for (const side of [0, 1]) expect(pointsOf(sport, event, side)).toBe(scores[side]);
    });
  });
});

/** The points of a side, from what its players and the other side's are counted. */
function pointsOf(sport: SportName, event: SportEvent, side: number): number {
  const other = 1 - side;
  switch (sport) {
    case 'basketball':
      return countOf(event, side, 'Players', 'PTS');
    case 'baseball':
      expect(countOf(event, other, 'Pitching', 'R')).toBe(countOf(event, side, 'Batting', 'R'));
      expect(countOf(event, other, 'Pitching', 'SO')).toBe(countOf(event, side, 'Batting', 'SO'));
      return countOf(event, side, 'Batting', 'R');
    case 'hockey': {
      const decided = event.pbp.filter(
        ({ playType, teamId }) =>
          playType.name === 'Shootout won' && teamId === event.teams[side]?.teamId,
      );
      return countOf(event, side, 'Skaters', 'G') + decided.length;
    }
    case 'soccer':
      expect(countOf(event, other, 'Goalkeepers', 'GA')).toBeGreaterThanOrEqual(
        countOf(event, side, 'Players', 'G'),
      );
      return countOf(event, other, 'Goalkeepers', 'GA');
    case 'football': {
      const of = (name: string) =>
        event.pbp.filter(
          ({ playText, teamId, playType }) =>
            teamId === event.teams[side]?.teamId && `${playType.name}: ${playText}`.match(name),
        ).length;
      const theirs = event.pbp.filter(({ teamId }) => teamId === event.teams[other]?.teamId);
      const returned = theirs.filter(({ playText }) => /intercepts.*touchdown/.test(playText));
      const safeties = theirs.filter(({ playText }) => playText.endsWith('safety.'));
      return (
        6 * countOf(event, side, 'Rushing', 'TD') +
        6 * countOf(event, side, 'Receiving', 'TD') +
        countOf(event, side, 'Kicking', 'PTS') +
        6 * returned.length +
        2 * safeties.length +
        2 * of('Two-point try.*Good')
      );
    }
  }
}
