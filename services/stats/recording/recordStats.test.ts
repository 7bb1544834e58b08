import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { signRequest } from '../provider/signRequest';
import { sendsJson, type Behavior } from '../testing/openProvider';
import { COURSE, KEY, playsGame, realNowFrom, recordGames, SECRET } from '../testing/recordGames';

const games = recordGames();

describe('a recording', () => {
  it('has each answer once, until the game is final', async () => {
    const kept = await games.record();
    expect(await games.filesOf('football/nfl/events/3001')).toHaveLength(COURSE.length - 1);
    expect(await games.filesOf('football/nfl/events')).toHaveLength(1);
    expect(await games.filesOf('football/nfl/standings')).toHaveLength(1);
    expect(kept).toBe(COURSE.length + 1);
    expect(games.lines).toHaveLength(kept);
  });

  it('has no key, secret or signature in any byte, though the provider echoes them', async () => {
    await games.record();
    const signatures = games.provider.requests.map((asked) => asked.searchParams.get('sig') ?? '');
    expect(signatures.every((signature) => signature.length === 64)).toBe(true);
    const names = await readdir(games.folder, { recursive: true, withFileTypes: true });
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
    games.provider.behave((request, response) => {
      asked += 1;
      const echo = signRequest(new URL('http://x.example'), { key: KEY, secret: SECRET }, 0).href;
      const isDown = asked % 2 === 1;
      (isDown ? sendsJson({ error: echo }, 500) : good)(request, response);
    });
    await games.record();
    expect(await games.filesOf('football/nfl/events/3001')).toHaveLength(COURSE.length - 1);
    expect(games.lines.join()).not.toContain(KEY);
  });

  it('without ids is of the games of our team that are near', async () => {
    jest.spyOn(Date, 'now').mockImplementation(realNowFrom('2026-11-22T17:00:00Z'));
    await games.record({ events: [] });
    jest.restoreAllMocks();
    expect(await games.filesOf('football/nfl/events/3001')).not.toHaveLength(0);
    expect(await games.filesOf('football/nfl/events/3002')).toHaveLength(0);
  });

  it('ends by the signal', async () => {
    const stopped = new AbortController();
    const report = (line: string) => {
      games.lines.push(line);
      if (line.includes('/3001')) stopped.abort();
    };
    expect(await games.record({ report, signal: stopped.signal, isUntilFinal: false })).toBe(3);
  });

  it('of no game that is near says so, and ends where it was to end with the games', async () => {
    jest.spyOn(Date, 'now').mockImplementation(realNowFrom('2026-11-25T17:00:00Z'));
    expect(await games.record({ events: [] })).toBe(2);
    jest.restoreAllMocks();
    expect(games.lines.at(-1)).toMatch(/^No game of our teams there is on/);
  });

  it('that nobody knows the games of yet goes on until a list comes', async () => {
    jest.spyOn(Date, 'now').mockImplementation(realNowFrom('2026-11-22T17:00:00Z'));
    let asked = 0;
    const good = playsGame();
    games.provider.behave((request, response) => {
      asked += 1;
      (asked <= 6 ? sendsJson('', 500) : good)(request, response);
    });
    const stopped = new AbortController();
    const report = (line: string) => {
      games.lines.push(line);
      // What it goes on from is asked for again after five minutes.
      jest.spyOn(Date, 'now').mockImplementation(realNowFrom('2026-11-22T17:06:00Z'));
      if (line.includes('/3001')) stopped.abort();
    };
    const log = { warn: (line: string) => report(line) };
    await games.record({
      events: [],
      report,
      signal: stopped.signal,
      provider: { ...games.options(), log },
    });
    jest.restoreAllMocks();
    expect(await games.filesOf('football/nfl/events/3001')).not.toHaveLength(0);
  });

  it.each<[string, Behavior, RegExp]>([
    [
      'refuses our key',
      sendsJson('no', 401),
      /^football\/nfl\/events cannot be recorded: it refused our key \(401\)\. Check STATS_PROVIDER_KEY/,
    ],
    [
      'sends something else',
      sendsJson({ hello: 'world' }),
      /^football\/nfl\/events cannot be recorded: its answer has no events in it\. Compare/,
    ],
    [
      'is at another address',
      sendsJson('', 404),
      /^The provider has no football\/nfl\/events: look at the address/,
    ],
  ])(
    'of a provider that %s is refused in words, and leaves nothing',
    async (_name, behavior, words) => {
      games.provider.behave(behavior);
      await expect(games.record()).rejects.toThrow(words);
      expect(await readdir(games.folder)).toEqual([]);
    },
  );

  it('of a game that the provider does not have is refused in words', async () => {
    const good = playsGame();
    games.provider.behave((request, response) =>
      (request.url?.includes('/3999') ? sendsJson('', 404) : good)(request, response),
    );
    await expect(games.record({ events: [3999] })).rejects.toThrow(
      'The provider has no football/nfl/events/3999: look at the address, or at --event.',
    );
  });

  it.each([
    ['500', sendsJson('', 500), /it answered 500/],
    ['garbage', sendsJson('<html>'), /its answer is no JSON/],
  ])('of a provider that answers %s says so, and asks again', async (_name, behavior, words) => {
    const stopped = new AbortController();
    const good = playsGame();
    games.provider.behave(behavior);
    const log = {
      warn: (line: string) => {
        games.lines.push(line);
        if (games.lines.length === 2) games.provider.behave(good);
      },
    };
    const isKept = jest.fn((line: string) => {
      if (line.includes('/3001')) stopped.abort();
    });
    jest.spyOn(Date, 'now').mockImplementation(realNowFrom('2026-11-22T17:00:00Z'));
    const report = (line: string) => isKept(line);
    await games.record({ report, signal: stopped.signal, provider: { ...games.options(), log } });
    jest.restoreAllMocks();
    expect(games.lines[0]).toMatch(words);
    expect(isKept).toHaveBeenCalled();
  });

  it('in a place that is no folder is refused in words', async () => {
    await writeFile(join(games.folder, 'taken'), '');
    const taken = join(games.folder, 'taken', 'games');
    await expect(games.record({ folder: taken })).rejects.toThrow(
      `Answers cannot be kept in ${taken}.`,
    );
  });
});
