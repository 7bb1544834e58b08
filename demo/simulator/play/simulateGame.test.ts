import type { EventStatusName, SportName } from '../../../services/stats/SportEvent';
import { eventAt } from './eventAt';
import { exampleFixture } from './testing/exampleFixture';
import type { Course, GameTimeline } from './Fixture';
import { coursesOf, simulateGame } from './simulateGame';

const SPORTS: SportName[] = ['baseball', 'basketball', 'football', 'hockey', 'soccer'];
const MINUTE = 60_000;
const everyCourse = SPORTS.flatMap((sport) =>
  coursesOf(sport).map((course) => [sport, course] as const),
);

const statusesOf = ({ frames }: GameTimeline) =>
  frames.map(({ status }) => status).filter((status, index, all) => status !== all[index - 1]);

const minutesOf = ({ frames, fixture }: GameTimeline) =>
  ((frames.at(-1)?.at ?? 0) - fixture.start.getTime()) / MINUTE;

const seeds = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const atTheEnd = (timeline: GameTimeline) =>
  eventAt(timeline, new Date((timeline.frames.at(-1)?.at ?? 0) + MINUTE), {
    pbp: true,
    driveCharts: true,
    box: true,
  });

describe('a simulated game', () => {
  it.each(everyCourse)('of %s, %s, is the same for the same event id', (sport, course) => {
    const fixture = exampleFixture(sport, 12, course);
    expect(simulateGame({ ...fixture })).toEqual(simulateGame(fixture));
  });

  it.each(SPORTS)('of %s is stopped by what can happen where it is played', (sport) => {
    const indoors = ['basketball', 'hockey'].includes(sport);
    const why = seeds(12).flatMap((id) =>
      simulateGame(exampleFixture(sport, id, 'delayed')).plays.flatMap(
        ({ text }) => /^Play is stopped because of (.*)\.$/.exec(text)?.[1] ?? [],
      ),
    );
    expect(why.length).toBeGreaterThan(0);
    for (const trouble of why)
      expect(/arena|fire alarm/.test(trouble) ? 'indoors' : 'outdoors').toBe(
        indoors ? 'indoors' : 'outdoors',
      );
  });

  it.each(SPORTS)('of %s is another one for another event id', (sport) => {
    const texts = seeds(5).map((id) =>
      simulateGame(exampleFixture(sport, id, 'regular'))
        .plays.map(({ type, clock }) => `${type} ${clock}`)
        .join(),
    );
    expect(new Set(texts).size).toBe(5);
  });

  it.each(SPORTS)('of %s stays what it is when only its course names a pause', (sport) => {
    const end = ({ teams }: ReturnType<typeof atTheEnd>) => teams.map(({ score }) => score);
    const [regular, delayed] = (['regular', 'delayed'] as const).map((course) =>
      end(atTheEnd(simulateGame(exampleFixture(sport, 3, course)))),
    );
    expect(delayed).toEqual(regular);
  });

  it.each([
    ['football', 'shootout'],
    ['basketball', 'extra-innings'],
    ['baseball', 'overtime'],
  ] as const)('of %s knows no %s', (sport, course) => {
    expect(() => simulateGame(exampleFixture(sport, 1, course))).toThrow(RangeError);
  });

  it('can not resume before it was suspended', () => {
    const fixture = exampleFixture('baseball', 1, 'suspended');
    const resumed = () => simulateGame({ ...fixture, resume: fixture.start });
    expect(resumed).toThrow(RangeError);
    expect(resumed).toThrow('resumes after it was suspended');
  });
});

