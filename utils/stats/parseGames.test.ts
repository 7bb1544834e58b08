import * as fc from 'fast-check';
import { announcement } from './announcement';
import { boardHeader } from './boardHeader';
import { exampleGame } from './exampleGames';
import type { Game, GameStatus, Sport } from './game';
import { gamePath } from './gamePath';
import { hasScores } from './hasScores';
import { isDimmed } from './isDimmed';
import { parseGames } from './parseGames';
import { periodName } from './periodName';
import { pollDelay } from './pollDelay';
import { progressLabel } from './progressLabel';
import { eventOf } from './provider/eventOf.fixture';
import { invalidParts } from './provider/invalidParts.fixture';
import { resultColor } from './resultColor';
import { ribbonCell } from './ribbonCell';
import { ribbonLabel } from './ribbonLabel';
import { spokenScore } from './spokenScore';
import { startLabel } from './startLabel';
import { timeoutDots } from './timeoutDots';

const NFL = { sport: 'football', league: 'nfl' } as const;
const live = exampleGame('football', 'in-progress');
const final = exampleGame('football', 'final');

const wrapped = (times: number): unknown =>
  times === 0 ? eventOf(live) : { data: wrapped(times - 1) };

describe('an answer of the provider (widgets §7)', () => {
  it('is looked for in no more wraps than debug tools put around it', () => {
    expect(parseGames(wrapped(40), NFL).games).toEqual([]);
  });

  it.each<[string, unknown, Game[]]>([
    ['one event', eventOf(live), [live]],
    ['a list', [eventOf(live), eventOf(final)], [live, final]],
    ['an event in data (debug mode)', { data: eventOf(live) }, [live]],
    ['a list in data in data', { data: { data: [eventOf(final)] } }, [final]],
    ['an empty list', [], []],
    ['an event in data in data in data', wrapped(3), [live]],
  ])('%s', (_name, raw, games) => {
    expect(parseGames(raw, NFL)).toEqual({ games, errors: [] });
  });

  it('what is no event is named by its place; the others stay', () => {
    const { games, errors } = parseGames(
      [eventOf(live), 7, { ...eventOf(final), eventStatus: 0 }],
      NFL,
    );
    expect(games).toEqual([live]);
    expect(errors).toEqual([
      { path: '[1]', reason: 'the event is no object' },
      { path: '[2].eventStatus', reason: 'unknown status (none)' },
    ]);
  });

  it.each([null, undefined, 'x', 7, { data: null }, { message: 'x' }])('%j is an error', (raw) => {
    const { games, errors } = parseGames(raw, NFL);
    expect(games).toEqual([]);
    expect(errors).toHaveLength(1);
  });
});

const LEAGUES = {
  baseball: 'mlb',
  basketball: 'nba',
  football: 'nfl',
  hockey: 'nhl',
  soccer: 'mls',
} as const;

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

/** What a broken feed may hold in place of a value. */
const junk = fc.oneof(
  fc.constantFrom<unknown>(null, '', ' ', 'null', 'NaN', '-', true, 'false', [], {}, [[]], 0, -1),
  fc.constantFrom<unknown>(1e308, -1e308, 2 ** 53, 0.5, '1e9', '0x10', '007', 'TBA', '__proto__'),
  fc.constantFrom<unknown>('2026-13-45T99:99:99', '\u0000\uD800', { length: 3 }, { data: [] }),
  fc.integer({ min: -50, max: 5000 }),
  fc.integer({ min: -50, max: 5000 }).map(String),
  fc.string(),
  fc.jsonValue(),
);

type Step = { at: number; how: 'delete' | 'replace' | 'repeat' | 'wrap' | 'text'; by: unknown };

const step: fc.Arbitrary<Step> = fc.record({
  at: fc.nat(),
  how: fc.constantFrom<Step['how']>('delete', 'replace', 'replace', 'repeat', 'wrap', 'text'),
  by: junk,
});

/** A feed with damage: members gone, of another type, said twice, wrapped. */
const feed = fc.record({
  sport: fc.constantFrom<Sport>('baseball', 'basketball', 'football', 'hockey', 'soccer'),
  status: fc.constantFrom(...STATUSES),
  steps: fc.array(step, { minLength: 1, maxLength: 30 }),
  isList: fc.boolean(),
});

