import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { idOf } from '../eventFacts';
import { localTeamsIn } from '../localTeams';
import { signRequest } from '../provider/signRequest';
import type { SportEvent } from '../SportEvent';
import { openProvider, sendsJson, type Behavior, type TestProvider } from '../testing/openProvider';
import { apiResults, providerEvent } from '../testing/providerEvent';
import { listAnswers } from './answerFiles';
import { recordStats, type RecordOptions } from './recordStats';
import { replayStats } from './replayStats';

const KEY = 'the-key-of-ours';
const SECRET = 'the-secret-of-ours';
const QUERY = { sport: 'football', league: 'nfl' } as const;
const GAME = { ...QUERY, eventId: 3001, pbp: true, driveCharts: true };
const [PRE_GAME, LIVE, FINAL] = [1, 2, 4];

/** The game as it was answered, one after the other: each is asked for again until it differs. */
const COURSE = [
  { statusId: PRE_GAME, score: 0 },
  { statusId: LIVE, score: 0 },
  { statusId: LIVE, score: 0 },
  { statusId: LIVE, score: 7 },
  { statusId: LIVE, score: 14 },
  { statusId: FINAL, score: 14 },
];

let folder: string;
let provider: TestProvider;
let lines: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recording-'));
  lines = [];
  provider = await openProvider(playsGame());
});
afterEach(async () => {
  await provider.close();
  await rm(folder, { recursive: true });
});

/** A provider whose game goes on with each question for it, and that echoes what it was asked. */
function playsGame(): Behavior {
  const left = [...COURSE];
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://provider.example');
    const echo = { request: request.url, endTimestamp: new Date().toISOString() };
    if (pathname.endsWith('/standings/')) return sendsJson(STANDINGS)(request, response);
    const isGame = pathname.endsWith('/3001');
    const now = (isGame && left.length > 1 ? left.shift() : left[0]) ?? {};
    const list = apiResults(providerEvent(now), providerEvent({ eventId: 3002, homeId: 1 }));
    sendsJson({ ...echo, ...Object(isGame ? apiResults(providerEvent(now)) : list) })(
      request,
      response,
    );
  };
}

const STANDINGS = {
  apiResults: [
    {
      league: {
        season: {
          conferences: [{ name: 'NFC', teams: [{ teamId: 354, record: { wins: 1, losses: 0 } }] }],
        },
      },
    },
  ],
};

const record = (options: Partial<RecordOptions> = {}) =>
  recordStats({
    provider: {
      base: provider.base,
      key: KEY,
      secret: SECRET,
      perSecond: 1000,
      perDay: 10_000,
      timeout: 20_000,
      budget: 20_000,
      backOff: 1,
      log: { warn: (line) => void lines.push(line) },
    },
    folder,
    leagues: localTeamsIn({ league: 'nfl' }),
    events: [3001],
    every: 1,
    isUntilFinal: true,
    report: (line) => void lines.push(line),
    signal: new AbortController().signal,
    ...options,
  });

/** The files of a question, by time. */
const filesOf = async (question: string) =>
  (await listAnswers(folder)).answers.filter((answer) => answer.question === question);

const scoreOf = ({ teams }: SportEvent) => teams[0]?.score;
const stateOf = (event: SportEvent) => [event.eventStatus.eventStatusId, scoreOf(event)];

describe('a recording', () => {
  it('has each answer once, until the game is final', async () => {
    const kept = await record();
    expect(await filesOf('football/nfl/events/3001')).toHaveLength(COURSE.length - 1);
    expect(await filesOf('football/nfl/events')).toHaveLength(1);
    expect(await filesOf('football/nfl/standings')).toHaveLength(1);
    expect(kept).toBe(COURSE.length + 1);
    expect(lines).toHaveLength(kept);
  });

  it('has no key, secret or signature in any byte, though the provider echoes them', async () => {
    await record();
    const signatures = provider.requests.map((asked) => asked.searchParams.get('sig') ?? '');
    expect(signatures.every((signature) => signature.length === 64)).toBe(true);
    const names = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const entry of names.filter((each) => each.isFile())) {
      const stored = await readFile(join(entry.parentPath, entry.name));
      for (const bytes of [stored, gunzipSync(stored), Buffer.from(entry.name)]) {
        for (const secret of [KEY, SECRET, ...signatures])
          expect(bytes.includes(secret)).toBe(false);
      }
    }
  });

  it('goes on where the provider fails, and keeps nothing of what it said', async () => {
    const good = playsGame();
    let asked = 0;
    provider.behave((request, response) => {
      asked += 1;
      const echo = signRequest(new URL('http://x.example'), { key: KEY, secret: SECRET }, 0).href;
      const isDown = asked % 2 === 1;
      (isDown ? sendsJson({ error: echo }, 500) : good)(request, response);
    });
    await record();
    expect(await filesOf('football/nfl/events/3001')).toHaveLength(COURSE.length - 1);
    expect(lines.join()).not.toContain(KEY);
  });

  it('without ids is of the games of our team that are near', async () => {
    jest.spyOn(Date, 'now').mockImplementation(realNowFrom('2026-11-22T17:00:00Z'));
    await record({ events: [] });
    jest.restoreAllMocks();
    expect(await filesOf('football/nfl/events/3001')).not.toHaveLength(0);
    expect(await filesOf('football/nfl/events/3002')).toHaveLength(0);
  });

  it('says which game the provider does not have, and ends by the signal', async () => {
    const stopped = new AbortController();
    provider.behave(sendsJson({}, 404));
    const report = (line: string) => {
      lines.push(line);
      if (line.includes('/3001')) stopped.abort();
    };
    expect(await record({ report, signal: stopped.signal })).toBe(0);
    expect(lines.at(-1)).toBe('football/nfl/events/3001: The statistics provider has no such game');
  });
});