describe('a course', () => {
  const played: EventStatusName[] = ['Pre-Game', 'In-Progress', 'Final'];
  const late: EventStatusName[] = ['Pre-Game', 'Delayed', 'In-Progress', 'Final'];
  const stopped: EventStatusName[] = ['Pre-Game', 'In-Progress', 'Delayed', 'In-Progress', 'Final'];
  const STATUSES: Record<Course, EventStatusName[][]> = {
    regular: [played],
    overtime: [played],
    shootout: [played],
    'extra-innings': [played],
    'doubleheader-first': [played],
    'doubleheader-second': [played],
    delayed: [late, stopped],
    suspended: [['Pre-Game', 'In-Progress', 'Delayed', 'Suspended', 'In-Progress', 'Final']],
    postponed: [['Pre-Game', 'Postponed']],
    canceled: [['Pre-Game', 'Canceled']],
    vacated: [[...played, 'Vacated by Both Teams']],
  };

  it.each(everyCourse)('of %s, %s, goes through the states it promises', (sport, course) => {
    for (const id of seeds(12)) {
      const timeline = simulateGame(exampleFixture(sport, id, course));
      expect(STATUSES[course]).toContainEqual(statusesOf(timeline));
    }
  });

  it('of a delay is a late start in some games and a pause in others', () => {
    const starts = seeds(20).map((id) => {
      const timeline = simulateGame(exampleFixture('baseball', id, 'delayed'));
      return statusesOf(timeline)[1];
    });
    expect(new Set(starts)).toEqual(new Set(['Delayed', 'In-Progress']));
  });

  it.each([
    ['basketball', 'regular', 4, 4],
    ['football', 'regular', 4, 4],
    ['hockey', 'regular', 3, 3],
    ['soccer', 'regular', 2, 2],
    ['baseball', 'regular', 9, 9],
    ['basketball', 'overtime', 5, 7],
    ['football', 'overtime', 5, 5],
    ['hockey', 'overtime', 4, 4],
    ['soccer', 'overtime', 4, 4],
    ['hockey', 'shootout', 5, 5],
    ['soccer', 'shootout', 5, 5],
    ['baseball', 'extra-innings', 10, 16],
  ] as const)('of %s, %s, ends in period %i to %i', (sport, course, first, last) => {
    for (const id of seeds(25)) {
      const period = simulateGame(exampleFixture(sport, id, course)).frames.at(-1)?.period;
      expect(period).toBeGreaterThanOrEqual(first);
      expect(period).toBeLessThanOrEqual(last);
    }
  });

  it.each(['hockey', 'soccer'] as const)('of a shootout in %s shows one', (sport) => {
    const timeline = simulateGame(exampleFixture(sport, 4, 'shootout'));
    const during = timeline.frames.find(({ isShootout }) => isShootout);
    const event = eventAt(timeline, new Date((during?.at ?? 0) + 30_000), {
      pbp: false,
      driveCharts: false,
      box: true,
    });
    expect(event.eventStatus).toMatchObject({ isShootout: true, period: 5, isBreak: false });
    const [home, away] = atTheEnd(timeline).teams;
    expect(home.shootoutScore).not.toBe(away.shootoutScore);
    expect(home.isWinner).toBe((home.shootoutScore ?? 0) > (away.shootoutScore ?? 0));
    expect(home.score === away.score).toBe(sport === 'soccer');
  });

  it('of a doubleheader says so', () => {
    const [first, second, single] = (
      ['doubleheader-first', 'doubleheader-second', 'regular'] as const
    ).map((course) => atTheEnd(simulateGame(exampleFixture('baseball', 1, course))));
    expect([first, second, single].map((event) => event?.isDoubleheader)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('of a postponed game names the makeup date once it is called off', () => {
    const timeline = simulateGame(exampleFixture('baseball', 1, 'postponed'));
    const before = eventAt(timeline, new Date('2026-11-20T00:00:00Z'), {
      pbp: false,
      driveCharts: false,
      box: true,
    });
    expect(before.makeupDate).toBeNull();
    expect(atTheEnd(timeline).makeupDate?.[1]).toMatchObject({ month: 12, date: 1, hour: 18 });
  });

  it('of a suspended game names the resume date once it is suspended, and goes on there', () => {
    const timeline = simulateGame(exampleFixture('football', 1, 'suspended'));
    const parts = { pbp: false, driveCharts: false, box: true };
    const suspended = timeline.frames.find(({ status }) => status === 'Suspended')?.at ?? 0;
    const before = eventAt(timeline, new Date(suspended - 1), parts);
    const after = eventAt(timeline, new Date(suspended), parts);
    expect(before.eventStatus.name).toBe('Delayed');
    expect(before.suspendedResumeDate).toBeNull();
    expect(after.suspendedResumeDate?.[1]).toMatchObject({ date: 23, hour: 18, minute: 0 });
    const resumed = eventAt(timeline, new Date('2026-11-23T18:00:00Z'), parts);
    expect(resumed.eventStatus).toMatchObject({
      name: 'In-Progress',
      period: after.eventStatus.period,
      minutes: after.eventStatus.minutes,
      seconds: after.eventStatus.seconds,
    });
  });

  it('of a vacated game leaves the score and takes the winner', () => {
    const timeline = simulateGame(exampleFixture('basketball', 2, 'vacated'));
    const [home, away] = atTheEnd(timeline).teams;
    expect(home.score).not.toBe(away.score);
    expect([home.isWinner, away.isWinner]).toEqual([false, false]);
    expect(home.record).toEqual({ wins: 6, losses: 4, ties: 0 });
  });
});

describe('like in life', () => {
  it.each([
    ['football', 190],
    ['basketball', 145],
    ['hockey', 150],
    ['baseball', 165],
    ['soccer', 115],
  ] as const)('a game of %s takes about %i minutes', (sport, minutes) => {
    const took = seeds(24).map((id) =>
      minutesOf(simulateGame(exampleFixture(sport, id, 'regular'))),
    );
    const mean = took.reduce((sum, value) => sum + value, 0) / took.length;
    expect(Math.abs(mean - minutes)).toBeLessThan(8);
    expect(Math.min(...took)).toBeGreaterThan(minutes * 0.7);
    expect(Math.max(...took)).toBeLessThan(minutes * 1.45);
  });

  it.each([
    ['football', 17, 29, 0, 66],
    ['basketball', 100, 118, 65, 165],
    ['hockey', 2.3, 3.9, 0, 11],
    ['baseball', 3.3, 5.4, 0, 24],
    ['soccer', 1, 2, 0, 9],
  ] as const)('a team in %s scores %d to %d points', (sport, low, high, least, most) => {
    const scores = seeds(24).flatMap((id) =>
      atTheEnd(simulateGame(exampleFixture(sport, id, 'regular'))).teams.map(({ score }) => score),
    );
    const mean = scores.reduce((sum, value) => sum + value, 0) / scores.length;
    expect(mean).toBeGreaterThan(low);
    expect(mean).toBeLessThan(high);
    expect(Math.min(...scores)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...scores)).toBeLessThanOrEqual(most);
  });

  it.each([
    ['football', 'overtime', 'tie'],
    ['football', 'overtime', 'home'],
    ['soccer', 'regular', 'tie'],
    ...SPORTS.flatMap((sport) => [
      [sport, 'regular', 'home'] as const,
      [sport, 'regular', 'away'] as const,
    ]),
  ] as const)('of %s, %s, drawn as %s ends so', (sport, course, outcome) => {
    for (const id of seeds(6)) {
      const { winner } = simulateGame({ ...exampleFixture(sport, id, course), outcome });
      expect(winner ?? 'tie').toBe(outcome);
    }
  });

  it('no football game just happens to end without a winner', () => {
    const winners = seeds(20).map(
      (id) => simulateGame(exampleFixture('football', id, 'overtime')).winner,
    );
    expect(winners).not.toContain(null);
  });

  it('about one in four games of soccer is a draw', () => {
    const results = seeds(120).map(
      (id) => simulateGame(exampleFixture('soccer', id, 'regular')).winner,
    );
    const draws = results.filter((winner) => winner === null).length;
    expect(draws).toBeGreaterThan(15);
    expect(draws).toBeLessThan(50);
  });
});
