import { exampleGame } from './exampleGames';
import type { Game, GameStatus, Sport } from './game';
import { parseGame } from './parseGame';
import { eventOf } from './provider/eventOf.fixture';
import { live, NFL, parsed, status } from './provider/liveEvent.fixture';
import type { Raw } from './provider/readSent.fixture';

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

describe('a game that has begun, of whose first period nothing is written', () => {
  it.each(SPORTS)('of %s is at its beginning', (sport) => {
    const game = exampleGame(sport, 'in-progress');
    const eventStatus = eventOf(game)['eventStatus'] as Raw;
    const keep = Object.fromEntries(
      Object.entries(eventStatus).filter(([key]) => ['eventStatusId', 'name'].includes(key)),
    );
    const teams = (eventOf(game)['teams'] as Raw[]).map(({ linescores: _lines, ...team }) => team);
    expect(parsed({ ...eventOf(game), eventStatus: keep, teams }, game)).toMatchObject({
      status: 'in-progress',
      progress:
        sport === 'baseball'
          ? { kind: 'innings', inning: 1, half: 'Top', situation: null }
          : { kind: 'periods', period: 1, clock: null, isBreak: false, isShootout: false },
    });
  });
});

describe('a game that is put off (widgets §3)', () => {
  const later = [{ dateType: 'Local', year: 2026, month: 11, date: 24, hour: 13, minute: 0 }];
  const noon = { at: '2026-11-24T17:00:00.000Z', isTimeTba: true, localDate: '2026-11-24' };
  const one = { at: '2026-11-24T18:00:00.000Z', isTimeTba: false, localDate: '2026-11-24' };

  it.each([
    ['postponed', 'makeupDate', 'makeup', 'here', 354, one],
    ['postponed', 'makeupDate', 'makeup', 'elsewhere', 327, noon],
    ['suspended', 'suspendedResumeDate', 'resumes', 'here', 354, one],
    ['suspended', 'suspendedResumeDate', 'resumes', 'elsewhere', 327, noon],
  ] as const)(
    '%s, is played by the local time of %s where it is played %s',
    (name, from, to, _where, teamId, expected) => {
      const event = { ...eventOf(exampleGame('football', name)), [from]: later };
      const [home, away] = event['teams'] as Raw[];
      expect(parsed({ ...event, teams: [{ ...home, teamId }, away] })).toMatchObject({
        [to]: expected,
      });
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