function damaged({
  sport,
  status,
  steps,
  isList,
}: typeof feed extends fc.Arbitrary<infer T> ? T : never) {
  let root: { answer: unknown } = { answer: [eventOf(exampleGame(sport, status))] };
  root = JSON.parse(JSON.stringify(root)) as typeof root;
  if (!isList) root.answer = (root.answer as unknown[])[0];
  for (const { at, how, by } of steps) {
    const places = placesIn(root);
    const place = places[at % places.length];
    if (place) damage(place, how, by);
  }
  return twice(JSON.stringify(root.answer) ?? 'null', steps.length);
}

interface Place {
  holder: Record<string, unknown>;
  key: string;
}

/** Every member of every object and list, those near the top as often as all of the plays. */
function placesIn(root: object): Place[] {
  const places: Place[] = [];
  const shallow: Place[] = [];
  const visit = (holder: Record<string, unknown>, depth: number) => {
    for (const key of Object.keys(holder)) {
      places.push({ holder, key });
      if (depth < 4) shallow.push({ holder, key });
      const value = holder[key];
      if (typeof value === 'object' && value !== null) visit(value as typeof holder, depth + 1);
    }
  };
  visit(root as Record<string, unknown>, 0);
  const times = Math.max(1, Math.round(places.length / Math.max(1, shallow.length)));
  return [...places, ...Array.from({ length: times }, () => shallow).flat()];
}

function damage({ holder, key }: Place, how: Step['how'], by: unknown): void {
  const value = holder[key];
  if (how === 'delete') delete holder[key];
  else if (how === 'repeat')
    holder[key] = Array.isArray(value)
      ? [...value, ...structuredClone(value as unknown[])]
      : [value, structuredClone(value)];
  else if (how === 'wrap') holder[key] = { data: value };
  else if (how === 'text') holder[key] = typeof value === 'string' ? value : JSON.stringify(value);
  // Damage twice may not put a thing into itself.
  else holder[key] = structuredClone(by);
}

/** JSON in which an object says one of its keys twice. */
function twice(json: string, count: number): unknown {
  const keys = [...json.matchAll(/([{,])("(?:eventId|teamId|period|score|text|status|teams)":)/g)];
  const found = keys[count % Math.max(1, keys.length)];
  if (!found) return JSON.parse(json);
  const at = found.index + 1;
  return JSON.parse(`${json.slice(0, at)}${found[2] ?? ''}"twice",${json.slice(at)}`);
}

/** Every formatter, on one game; what they say is text without holes. */
function textsOf(game: Game): string[] {
  const places = ['away', 'home'] as const;
  return [
    announcement(game),
    boardHeader(game).status,
    boardHeader(game).when,
    gamePath(game) ?? '',
    progressLabel(game),
    ribbonCell(game).text,
    ribbonLabel(game, '2026-11-22T20:00:00Z'),
    spokenScore(game),
    startLabel(game.start),
    String(pollDelay(game)),
    String(hasScores(game)),
    ...places.flatMap((place) => [
      String(isDimmed(game, place)),
      ...timeoutDots(game, place).map(String),
    ]),
    ...[1, 4, 5, 40].flatMap((count) => [
      periodName(game, count, 'short'),
      periodName(game, count, 'long'),
    ]),
    ...game.plays.map(({ code }) => resultColor(code) ?? 'none'),
  ];
}

describe('a feed with damage', () => {
  it('gives games that are valid to the last member, or stated errors; every formatter takes them', () => {
    fc.assert(
      fc.property(feed, (input) => {
        const league = LEAGUES[input.sport];
        const { games, errors } = parseGames(damaged(input), { sport: input.sport, league });
        for (const { path, reason } of errors) {
          expect(typeof path).toBe('string');
          expect(reason).not.toBe('');
        }
        for (const game of games) {
          expect(invalidParts(game)).toEqual([]);
          expect(game).toMatchObject({ sport: input.sport, league });
          for (const text of textsOf(game)) {
            expect(text).not.toMatch(/undefined|NaN|\[object|Invalid/);
          }
        }
      }),
      { numRuns: 800 },
    );
  });

  it('anything at all never throws', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true }), (raw) => {
        const { games, errors } = parseGames(raw, NFL);
        for (const game of games) expect(invalidParts(game)).toEqual([]);
        expect(games.length + errors.length).toBe(Array.isArray(raw) ? raw.length : 1);
      }),
    );
  });
});
