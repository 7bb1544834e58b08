import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { openGamesProvider, type GamesProvider } from '../demo/simulator/testing/openGamesProvider';
import { idOf, momentOfDate, statusIdOf } from '../services/stats/eventFacts';
import { LOCAL_TEAMS, type LocalTeam } from '../services/stats/localTeams';
import type { SportEvent } from '../services/stats/SportEvent';
import { isGame, parseGame } from '../utils/stats/parseGame';
import { openBrowser } from './browser';
import { startBeside } from './startBeside';
import type { RunningSite } from './startSite';

jest.setTimeout(600_000);

const ROOT = join(__dirname, '..');
const FOLDER = join(ROOT, '.cache', 'e2e-recording');
const CREDENTIALS = { key: 'the-key-of-ours', secret: 'the-secret-of-ours' };
const MINUTE = 60_000;
const [LIVE, FINAL] = [2, 4];
/** The page's timers are so much faster than life: else it asks twice a minute. */
const RATE = 10;

let provider: GamesProvider;
let browser: Browser;
let site: RunningSite;
/** What was recorded, in its order: `14-10` (away and home), each score once. */
let scores: string[] = [];
let local: LocalTeam;
let eventId: number;

/** Answers of the game that are kept, by time. */
const kept = (): { file: string; event: SportEvent }[] => {
  const folder = join(FOLDER, local.sport, local.league, 'events', String(eventId));
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json.gz'))
    .toSorted()
    .map((file) => {
      const text = gunzipSync(readFileSync(join(folder, file))).toString();
      const { apiResults } = JSON.parse(text) as {
        apiResults: { league: { season: { eventType: { events: SportEvent[] }[] } } }[];
      };
      return { file, event: apiResults[0]!.league.season.eventType[0]!.events[0]! };
    });
};

function scoreOf(event: SportEvent): string {
  const game = parseGame(event, local);
  if (!isGame(game)) throw new Error(game.error.reason);
  const [away, home] = [game.away, game.home].map(({ totals, score }) => totals?.runs ?? score);
  return away === null || home === null ? '' : `${away}-${home}`;
}

/** A game of ours that is over within four hours of its beginning, with scores, and that begins about now. */
async function findGame(): Promise<{ start: number }> {
  for (const candidate of LOCAL_TEAMS) {
    for (const event of await provider.games(candidate)) {
      const utc = event.startDate.find(({ dateType }) => dateType === 'UTC');
      const start = utc ? momentOfDate(utc) : null;
      if (start === null || Math.abs(start - Date.now()) > 90 * MINUTE) continue;
      provider.standAt(start + 240 * MINUTE);
      const over = await provider.game(candidate, idOf(event));
      provider.standAt(Date.now());
      if (statusIdOf(over) !== FINAL) continue;
      [local, eventId] = [candidate, idOf(event)];
      return { start };
    }
  }
  throw new Error('No game of ours begins about now.');
}

/** The first of the moments at which it is on and somebody has scored. */
async function firstLive(start: number): Promise<number> {
  for (let minutes = 0; minutes < 240; minutes += 5) {
    const moment = start + minutes * MINUTE;
    provider.standAt(moment);
    const event = await provider.game(local, eventId);
    if (statusIdOf(event) === LIVE && !/^(0-0)?$/.test(scoreOf(event))) return moment;
  }
  throw new Error(`Nobody scores in game ${eventId}.`);
}

/** Runs `broadsheet stats record` for the game. */
function startRecorder(...more: string[]): ChildProcess & { said: string[] } {
  const words = ['stats', 'record', '--out', FOLDER, '--league', local.league];
  const child = spawn(
    process.execPath,
    [join(ROOT, 'dist/engine/main.mjs'), ...words, '--event', String(eventId), ...more],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        STATS_PROVIDER_URL: provider.base,
        STATS_PROVIDER_KEY: CREDENTIALS.key,
        STATS_PROVIDER_SECRET: CREDENTIALS.secret,
        STATS_PROVIDER_PER_SECOND: '50',
      },
    },
  );
  const said: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => void said.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => void said.push(chunk.toString()));
  return Object.assign(child, { said });
}

const hasEnded = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.once('exit', resolve));

/** Lets the game stand at moments, one after the other, each until the recorder has asked for it. */
async function playThrough(moments: readonly number[]): Promise<void> {
  const asked = () => provider.requests.filter(({ pathname }) => pathname.endsWith(`/${eventId}`));
  for (const moment of moments) {
    provider.standAt(moment);
    const before = asked().length;
    // The first may have been under way.
    while (asked().length < before + 2) await pause(50);
  }
}

