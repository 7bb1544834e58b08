import { formatTeamRecord } from './formatTeamRecord';
import { announcement } from './announcement';
import { exampleGame } from './exampleGames';
import type { Game, GameStatus, Sport } from './game';
import { parseGame } from './parseGame';
import { eventOf } from './provider/eventOf.fixture';
import { invalidParts } from './provider/invalidParts.fixture';

const SPORTS: Sport[] = ['baseball', 'basketball', 'football', 'hockey', 'soccer'];
const STATUSES: GameStatus[] = [
  'pre-game',
  'in-progress',
  'delayed',
  'final',
  'postponed',
  'suspended',
  'canceled',
  'vacated',
];
const NFL = { sport: 'football', league: 'nfl' } as const;
const MLB = { sport: 'baseball', league: 'mlb' } as const;

type Raw = Record<string, unknown>;

const live = eventOf(exampleGame('football', 'in-progress'));
const [home, away] = live['teams'] as [Raw, Raw];
const status = (part: Raw): Raw => ({
  ...live,
  eventStatus: { ...(live['eventStatus'] as Raw), ...part },
});
const teams = (part: Raw): Raw => ({ ...live, teams: [{ ...home, ...part }, away] });

/** The game, or a failing test that says why there is none. */
function parsed(raw: unknown, of: Parameters<typeof parseGame>[1] = NFL): Game {
  const game = parseGame(raw, of);
  if ('error' in game) throw new Error(`${game.error.path}: ${game.error.reason}`);
  expect(invalidParts(game)).toEqual([]);
  return game;
}

describe('an event of the provider (widgets §3)', () => {
  const cases = SPORTS.flatMap((sport) => STATUSES.map((name) => [sport, name] as const));

  it.each(cases)('%s, %s, becomes the game that it is', (sport, name) => {
    const game = exampleGame(sport, name);
    expect(parsed(eventOf(game), game)).toEqual(game);
  });

  it.each(cases)(
    '%s, %s, reads the same with its numbers as text and unknown fields',
    (sport, name) => {
      const game = exampleGame(sport, name);
      const padded = JSON.parse(
        JSON.stringify(eventOf(game), (_key, value: unknown) =>
          typeof value === 'number' || typeof value === 'boolean' ? ` ${String(value)} ` : value,
        ),
      ) as Raw;
      expect(parsed({ ...padded, sponsor: { odds: [1] } }, game)).toEqual(game);
    },
  );
});

describe('the status (widgets §3)', () => {
  it.each<[unknown, unknown, GameStatus]>([
    [6, 'Suspended', 'suspended'],
    [66, '', 'suspended'],
    ['66', undefined, 'suspended'],
    [23, 'Final', 'delayed'],
    [null, 'vacated by both teams', 'vacated'],
    [undefined, 'Cancelled', 'canceled'],
    [404, 'Pre-Game', 'pre-game'],
  ])('id %s, name %s is %s', (eventStatusId, name, expected) => {
    expect(parsed(status({ eventStatusId, name })).status).toBe(expected);
  });

  it.each<[string, unknown, string]>([
    ['no object', 'event', ''],
    ['a list', [live], ''],
    ['nothing', null, ''],
    ['an unknown status', status({ eventStatusId: 77, name: 'Rescheduled' }), 'eventStatus'],
    ['a status of Object', status({ eventStatusId: null, name: 'constructor' }), 'eventStatus'],
    ['no status', { ...live, eventStatus: null }, 'eventStatus'],
    ['nobody who plays', { ...live, teams: [] }, 'teams'],
  ])('%s is an error that says where', (_name, raw, path) => {
    expect(parseGame(raw, NFL)).toEqual({
      error: { path, reason: expect.any(String) as string },
    });
  });

  it('an unknown status is named', () => {
    expect(parseGame(status({ eventStatusId: 77, name: 'Rescheduled' }), NFL)).toMatchObject({
      error: { reason: 'unknown status 77 Rescheduled' },
    });
  });
});