/** A clock that begins at a moment and runs on. */
function realNowFrom(at: string): () => number {
  const [began, performanceBegan] = [Date.parse(at), performance.now()];
  return () => began + Math.round(performance.now() - performanceBegan);
}

describe('a replay', () => {
  const NOW = Date.parse('2027-03-20T15:00:00Z');

  it.each([1, 60])('at %d times the speed gives the answers in their order', async (speed) => {
    await record();
    const files = await filesOf('football/nfl/events/3001');
    const all = (await listAnswers(folder)).answers;
    const first = all[0]!.at;
    let now = NOW;
    const { source } = await replayStats(folder, { speed, warn: fail, now: () => now });
    const seen: unknown[] = [];
    for (const { at } of files) {
      now = NOW + (at - first) / speed;
      seen.push(stateOf((await source.event(GAME)).body));
    }
    expect(seen).toEqual([
      [PRE_GAME, 0],
      [LIVE, 0],
      [LIVE, 7],
      [LIVE, 14],
      [FINAL, 14],
    ]);
    now = NOW + 86_400_000;
    expect(stateOf((await source.event(GAME)).body)).toEqual([FINAL, 14]);
    const [listed] = (await source.events({ ...LIST, day: null })).body;
    expect(stateOf(listed!)).toEqual([FINAL, 14]);
  });

  const LIST = { ...QUERY, isDayOnly: false, teamId: null, pbp: false, driveCharts: false };

  it('is played now: dates move by as much, the local ones by the clocks of the season', async () => {
    await record();
    const [first] = (await listAnswers(folder)).answers;
    const now = () => NOW;
    const { source } = await replayStats(folder, { speed: 1, warn: fail, now });
    const { body } = await source.event(GAME);
    const [local, utc] = body.startDate;
    const start = Date.parse('2026-11-22T18:00:00Z') + NOW - first!.at;
    expect(Math.abs(Date.parse(`${utc?.full}Z`) - start)).toBeLessThanOrEqual(30_000);
    const wall = new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/New_York',
      hourCycle: 'h23',
      hour: 'numeric',
      minute: 'numeric',
    }).format(new Date(`${utc?.full}Z`));
    expect(wall).toBe(
      `${String(local?.hour).padStart(2, '0')}:${String(local?.minute).padStart(2, '0')}`,
    );
    expect(source.now()).toEqual(
      new Date(Math.round((NOW - first!.at) / 60_000) * 60_000 + first!.at),
    );
  });

  it('lists the games of our team alone, on their days alone', async () => {
    await record();
    const { source } = await replayStats(folder, { speed: 1, warn: fail, now: () => NOW });
    const { body } = await source.events({ ...LIST, day: null });
    const ids = body.map(idOf);
    expect(ids.includes(3002)).toBe(false);
    expect((await source.events({ ...LIST, day: 0 })).body).toEqual([]);
    await expect(source.event({ ...GAME, eventId: 9 })).rejects.toMatchObject({ statusCode: 404 });
    const [nfl] = localTeamsIn({ league: 'nfl' });
    expect((await source.standings(nfl!)).body.groups[0]?.teams[0]?.teamId).toBe(354);
  });

  it('names the file that is broken or cut off, and goes on with the answer before it', async () => {
    await record();
    const [, , third, fourth, last] = await filesOf('football/nfl/events/3001');
    await truncate(fourth!.file, 40);
    await writeFile(last!.file, 'not compressed');
    await writeFile(`${third!.file}.part`, 'half');
    const warnings: string[] = [];
    let now = NOW;
    const { source } = await replayStats(folder, {
      speed: 1,
      warn: (line) => void warnings.push(line),
      now: () => now,
    });
    expect(warnings).toEqual([`${third!.file}.part is no whole answer: it is left out.`]);
    now = NOW + 86_400_000;
    expect(stateOf((await source.event(GAME)).body)).toEqual([LIVE, 7]);
    expect(stateOf((await source.event(GAME)).body)).toEqual([LIVE, 7]);
    expect(warnings.slice(1).map((line) => line.split(' ')[0])).toEqual([last!.file, fourth!.file]);
  });

  it.each([
    ['is empty', '', /There is no recording in .+: make one by broadsheet stats record\.$/],
    ['is not there', 'missing', /There is no folder .+missing to read\.$/],
  ])('of a folder that %s says so', async (_name, name, words) => {
    await expect(replayStats(join(folder, name), { speed: 1, warn: fail })).rejects.toThrow(words);
  });
});

function fail(line: string): never {
  throw new Error(line);
}