const openGame = async (path: string): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript((rate) => {
    const wait = window.setTimeout.bind(window);
    Object.assign(window, {
      // A bundle's patience with its own scripts stays what it is.
      setTimeout: (work: () => void, ms = 0) => wait(work, ms === 120_000 ? ms : ms / rate),
    });
  }, RATE);
  await page.goto(new URL(path, site.url).href);
  return page;
};

beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  browser = await openBrowser();
  provider = await openGamesProvider(CREDENTIALS);
});
afterAll(async () => {
  await site?.stop();
  await browser?.close();
  await provider?.close();
});

it('a game is recorded over its answers, by a recorder that is killed in its midst and another', async () => {
  const { start } = await findGame();
  // It has begun at the first of them: a page of a game to come asks only every five minutes.
  const first = await firstLive(start);
  const steps = Array.from({ length: 24 }, (_, index) => first + index * 10 * MINUTE);
  const killed = startRecorder('--every', '1');
  await playThrough(steps.slice(0, 8));
  killed.kill('SIGKILL');
  await hasEnded(killed);
  // Each is whole: what is torn would not be read.
  expect(kept().length).toBeGreaterThan(2);

  const recorder = startRecorder('--every', '1', '--until', 'final');
  const ended = hasEnded(recorder);
  await Promise.race([playThrough(steps.slice(8)), ended]);
  expect([await ended, recorder.said.join('')]).toEqual([
    0,
    expect.stringContaining('are kept in'),
  ]);

  const events = kept().map(({ event }) => event);
  expect(statusIdOf(events.at(-1)!)).toBe(FINAL);
  expect(events.some((event) => statusIdOf(event) === LIVE)).toBe(true);
  scores = [...new Set(events.map(scoreOf).filter(Boolean))];
  expect(scores.length).toBeGreaterThan(2);
});

it('no byte of it has a key, a secret or a signature', () => {
  const signatures = provider.requests.map(({ searchParams }) => searchParams.get('sig') ?? '');
  expect(new Set(signatures.map(({ length }) => length))).toEqual(new Set([64]));
  const entries = readdirSync(FOLDER, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const bytes = gunzipSync(readFileSync(join(entry.parentPath, entry.name)));
    for (const secret of [...Object.values(CREDENTIALS), ...new Set(signatures)]) {
      expect(bytes.includes(secret)).toBe(false);
      expect(entry.name).not.toContain(secret);
    }
  }
});

describe('the site that replays it', () => {
  beforeAll(async () => {
    site = await startBeside('replay', {}, ['stats', 'replay', FOLDER, '--speed', '0.5']);
  });

  it('shows the recorded scores and no others, in their order, to the final, wherever it shows the game', async () => {
    const link = `a[href*="gamedaycentral/${eventId}"]`;
    // Boards of a section and the ribbon go on to the team's next game when one is over.
    const places: Record<
      string,
      { path: string; card: string; score: string; staysToFinal?: boolean }
    > = {
      'the game page': {
        path: `/${local.key}/gamedaycentral/${eventId}`,
        card: '.game-header',
        score: '.board-side__score',
        staysToFinal: true,
      },
      'the section scoreboard': {
        path: `/${local.key}/`,
        card: `.scoreboard:has(${link})`,
        score: '.board-side__score',
      },
      'Gameday Central': {
        path: '/sports/gameday-central/',
        card: `.central-card:has(${link})`,
        score: '.central-side__score',
        staysToFinal: true,
      },
      'the ribbon': {
        path: '/',
        card: `.ribbon-card:has(${link})`,
        score: '.ribbon-card__score',
      },
    };
    const pages = await Promise.all(
      Object.entries(places).map(async ([name, place]) => ({
        ...place,
        name,
        page: await openGame(place.path),
        seen: [] as string[],
      })),
    );
    const final = scores.at(-1);
    const until = Date.now() + 240_000;
    const isOn = () =>
      pages.some(({ seen, staysToFinal }) => staysToFinal && seen.at(-1) !== final);
    while (isOn() && Date.now() < until) {
      for (const { page, card, score, seen } of pages) {
        const texts = await page.locator(card).first().locator(score).allInnerTexts();
        const shown = texts.map((text) => text.replace(/\D+/g, '')).join('-');
        if (shown !== '' && seen.at(-1) !== shown) seen.push(shown);
      }
      await pause(200);
    }
    for (const { name, seen, staysToFinal } of pages) {
      expect([name, seen.filter((shown) => !scores.includes(shown))]).toEqual([name, []]);
      const order = seen.map((shown) => scores.indexOf(shown));
      expect([name, order]).toEqual([name, order.toSorted((a, b) => a - b)]);
      expect([name, seen.length > 1]).toEqual([name, true]);
      if (staysToFinal) expect([name, seen.at(-1)]).toEqual([name, final]);
    }
  });
});