describe('teams (widgets §5)', () => {
  it.each<[string, Raw, Partial<Game['home']>]>([
    ['a missing location shows TBD', { location: '' }, { location: 'TBD' }],
    [
      'an empty abbreviation falls back to the name',
      { abbreviation: ' ' },
      { abbreviation: 'Eagles' },
    ],
    ['a missing nickname to what is shown', { nickname: null }, { nickname: 'Philadelphia' }],
    [
      'no team yet',
      { teamId: null, location: null, nickname: null, displayName: null, abbreviation: null },
      { teamId: 0, location: 'TBD', nickname: 'TBD', abbreviation: 'TBD' },
    ],
    ['a record without losses is none', { record: { wins: 3, losses: -1 } }, { record: null }],
    ['a score that is none', { score: -7 }, { score: null }],
    ['timeouts that are unknown', { timeoutsLeft: '' }, { timeoutsLeft: null }],
    ['no line scores', { linescores: null }, { lines: [] }],
    [
      'lines out of order with a gap',
      { linescores: [{ period: '3', score: '7' }, { period: 1, score: '-' }, 'x'] },
      { lines: [null, null, null] },
    ],
  ])('%s', (_name, part, expected) => {
    const [first, second] = [teams(part), expected];
    expect(parsed(first).home).toMatchObject(second);
  });

  it('stand where their location type says, else the first at home', () => {
    expect(parsed({ ...live, teams: [away, home] }).home.nickname).toBe('Eagles');
    const unplaced = [home, away].map((team) => ({ ...team, teamLocationType: null }));
    expect(parsed({ ...live, teams: unplaced }).home.nickname).toBe('Eagles');
    expect(parsed({ ...live, teams: [away] }).home.nickname).toBe('TBD');
  });

  it('who won a final game is what the score says until the provider says it', () => {
    const final = eventOf(exampleGame('football', 'final'));
    const nobody = (final['teams'] as Raw[]).map((team) => ({ ...team, isWinner: 'false' }));
    expect(parsed({ ...final, teams: nobody })).toMatchObject({
      home: { isWinner: true },
      away: { isWinner: false },
    });
  });

  it('nobody won a draw; a shootout decides it', () => {
    const final = eventOf(exampleGame('soccer', 'final'));
    const drawn = (goals: [unknown, unknown]) => ({
      ...final,
      teams: (final['teams'] as Raw[]).map((team, index) => ({
        ...team,
        score: 1,
        isWinner: null,
        shootoutScore: goals[index],
      })),
    });
    const of = { sport: 'soccer', league: 'mls' } as const;
    const draw = parsed(drawn([null, null]), of);
    expect([draw.home.isWinner, draw.away.isWinner]).toEqual([false, false]);
    const decided = parsed(drawn([3, '4']), of);
    expect([decided.home.isWinner, decided.away.isWinner]).toEqual([false, true]);
    expect(decided.away.shootout).toBe(4);
  });

  it('nobody won a tie of football, and both records have it', () => {
    const final = eventOf(exampleGame('football', 'final'));
    const teams = (final['teams'] as Raw[]).map((team) => ({
      ...team,
      score: 20,
      isWinner: false,
      record: { wins: 7, losses: 3, ties: 1 },
    }));
    const tie = parsed({ ...final, teams });
    const { away, home } = tie;
    expect([away.isWinner, home.isWinner]).toEqual([false, false]);
    expect(formatTeamRecord(home, 'football')).toBe('7-3-1');
    expect(announcement(tie)).toBe('Final: Cowboys 20, Eagles 20');
  });

  it('a team of another league with the id of a local one has no pages here', () => {
    const phillies = { ...home, teamId: 246 };
    expect(parsed({ ...live, teams: [phillies, away] }).teamPath).toBe('');
    expect(parsed({ ...live, teams: [away, home] }).teamPath).toBe('/eagles');
  });

  it.each([
    [{ eventId: '77' }, 77],
    [{ eventId: null, statsEventId: 78 }, 78],
    [{ eventId: 'x' }, 0],
    [{ eventId: -5 }, 0],
    [{ eventId: 1e300 }, 0],
  ])('an event with %j has the id %i', (part, expected) => {
    expect(parsed({ ...live, ...part }).eventId).toBe(expected);
  });
});

