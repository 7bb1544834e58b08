import type { PlayedGame, PlayedPlay } from './PlayedGame';
import type { EventNumbers } from '../../../services/stats/SportEvent';
import { eventAt } from './eventAt';
import { exampleFixture } from './testing/exampleFixture';
import { simulateGame } from './simulateGame';

const GAMES = [1, 2, 3, 4, 5, 6, 7, 8].map((id) =>
  simulateGame(exampleFixture('football', id, id % 4 === 0 ? 'overtime' : 'regular')),
);

/** Every game at so many moments, the last of them after its end. */
const views: PlayedGame[] = GAMES.flatMap((timeline) => {
  const start = timeline.fixture.start.getTime();
  const end = timeline.frames.at(-1)?.at ?? 0;
  return [0.07, 0.21, 0.38, 0.5, 0.66, 0.83, 1.1].map((part) =>
    eventAt(timeline, new Date(start + (end - start) * part), {
      pbp: true,
      driveCharts: true,
      box: true,
    }),
  );
});
const finals = views.filter(({ eventStatus }) => eventStatus.name === 'Final');

const SCRIMMAGE = /^(Rush|Pass reception|Pass incompletion|Sack|Kneel|Interception)/;

/** Yards from the goal line of the team, as the line says: `PHI32`. */
function yardsFromGoal(line: string, abbreviation: string): number {
  const [, team, yards] = /^([A-Z]+)(\d+)$/.exec(line) ?? [];
  return team === abbreviation ? Number(yards) : 100 - Number(yards);
}

const abbreviationOf = ({ teams }: PlayedGame, teamId: number) =>
  teams.find((team) => team.teamId === teamId)?.abbreviation ?? '';

describe('a drive', () => {
  it('has as many plays as it had from scrimmage, and the yards that they and the penalties brought', () => {
    for (const event of views) {
      for (const { driveId, teamId, driveStats } of event.driveCharts) {
        const plays = event.pbp.filter((play) => play.driveId === driveId);
        const abbreviation = abbreviationOf(event, teamId);
        const yards = plays.map((play) => {
          const counts = SCRIMMAGE.test(play.type) || play.isPenalty;
          if (!counts || play.type === 'Interception') return 0;
          return (
            yardsFromGoal(play.endYardLine, abbreviation) -
            yardsFromGoal(play.yardLine, abbreviation)
          );
        });
        expect(driveStats.plays).toBe(plays.filter(({ type }) => SCRIMMAGE.test(type)).length);
        expect(driveStats.yards).toBe(yards.reduce((sum, value) => sum + value, 0));
      }
    }
  });

  it('has an end, told once it is over, and only the last one goes on', () => {
    for (const { driveCharts, eventStatus } of views) {
      const open = driveCharts.filter(({ driveEnd }) => driveEnd.driveChartPlayName === '');
      expect(open.length).toBeLessThanOrEqual(1);
      if (open[0]) expect(open[0]).toBe(driveCharts.at(-1));
      if (eventStatus.name === 'Final') expect(open).toEqual([]);
    }
    const ends = finals.flatMap(({ driveCharts }) =>
      driveCharts.map(({ driveEnd }) => driveEnd.driveChartPlayName),
    );
    expect(new Set(ends).size).toBeGreaterThan(6);
    for (const end of ends) {
      expect([
        'Touchdown',
        'Field Goal',
        'Missed Field Goal',
        'Punt',
        'Interception',
        'Fumble',
        'Downs',
        'Safety',
        'End of Half',
        'End of Game',
      ]).toContain(end);
    }
  });

  it('that ends in a touchdown or a field goal scores so much', () => {
    for (const { driveCharts, pbp } of finals) {
      for (const { driveId, driveEnd } of driveCharts) {
        const last = pbp
          .filter((play) => play.driveId === driveId && play.down !== null && !play.isPenalty)
          .at(-1);
        const scores = ['Touchdown', 'Field Goal', 'Safety'].includes(driveEnd.driveChartPlayName);
        const isReturned = /intercepts.*touchdown/.test(last?.playText ?? '');
        expect(last?.isScoring ?? false).toBe(scores || isReturned);
      }
    }
  });
});

