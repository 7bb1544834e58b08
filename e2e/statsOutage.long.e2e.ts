import { SITE } from './browser';
import { cuttableProxy, type CuttableProxy } from './cuttableProxy';
import { startBeside } from './startBeside';
import type { RunningSite } from './startSite';

const LEAGUES = [
  ['football', 'nfl', '/eagles'],
  ['basketball', 'nba', '/sixers'],
  ['baseball', 'mlb', '/phillies'],
  ['hockey', 'nhl', '/flyers'],
  ['soccer', 'mls', '/soccer'],
] as const;

interface Listed {
  eventId: number;
  eventStatus: { name: string };
}

/** A game of each status that the schedule has now, and one more that nobody has looked at. */
async function gamesByStatus(): Promise<{ seen: Map<string, string>; unseen: string }> {
  const seen = new Map<string, string>();
  let unseen = '';
  for (const [sport, league, team] of LEAGUES) {
    const url = new URL(`/gateway/statsinc/stats-query/${sport}/${league}`, SITE());
    for (const { eventId, eventStatus } of (await (await fetch(url)).json()) as Listed[]) {
      const path = `${team}/gamedaycentral/${eventId}`;
      if (seen.has(eventStatus.name)) unseen = path;
      else seen.set(eventStatus.name, path);
    }
  }
  return { seen, unseen };
}

/** The block that says how a game stands. */
const boardOf = (html: string) =>
  /data-block="game-page-block\/game-header"[\s\S]*?<h1[\s\S]*?<\/h1>/.exec(html)?.[0];

describe('when the statistics are down', () => {
  let upstream: CuttableProxy;
  let site: RunningSite;
  const get = (path: string) => fetch(new URL(path, site.url), { redirect: 'manual' });

  beforeAll(async () => {
    upstream = await cuttableProxy(SITE);
    site = await startBeside('stats-outage', {
      CONTENT_BASE: new URL('/gateway', SITE()).href,
      STATS_BASE: `${upstream.url}/gateway`,
    });
  });
  afterAll(async () => {
    await site?.stop();
    upstream?.close();
  });

  it('games that were seen stay, whatever their state; others are a dignified 503; all comes back', async () => {
    const { seen, unseen } = await gamesByStatus();
    expect([...seen.keys()]).toEqual(
      expect.arrayContaining(['Pre-Game', 'In-Progress', 'Final', 'Postponed']),
    );
    const before = new Map<string, string | undefined>();
    for (const [status, path] of seen) {
      const page = await get(path);
      expect([status, page.status]).toEqual([status, 200]);
      const board = boardOf(await page.text());
      expect([status, board]).toEqual([status, expect.any(String)]);
      before.set(status, board);
    }

    upstream.cut(true);
    // Longer than live answers are kept, so that they have to be asked for again.
    await new Promise((resolve) => setTimeout(resolve, 11_000));
    for (const [status, path] of seen) {
      const page = await get(path);
      expect([status, page.status]).toEqual([status, 200]);
      expect([status, boardOf(await page.text())]).toEqual([status, before.get(status)]);
    }
    const front = await get('/sports/');
    expect(front.status).toBe(200);
    expect(await front.text()).toContain('<h1');
    const other = await get(unseen);
    expect(other.status).toBe(503);
    expect(await other.text()).toContain('data-block="error-block/error-page"');

    upstream.cut(false);
    const deadline = Date.now() + 30_000;
    let status = 503;
    while (status !== 200 && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      status = (await get(unseen)).status;
    }
    expect(status).toBe(200);
  });
});
