import type { EventPlay, SportEvent } from '../../../services/stats/SportEvent';
import { numberOf } from '../../../services/stats/wire';
import { LOCAL_TEAMS, localTeamOf } from '../../../services/stats/localTeams';
import { dayNumber } from '../../../services/stats/days';
import { eventOf } from '../eventOf';
import { seenOf, sum, SPORTS } from '../play/testing/seenGames';
import { gamesOn } from '../schedule/gamesOn';
import { isOpponentUnknown, isPlayoff } from '../schedule/occasions';
import type { ScheduledGame } from '../schedule/ScheduledGame';
import { playName } from './playNames';
import { Spelling } from './Spelling';
import { writeEvent } from './writeEvent';
import { writePlay, writeTime } from './writePlay';

// Many games are played in here.
const DAY = 86_400_000;
const TODAY = dayNumber(2026, 11, 22);
const week = Array.from({ length: 14 }, (_, index) => TODAY + index).flatMap(gamesOn);
const ALL = { pbp: true, driveCharts: true, box: true };

/** Ways in which so many events are spelled, each once. */
const ways = (spell: (spelling: Spelling) => unknown) => [
  ...new Set(Array.from({ length: 200 }, (_, id) => spell(new Spelling(id)))),
];

describe('a spelling', () => {
  it.each([
    ['numbers', (of: Spelling) => of.number(3), [3, '3', ' 3 ']],
    ['yes', (of: Spelling) => of.flag(true), [true, 'true', 1, '1']],
    ['no', (of: Spelling) => of.flag(false), [false, 'false', 0, '0']],
    [
      'percentages',
      (of: Spelling) => of.numbers({ possessionPercentage: 45.5 })['possessionPercentage'],
      ['045.5', '45.50%', '045.50 %'],
    ],
  ])('has %s in all ways that the provider has', (_name, spell, expected) => {
    expect(ways(spell)).toHaveLength(expected.length);
    expect(ways(spell)).toEqual(expect.arrayContaining(expected));
  });

  it('of an event is the same every time, and mostly the usual one', () => {
    const spelled = Array.from({ length: 300 }, (_, id) => new Spelling(id).number(3));
    expect(Array.from({ length: 300 }, (_, id) => new Spelling(id).number(3))).toEqual(spelled);
    const usual = spelled.filter((number) => number === 3).length;
    expect(usual).toBeGreaterThan(150);
    expect(usual).toBeLessThan(270);
  });
});

describe('the clock of a play', () => {
  const clock = { minutes: 11, seconds: 4 };

  it('is text or has tenths in basketball', () => {
    const written = ways((spelling) => JSON.stringify(writeTime(clock, 1, 'basketball', spelling)));
    expect(written).toContain('"11:04"');
    expect(written).toContain('{"minutes":11,"seconds":"4.0"}');
  });

  it.each([
    [1, 44, { minutes: 44, additionalMinutes: null }],
    [1, 46, { minutes: 45, additionalMinutes: 2 }],
    [2, 46, { minutes: 46, additionalMinutes: null }],
    [2, 90, { minutes: 90, additionalMinutes: 1 }],
  ])('in period %d of soccer after %d minutes is %j', (period, minutes, expected) => {
    // 1 is an event whose numbers are numbers.
    const time = writeTime({ minutes, seconds: 30 }, period, 'soccer', plain);
    expect(time).toMatchObject(expected);
  });
});

const plain = Array.from({ length: 50 }, (_, id) => new Spelling(id)).find(
  (spelling) => spelling.number(3) === 3,
)!;

/** Names of the contract with who reads them; each game brings some of them. */
const NAMES: Record<(typeof SPORTS)[number], readonly string[]> = {
  baseball: ['Single', 'Home Run', 'Strikeout', 'Walk'],
  basketball: ['Field Goal Made', '3 Pt Field Goal Made', 'Free Throw Missed', 'End Period'],
  football: ['Rush', 'Pass', 'Punt', 'Kickoff', 'Field Goal', 'Extra Point', 'Penalty'],
  hockey: ['Goal', 'Shot', 'Penalty', 'Faceoff', 'Shootout Goal', 'Shootout Miss', 'Period Start'],
  soccer: ['Goal', 'Shot on Goal', 'Start Half', 'Half Over', 'Shootout Goal'],
};