describe('a play from scrimmage', () => {
  const plays = finals.flatMap((event) => event.pbp.map((play) => ({ event, play })));
  const snaps = plays.filter(({ play }) => play.down !== null);

  it('is a down from 1 to 4 with a distance, on a line that readers know', () => {
    expect(snaps.length).toBeGreaterThan(800);
    for (const { play } of snaps) {
      expect(play.down).toBeGreaterThanOrEqual(1);
      expect(play.down).toBeLessThanOrEqual(4);
      if (play.distance !== 'Goal') expect(play.distance).toBeGreaterThanOrEqual(1);
      for (const line of [play.yardLine, play.endYardLine]) {
        expect(line).toMatch(/^[A-Z]{2,3}\d{1,2}$/);
        expect(Number(/\d+$/.exec(line)?.[0])).toBeLessThanOrEqual(50);
      }
    }
  });

  it('begins where the one before it in the drive ended', () => {
    for (const { pbp } of finals) {
      const before = new Map<string, PlayedPlay>();
      for (const play of pbp) {
        if (play.down === null || !play.driveId) continue;
        const previous = before.get(play.driveId);
        if (previous) {
          const [from, to] = [play.yardLine, previous.endYardLine];
          // Midfield is both teams'.
          expect(from.endsWith('50') && to.endsWith('50') ? to : from).toBe(to);
        }
        before.set(play.driveId, play);
      }
    }
  });

  it('is for the goal where the line to gain would be behind it', () => {
    for (const { event, play } of snaps) {
      if (play.isPenalty) continue;
      const yards = 100 - yardsFromGoal(play.yardLine, abbreviationOf(event, play.teamId));
      if (play.distance === 'Goal') expect(yards).toBeLessThan(100);
      else expect(yards).toBeGreaterThan(play.distance ?? 100);
    }
    expect(snaps.some(({ play }) => play.distance === 'Goal')).toBe(true);
  });

  it('follows the downs: a first down after enough yards, else the next one', () => {
    for (const { pbp, teams } of finals) {
      const inDrives = pbp.filter(({ down }) => down !== null);
      for (const [index, play] of inDrives.entries()) {
        const next = inDrives[index + 1];
        if (!next || next.driveId !== play.driveId) continue;
        const team = teams.find(({ teamId }) => teamId === next.teamId || teamId === play.teamId);
        const offense = play.isPenalty ? (next.isPenalty ? null : next.teamId) : play.teamId;
        if (offense === null || !team) continue;
        const abbreviation = teams.find(({ teamId }) => teamId === offense)?.abbreviation ?? '';
        const gained =
          yardsFromGoal(play.endYardLine, abbreviation) -
          yardsFromGoal(play.yardLine, abbreviation);
        const isFirst = play.distance !== 'Goal' && gained >= (play.distance ?? 0);
        const mayRepeat = play.isPenalty;
        if (isFirst) expect(next.down).toBe(1);
        else if (mayRepeat) expect([play.down, 1]).toContain(next.down);
        else {
          expect(next.down).toBe((play.down ?? 0) + 1);
          const left = play.distance === 'Goal' ? 'Goal' : (play.distance ?? 0) - gained;
          expect([left, 'Goal']).toContain(next.distance);
        }
      }
    }
  });
});

describe('the numbers of a game of football', () => {
  const statsOf = (event: PlayedGame) => event.boxscores.map(({ teamStats }) => teamStats);
  const within = (part: EventNumbers[string] | undefined, key: string) =>
    typeof part === 'object' ? Number(part[key]) : Number.NaN;

  it('are made of touchdowns, tries, field goals and safeties', () => {
    for (const { scoringSummaries } of finals) {
      let total = 0;
      for (const { homeScore, awayScore } of scoringSummaries.flatMap(({ scores }) => scores)) {
        expect([2, 3, 6, 7, 8]).toContain(homeScore + awayScore - total);
        total = homeScore + awayScore;
      }
    }
  });

  it('share the clock between the teams', () => {
    for (const event of finals) {
      const seconds = statsOf(event).map(
        ({ timeOfPossession }) =>
          within(timeOfPossession, 'minutes') * 60 + within(timeOfPossession, 'seconds'),
      );
      const played = seconds.reduce((sum, value) => sum + value, 0);
      if (event.eventStatus.period === 4) expect(played).toBe(3600);
      else expect(played).toBeGreaterThan(3600);
    }
  });

  it('add up: total yards are passing and rushing yards', () => {
    for (const event of views) {
      for (const { totalYards, passing, rushing } of statsOf(event)) {
        expect(totalYards).toBe(within(passing, 'netYards') + within(rushing, 'yards'));
      }
    }
  });

  it('have the two-minute warning once in each half', () => {
    for (const { pbp } of finals) {
      const warnings = pbp.filter(({ type }) => type === 'Two-minute warning');
      for (const { time } of warnings) expect(time).toEqual({ minutes: 2, seconds: 0 });
      const periods = warnings.map(({ period }) => period);
      expect(new Set(periods).size).toBe(periods.length);
    }
  });
});

describe('a game that overtime decides', () => {
  it('ends with the score or the stop that decides it, or with the clock', () => {
    for (let id = 1; id <= 40; id += 1) {
      const { drives, plays, frames } = simulateGame(exampleFixture('football', id, 'overtime'));
      const last = plays.findLast(({ football }) => football?.down);
      expect(drives.every(({ endAt, result }) => Number.isFinite(endAt) && result)).toBe(true);
      expect(last?.football?.drive).toBe(drives.length - 1);
      const isOutOfTime = plays.at(-1)?.text === 'End of overtime.';
      expect(isOutOfTime).toBe(
        frames.at(-1)?.clock === 0 && drives.at(-1)?.result === 'End of Game',
      );
    }
  });
});
