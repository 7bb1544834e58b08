import type { EventPlay, EventTable, SportEvent, SportName } from '../SportEvent';
import { eventAt } from './eventAt';
import { exampleFixture } from './testing/exampleFixture';
import type { GameTimeline } from './Fixture';
import { coursesOf, simulateGame } from './simulateGame';

const SPORTS: SportName[] = ['baseball', 'basketball', 'football', 'hockey', 'soccer'];
const HOUR = 3_600_000;
const MOMENTS = 30;
const ALL = { pbp: true, driveCharts: true };

interface Seen {
  name: string;
  timeline: GameTimeline;
  /** In order of time. */
  events: SportEvent[];
}

/** Games of all courses, each looked at again and again from a day before it to the end. */
const seenOf = (sport: SportName): Seen[] =>
  coursesOf(sport).flatMap((course) =>
    (course === 'regular' ? [1, 2, 3] : [1]).map((seed) => {
      const fixture = exampleFixture(sport, seed * 17, course);
      const timeline = simulateGame(fixture);
      const start = fixture.start.getTime();
      const end = timeline.frames.at(-1)?.at ?? start;
      const last = Math.max(end, start);
      const moments = [start - 30 * HOUR, start - HOUR];
      for (let step = 0; step <= MOMENTS; step += 1) {
        moments.push(start + ((last - start) * step) / MOMENTS);
      }
      moments.push(last + 60_000);
      return {
        name: `${course} ${seed}`,
        timeline,
        events: moments.map((at) => eventAt(timeline, new Date(at), ALL)),
      };
    }),
  );

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const periodOf = ({ period, inning }: EventPlay) => period ?? inning ?? 0;
const seconds = ({ time }: EventPlay) => time.minutes * 60 + time.seconds;
const tableOf = (event: SportEvent, side: number, title: string): EventTable | undefined =>
  event.boxscores[side]?.tables.find((table) => table.title === title);

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
  const each = (
    check: (event: SportEvent, previous: SportEvent | undefined, seen: Seen) => void,
  ) => {
    for (const seen of games) {
      for (const [index, event] of seen.events.entries()) {
        check(event, seen.events[index - 1], seen);
      }
    }
  };

  it('the line scores sum to the score', () => {
    each(({ teams }) => {
      for (const { linescores, score, linescoreTotals } of teams) {
        expect(sum(linescores.map((line) => line.score))).toBe(score);
        if (linescoreTotals) expect(linescoreTotals.runs).toBe(score);
      }
    });
  });

  it('no score, no line and no hit is taken back', () => {
    each(({ teams }, previous) => {
      for (const [index, { score, linescores, linescoreTotals }] of teams.entries()) {
        const before = previous?.teams[index];
        expect(score).toBeGreaterThanOrEqual(before?.score ?? 0);
        expect(linescores.length).toBeGreaterThanOrEqual(before?.linescores.length ?? 0);
        expect(linescoreTotals?.hits ?? 0).toBeGreaterThanOrEqual(
          before?.linescoreTotals?.hits ?? 0,
        );
      }
    });
  });

  it('plays are in order of time, and what was told stays as it was', () => {
    each(({ pbp }, previous) => {
      const before = previous?.pbp ?? [];
      expect(JSON.stringify(pbp.slice(0, before.length)) === JSON.stringify(before)).toBe(true);
    });
    for (const { events } of games) {
      const pbp = events.at(-1)?.pbp ?? [];
      expect(new Set(pbp.map(({ playId }) => playId)).size).toBe(pbp.length);
      for (const [index, play] of pbp.entries()) {
        const before = pbp[index - 1];
        if (!before) continue;
        const passed = seconds(play) - seconds(before);
        const isLater =
          periodOf(play) > periodOf(before) ||
          (periodOf(play) === periodOf(before) && (sport === 'soccer' ? passed : -passed) >= 0);
        if (!isLater) expect([before, play]).toEqual('in order of time');
      }
    }
  });

  it('the score after a play grows by what it brought, and is the score', () => {
    each(({ pbp, teams }) => {
      let [home, away] = [0, 0];
      for (const play of pbp) {
        const ours = play.homeScoreAfter - home;
        const theirs = play.awayScoreAfter - away;
        const isRight = ours >= 0 && theirs >= 0 && (ours + theirs === 0 || play.isScoring);
        if (!isRight) expect(play).toEqual(`a play after ${away}-${home}`);
        [home, away] = [play.homeScoreAfter, play.awayScoreAfter];
      }
      // The play-by-play may be some seconds behind, never ahead.
      expect(home).toBeLessThanOrEqual(teams[0].score);
      expect(away).toBeLessThanOrEqual(teams[1].score);
    });
    for (const { events } of games) {
      const { pbp, teams } = events.at(-1)!;
      const last = pbp.at(-1);
      expect([last?.homeScoreAfter ?? 0, last?.awayScoreAfter ?? 0]).toEqual(
        teams.map(({ score }) => score),
      );
    }
  });

  it('the scoring summary tells the scores in order, each with the side that scored', () => {
    each(({ scoringSummaries, teams: [home, away] }) => {
      const scores = scoringSummaries.flatMap(({ scores: lines }) => lines);
      let before = { homeScore: 0, awayScore: 0 };
      for (const score of scores) {
        const [gained, given] =
          score.teamId === home.teamId
            ? [score.homeScore - before.homeScore, score.awayScore - before.awayScore]
            : [score.awayScore - before.awayScore, score.homeScore - before.homeScore];
        expect(score.summaryText).not.toMatch(/undefined|NaN|^$/);
        expect(gained).toBeGreaterThanOrEqual(0);
        // Basketball tells only the lead changes, others every score.
        if (sport !== 'basketball') expect(given).toBe(0);
        before = score;
      }
      if (sport === 'basketball') return;
      expect([before.homeScore, before.awayScore]).toEqual([home.score, away.score]);
    });
  });

  it('the status goes only where it may', () => {
    const allowed: Record<string, string[]> = {
      'Pre-Game': ['In-Progress', 'Delayed', 'Postponed', 'Canceled'],
      'In-Progress': ['Delayed', 'Final'],
      Delayed: ['In-Progress', 'Suspended'],
      Suspended: ['In-Progress'],
      Final: ['Vacated by Both Teams'],
    };
    for (const { timeline } of games) {
      const statuses = timeline.frames.map(({ at }) => {
        const moment = new Date(Number.isFinite(at) ? at : 0);
        return eventAt(timeline, moment, { pbp: false, driveCharts: false }).eventStatus.name;
      });
      expect(statuses[0]).toBe('Pre-Game');
      const wrong = statuses.filter((status, index) => {
        const before = statuses[index - 1] ?? 'Pre-Game';
        return before !== status && !allowed[before]?.includes(status);
      });
      expect(wrong).toEqual([]);
    }
  });

  it('a game that is over has one winner, but for a draw in soccer', () => {
    each(({ eventStatus, teams }, _, { timeline }) => {
      const winners = teams.filter(({ isWinner }) => isWinner);
      if (eventStatus.name !== 'Final') return expect(winners).toHaveLength(0);
      const isDraw = teams[0].score === teams[1].score && timeline.fixture.course !== 'shootout';
      expect(winners).toHaveLength(isDraw ? 0 : 1);
      if (isDraw) expect(sport).toBe('soccer');
      expect(sum(teams.map(({ record }) => record.wins + record.losses + record.ties))).toBe(22);
    });
  });

  it('timeouts are within bounds, and only halftime and overtime bring new ones', () => {
    const most = { baseball: 0, basketball: 7, football: 3, hockey: 1, soccer: 1 }[sport];
    each(({ teams, eventStatus }, previous, { timeline }) => {
      if (timeline.plays.length === 0) return;
      for (const [index, { timeoutsLeft }] of teams.entries()) {
        expect(timeoutsLeft).toBeGreaterThanOrEqual(0);
        expect(timeoutsLeft).toBeLessThanOrEqual(most);
        if (previous?.eventStatus.period !== eventStatus.period) continue;
        expect(timeoutsLeft).toBeLessThanOrEqual(previous?.teams[index]?.timeoutsLeft ?? most);
      }
    });
  });

  it('the clock of a period runs one way', () => {
    each(({ eventStatus: status }, previous) => {
      const before = previous?.eventStatus;
      if (!before?.period || before.period !== status.period) return;
      const passed = (status.minutes - before.minutes) * 60 + status.seconds - before.seconds;
      expect(sport === 'soccer' ? passed : -passed).toBeGreaterThanOrEqual(0);
    });
  });

  it('nothing in it knows what comes', () => {
    for (const { timeline } of games) {
      if (timeline.fixture.course === 'suspended' || timeline.plays.length === 0) continue;
      const { frames, plays, drives } = timeline;
      for (const part of [0.1, 0.4, 0.8]) {
        const at = plays[Math.floor(plays.length * part)]?.at ?? 0;
        const cut: GameTimeline = {
          ...timeline,
          frames: frames.filter((frame) => frame.at <= at),
          plays: plays.filter((play) => play.at <= at),
          drives: drives
            .filter(({ startAt }) => startAt <= at)
            .map((drive) => (drive.endAt > at ? { ...drive, endAt: at + 1, result: '?' } : drive)),
          winner: null,
        };
        const whole = eventAt(timeline, new Date(at), ALL);
        expect(eventAt(cut, new Date(at), ALL)).toEqual(whole);
      }
    }
  });

  it('every play is written out', () => {
    for (const { events } of games) {
      const unwritten = (events.at(-1)?.pbp ?? []).filter(
        ({ playText, playType }) =>
          !/^\S.*[.)]$/.test(playText) ||
          /undefined|NaN|null| {2}|\.\./.test(`${playText} ${playType.name}`),
      );
      expect(unwritten).toEqual([]);
    }
  });

  it('the totals of the box score are the sum of its rows', () => {
    each(({ boxscores }) => {
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
    each((event) => {
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