describe('when a game begins', () => {
  const utc = { dateType: 'UTC', year: 2026, month: 11, date: 23, hour: 1, minute: 20 };
  const local = { dateType: 'Local', year: 2026, month: 11, date: 22, hour: 20, minute: 20 };
  const { hour: _hour, minute: _minute, ...day } = local;

  it.each<[string, unknown, Game['start']]>([
    [
      'a local date that is not the one in UTC',
      [local, utc],
      { at: '2026-11-23T01:20:00.000Z', isTimeTba: false, localDate: '2026-11-22' },
    ],
    [
      'UTC alone',
      [{ ...utc, hour: '01' }],
      { at: '2026-11-23T01:20:00.000Z', isTimeTba: false, localDate: '2026-11-22' },
    ],
    [
      'local time alone, at home',
      [local],
      { at: '2026-11-23T01:20:00.000Z', isTimeTba: false, localDate: '2026-11-22' },
    ],
    [
      'a time to be announced',
      [{ ...day, isTba: true }],
      { at: '2026-11-22T17:00:00.000Z', isTimeTba: true, localDate: '2026-11-22' },
    ],
    [
      'a time that is announced as not known',
      [{ ...utc, isTba: 'true' }, local],
      { at: '2026-11-22T17:00:00.000Z', isTimeTba: true, localDate: '2026-11-22' },
    ],
    [
      'the full text alone',
      [{ dateType: 'utc', full: '2026-11-23T01:20:00' }],
      { at: '2026-11-23T01:20:00.000Z', isTimeTba: false, localDate: '2026-11-22' },
    ],
    [
      'a day no calendar has',
      [{ ...utc, month: 2, date: 30 }],
      { at: null, isTimeTba: true, localDate: null },
    ],
    ['nothing', null, { at: null, isTimeTba: true, localDate: null }],
  ])('%s', (_name, startDate, expected) => {
    expect(parsed({ ...live, startDate }).start).toEqual(expected);
  });

  it('a local time away says only the day: clocks there may differ', () => {
    const there = (name: string) => ({ teamLocationTypeId: name === 'home' ? 1 : 2, name });
    const swapped = [
      { ...away, teamLocationType: there('home') },
      { ...home, teamLocationType: there('away') },
    ];
    expect(parsed({ ...live, teams: swapped, startDate: [local] }).start).toEqual({
      at: '2026-11-22T17:00:00.000Z',
      isTimeTba: true,
      localDate: '2026-11-22',
    });
  });

  it('a make-up without a date is none yet', () => {
    const postponed = eventOf(exampleGame('football', 'postponed'));
    expect(parsed({ ...postponed, makeupDate: [{ dateType: 'UTC' }] })).toMatchObject({
      makeup: null,
    });
  });
});

