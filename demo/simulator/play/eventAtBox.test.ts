import type { SportName } from '../../../services/stats/SportEvent';
import type { PlayedGame } from './PlayedGame';
import { SPORTS, eachEvent, seenOf, sum } from './testing/seenGames';

/** A count of all lines of a group. */
const countOf = (game: PlayedGame, side: number, group: string, key: string): number =>
  sum(
    (game.boxscores[side]?.groups.find(({ name }) => name === group)?.lines ?? []).map(
      ({ numbers }) => Number(numbers[key]),
    ),
  );

/** Every number in a part of the box score, whatever it is in. */
const leaves = (part: object): unknown[] =>
  Object.values(part).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null ? leaves(value) : [value],
  );

describe.each(SPORTS)('at every moment of a game of %s', (sport) => {
  const games = seenOf(sport);

  it('every line of the box score is of somebody, and has all its numbers', () => {
    eachEvent(games, ({ boxscores }) => {
      for (const { teamStats, groups } of boxscores) {
        const lines = groups.flatMap((group) => group.lines);
        for (const { player } of lines) expect(player.lastName).not.toBe('');
        const numbers = [teamStats, ...lines.map((line) => line.numbers)].flatMap(leaves);
        expect(numbers.filter((value) => value === '' || String(value).includes('NaN'))).toEqual(
          [],
        );
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
function pointsOf(sport: SportName, event: PlayedGame, side: number): number {
  const other = 1 - side;
  switch (sport) {
    case 'basketball':
      return countOf(event, side, 'playerStats', 'points');
    case 'baseball':
      expect(countOf(event, other, 'pitchingStats', 'runsAllowed')).toBe(
        countOf(event, side, 'battingStats', 'runsScored'),
      );
      expect(countOf(event, other, 'pitchingStats', 'strikeouts')).toBe(
        countOf(event, side, 'battingStats', 'strikeouts'),
      );
      return countOf(event, side, 'battingStats', 'runsScored');
    case 'hockey': {
      const decided = event.pbp.filter(
        ({ type, teamId }) => type === 'Shootout won' && teamId === event.teams[side]?.teamId,
      );
      return countOf(event, side, 'skaterStats', 'goals') + decided.length;
    }
    case 'soccer':
      expect(countOf(event, other, 'goalkeeperStats', 'goalsAllowed')).toBeGreaterThanOrEqual(
        countOf(event, side, 'fieldPlayerStats', 'goals'),
      );
      return countOf(event, other, 'goalkeeperStats', 'goalsAllowed');
    case 'football': {
      const of = (name: string) =>
        event.pbp.filter(
          ({ playText, teamId, type }) =>
            teamId === event.teams[side]?.teamId && `${type}: ${playText}`.match(name),
        ).length;
      const theirs = event.pbp.filter(({ teamId }) => teamId === event.teams[other]?.teamId);
      const returned = theirs.filter(({ playText }) => /intercepts.*touchdown/.test(playText));
      const safeties = theirs.filter(({ playText }) => playText.endsWith('safety.'));
      return (
        6 * countOf(event, side, 'rushingStats', 'touchdowns') +
        6 * countOf(event, side, 'receivingStats', 'touchdowns') +
        countOf(event, side, 'kickingStats', 'points') +
        6 * returned.length +
        2 * safeties.length +
        2 * of('Two-point try.*Good')
      );
    }
  }
}