describe.each(SPORTS)('a play of %s', (sport) => {
  const plays = seenOf(sport).flatMap(({ events }) => events.at(-1)?.pbp ?? []);

  it('has the name that the provider has for it', () => {
    const names = new Set(plays.map((play) => playName(play, sport)));
    expect([...names]).toEqual(expect.arrayContaining([...NAMES[sport]]));
  });

  it('is named, numbered or both by what it was', () => {
    const kindsOf = (spelling: Spelling) =>
      plays.map((play) => {
        const { playEvent, playType } = writePlay(play, sport, spelling);
        return { ...playEvent, ...playType };
      });
    const written = Array.from({ length: 12 }, (_, id) => kindsOf(new Spelling(id))).flat();
    for (const kind of written) expect(Object.keys(kind)).not.toEqual([]);
    const isNumbered = (kind: object) => Object.keys(kind).some((key) => key.endsWith('Id'));
    // Of hockey no ids are public; flat lists of baseball have none.
    const hasIds = sport !== 'hockey' && sport !== 'baseball';
    expect(written.some((kind) => isNumbered(kind) && !kind.name)).toBe(hasIds);
    expect(written.some((kind) => !isNumbered(kind))).toBe(true);
  });

  it('has no flags, and the score after it in the way of the sport', () => {
    const keys = {
      baseball: ['homeScoreAfter', 'awayScoreAfter'],
      basketball: ['homeScore', 'visitorScore'],
      football: ['homeScoreAfter', 'awayScoreAfter'],
      hockey: ['homeScore', 'awayScore'],
      soccer: ['homeScore', 'awayScore'],
    }[sport];
    for (const play of plays) {
      const written = writePlay(play, sport, plain);
      expect(Object.keys(written).filter((key) => key.startsWith('is'))).toEqual([]);
      expect(keys.map((key) => written[key as keyof EventPlay])).toEqual([
        play.homeScoreAfter,
        play.awayScoreAfter,
      ]);
    }
  });
});

const eventAfter = (game: ScheduledGame, hours: number) =>
  eventOf(game, new Date(game.start.getTime() + hours * 3_600_000), ALL);

describe('an event of the simulator', () => {
  it('of baseball has half innings whose runs are the score', () => {
    const finals = week
      .filter(({ local, course }) => local.sport === 'baseball' && course === 'regular')
      .slice(0, 8)
      .map((game) => eventAfter(game, 8));
    const halves = finals.flatMap(({ pbp, teams }) => {
      const innings = pbp.filter((item) => 'pbpDetails' in item);
      if (innings.length === 0) return [];
      expect(sum(innings.map(({ linescore }) => numberOf(linescore.runs)))).toBe(
        sum(teams.map(({ score }) => numberOf(score))),
      );
      return innings;
    });
    expect(halves.length).toBeGreaterThan(17);
    for (const { pbpDetails } of halves) expect(pbpDetails.length).toBeGreaterThan(0);
  });

  it.each(LOCAL_TEAMS)('of $league has a box score by the names of its groups', ({ league }) => {
    const local = localTeamOf(league);
    const game = week.find((each) => each.local === local && each.course === 'regular');
    const [box] = eventAfter(game!, 8).boxscores;
    const groups = Array.isArray(box?.playerStats)
      ? ['playerStats']
      : Object.keys(box?.playerStats ?? {});
    expect(groups).toEqual(
      {
        mlb: ['battingStats', 'pitchingStats'],
        nba: ['playerStats'],
        nfl: [
          'passingStats',
          'rushingStats',
          'receivingStats',
          'defensiveStats',
          'kickingStats',
          'puntingStats',
        ],
        nhl: ['skaterStats', 'goaltenderStats'],
        mls: ['fieldPlayerStats', 'goalkeeperStats'],
      }[league],
    );
  });

  it('before its game has no score, and no line', () => {
    for (const game of week.slice(0, 20)) {
      for (const team of eventAfter(game, -30).teams) {
        expect(team).not.toHaveProperty('score');
        expect(team.linescores ?? []).toEqual([]);
      }
    }
  });

  it('of the playoffs names its round, and the other side five days before', () => {
    const game = week.find(isPlayoff);
    const event = (days: number) =>
      eventOf(game!, new Date(game!.start.getTime() - days * DAY), ALL);
    const unknown = ({ teams }: SportEvent) =>
      teams.filter(({ teamId }) => numberOf(teamId) <= 0).map(({ nickname }) => nickname);
    expect(isOpponentUnknown(game!, new Date(game!.start.getTime() - 6 * DAY))).toBe(true);
    expect(unknown(event(6))).toHaveLength(1);
    expect(['TBA', 'TBD', '']).toContain(unknown(event(6))[0]);
    expect(unknown(event(4))).toEqual([]);
    expect(event(6).eventType?.eventTypeId).toBe(2);
    expect(event(6).eventRound?.name).not.toBe('');
  });

  it('is written the same whenever it is asked for', () => {
    const [seen] = seenOf('soccer');
    const game = week.find(({ local }) => local.sport === 'soccer')!;
    const played = seen!.events.at(-1)!;
    expect(writeEvent(played, game, game.start)).toEqual(writeEvent(played, game, game.start));
  });
});