describe('how far a game is', () => {
  const progressOf = (raw: unknown, of = NFL as Parameters<typeof parseGame>[1]) => {
    const game = parsed(raw, of);
    return 'progress' in game ? game.progress : undefined;
  };

  it.each<[string, Raw, Raw]>([
    ['a break has no clock', { isBreak: 'true' }, { clock: null, isBreak: true }],
    [
      'a shoot-out has none either',
      { isShootout: true, isBreak: true },
      { clock: null, isBreak: false },
    ],
    ['seconds that are missing', { seconds: null }, { clock: null }],
    ['a period that lags is that of the line scores', { period: 0 }, { period: 3 }],
  ])('%s', (_name, part, expected) => {
    expect(progressOf(status(part))).toMatchObject(expected);
  });

  it('a game that has just begun is in its first period', () => {
    const bare = [home, away].map((team) => ({ ...team, linescores: [] }));
    expect(progressOf({ ...status({ period: undefined }), teams: bare })).toMatchObject({
      period: 1,
    });
  });

  it('a game that is delayed before it began is nowhere', () => {
    const bare = [home, away].map((team) => ({ ...team, linescores: [] }));
    const raw = { ...status({ eventStatusId: 23, period: undefined }), teams: bare };
    expect(progressOf(raw)).toBeNull();
  });

  it.each<[string, Raw, unknown]>([
    [
      'between halves nobody bats',
      { inningDivision: 'Middle' },
      { half: 'Middle', situation: null },
    ],
    ['a short name', { inningDivision: 'bot' }, { half: 'Bottom' }],
    ['without a half, who has batted says it', { inningDivision: null }, { half: 'Top' }],
    [
      'runners as text',
      { runnersOnBase: ['3', 9, {}] },
      { situation: { bases: [false, false, true] } },
    ],
    ['no situation', { balls: null, strikes: 'x', outs: -1 }, { situation: null }],
  ])('baseball: %s', (_name, part, expected) => {
    const event = eventOf(exampleGame('baseball', 'in-progress'));
    const eventStatus = { ...(event['eventStatus'] as Raw), ...part };
    expect(progressOf({ ...event, eventStatus }, MLB)).toMatchObject(expected as object);
  });
});

describe('plays', () => {
  const [kickoff, second] = live['pbp'] as [Raw, Raw];
  const playsOf = (pbp: unknown) => parsed({ ...live, pbp }).plays;

  it.each(['yardLine', 'playText', 'endYardLine'])(
    'a football play needs its %s (widgets §5)',
    (key) => {
      expect(playsOf([{ ...second, [key]: '' }])).toEqual([]);
    },
  );

  it('a line of letters and digits is split, any other stays (widgets §5)', () => {
    const lines = ['PHI32', '50', 'PHI 32'].map((yardLine, playId) => ({
      ...second,
      playId,
      yardLine,
    }));
    expect(playsOf(lines).map(({ situation }) => situation)).toEqual([
      '1st & 10 at PHI 32',
      '1st & 10 at 50',
      '1st & 10 at PHI 32',
    ]);
  });

  it('the later word on a play counts, at its own place', () => {
    const plays = playsOf([
      second,
      { ...kickoff, playId: 'k' },
      { ...second, playText: 'Reviewed.' },
    ]);
    expect(plays.map(({ text }) => text)).toEqual(['Reviewed.', kickoff['playText']]);
  });

  it('a feed that begins with the newest is turned round', () => {
    const plays = playsOf((live['pbp'] as Raw[]).toReversed());
    expect(plays.map(({ id }) => id)).toEqual((live['pbp'] as Raw[]).map(({ playId }) => playId));
  });

  it('a play without period belongs to that of the play before it, and has an id', () => {
    const late = { ...second, period: 3, playId: 'a' };
    const plays = playsOf([late, { ...second, period: null, playId: null }]);
    expect(plays.map(({ id, period }) => [id, period])).toEqual([
      ['a', 3],
      ['play-2', 3],
    ]);
  });

  it('drives may be called driveChart', () => {
    const { driveCharts, ...rest } = live;
    expect(parsed({ ...rest, driveChart: driveCharts }).drives).toHaveLength(8);
    expect(parsed(rest).drives).toEqual([]);
  });

  it('drives of no team are left out', () => {
    expect(parsed({ ...live, driveCharts: [{ driveId: 1, teamId: 5 }] }).drives).toEqual([]);
  });
});

describe('statistics', () => {
  it.each([
    ['30', '10', '30', '10', 0.75],
    [' 045.00 %', '55.0%', '45%', '55.0%', 0.45],
    ['00.50%', '099.5%', '0.5%', '99.5%', 0.005],
    ['20:00', '40:00', '20:00', '40:00', 1 / 3],
    ['4-9', '5-9', '4-9', '5-9', null],
    ['-3', '10', '-3', '10', null],
    ['0', '0', '0', '0', null],
    [12, 12, '12', '12', 0.5],
    ['.500', '.250', '.500', '.250', 2 / 3],
    ['', '7', '', '7', null],
    ['.', '%', '.', '%', null],
  ])('%s to %s', (awayValue, homeValue, awayText, homeText, share) => {
    const [stat] = parsed({ ...live, teamStats: [{ name: 'X', awayValue, homeValue }] }).teamStats;
    expect(stat).toEqual({
      label: 'X',
      away: awayText,
      home: homeText,
      share: share === null ? null : (expect.closeTo(share, 9) as number),
    });
  });

  it('a row has as many values as its table has columns', () => {
    const tables = [
      {
        title: 'Passing',
        columns: [{ label: 'YDS' }, { key: 'td' }],
        rows: [
          { name: 'T. Brannock', values: [251] },
          { name: '', values: ['1', '2'] },
          { isTotal: 'true', values: ['251', '2', '9'] },
        ],
      },
      { title: 'Rushing', columns: [], rows: [{ name: 'K. Oyelle', values: [] }] },
    ];
    expect(parsed({ ...live, boxscores: [{ teamId: '354', tables }] }).box).toEqual({
      away: [],
      home: [
        {
          title: 'Passing',
          columns: [
            { key: 'column-1', label: 'YDS', title: 'YDS' },
            { key: 'td', label: 'td', title: 'td' },
          ],
          rows: [
            { name: 'T. Brannock', position: '', values: ['251', ''], isTotal: false },
            { name: 'Total', position: '', values: ['251', '2'], isTotal: true },
          ],
        },
      ],
    });
  });
});

describe('what surrounds a game', () => {
  it.each([
    [{ name: 'Exhibition' }, true],
    [{ name: 'Regular Season' }, false],
    [undefined, false],
    ['Exhibition', false],
  ])('of the type %j it is an exhibition: %s', (eventType, isExhibition) => {
    const event = { ...eventOf(exampleGame('football', 'final')), eventType };
    expect(parseGame(event, { sport: 'football', league: 'nfl' })).toMatchObject({ isExhibition });
  });

  it.each<[string, Raw, Partial<Game>]>([
    [
      'stations, each once',
      { tvStations: [{ name: 'Fox' }, { callLetters: 'WIP' }, { name: 'Fox' }] },
      { network: 'Fox, WIP' },
    ],
    ['a venue as text', { venue: 'Franklin Field' }, { venue: 'Franklin Field' }],
    [
      'an empty editorial is none',
      { editorial: { heading: ' ', content: null } },
      { editorial: null },
    ],
    ['a picture of another scheme is none', { imgUrl: 'javascript:alert(1)' }, { imageUrl: '' }],
    ['nor of a host without scheme', { imgUrl: '//evil.example/x.png' }, { imageUrl: '' }],
    ['a picture by its id', { imgUrl: 'stadium-63-16x9.jpg' }, { imageUrl: 'stadium-63-16x9.jpg' }],
    [
      'a picture',
      { imgUrl: 'https://img.example/x.png' },
      { imageUrl: 'https://img.example/x.png' },
    ],
    [
      'a stream without a code is none',
      { liveStream: { youtubeCode: '"><script>' } },
      { liveStream: null },
    ],
    [
      'a stream by its address',
      {
        liveStream: {
          youtubeCode: 'https://youtu.be/abc_DEF-123?t=1',
          mute: 'true',
          showLiveStream: 1,
        },
      },
      {
        liveStream: {
          youtubeCode: 'abc_DEF-123',
          isMuted: true,
          isAutoplay: false,
          isShown: true,
          hidesAtEnd: false,
        },
      },
    ],
  ])('%s', (_name, part, expected) => {
    expect(parsed({ ...live, ...part })).toMatchObject(expected);
  });
});
