import { join } from 'node:path';
import { Pool } from 'undici';
import { composeSite } from '../broadsheet.config';
import { readEnvironment } from '../runtime/cli/environment';
import { fillEmptySite } from '../runtime/cli/fillSite';
import { openSite, type OpenedSite } from '../runtime/cli/openSite';
import { METER_COOKIE, monthOf, storyMark } from '../services/access/readMeter';
import { TIME_ZONE } from '../utils/dates/getEasternParts';

/*
 * `npm run bench -- --anonymous`: readers of whom nothing is known, on the same edition, once where all is free
 * and once for each rule of access (`READER_ACCESS`). What must hold: the page cache answers as many of them, and
 * as many answers may be kept by a CDN.
 */

const RULES = ['free', 'registered:5', 'subscribers:5'];
const READERS = 4000;
/** Addresses that they read, of which few are read by most. */
const ADDRESSES = 100;
/** Stories that one of them reads at most: as many as the rules leave open. */
const MOST_READ = 5;
const AT_ONCE = 16;

interface Outcome {
  rule: string;
  asked: number;
  /** Of 1: answered by the page cache. */
  hits: number;
  /** Of 1: with headers by which a CDN may keep it for all who send no cookie. */
  shared: number;
  /** ms */
  median: number;
  p999: number;
}

const outcomes: Outcome[] = [];
for (const rule of RULES) outcomes.push(await measure(rule));
print(outcomes);
const [free, ...others] = outcomes;
process.exit(
  free && others.every(({ hits, shared }) => hits >= free.hits - 0.001 && shared === free.shared)
    ? 0
    : 1,
);

async function measure(rule: string): Promise<Outcome> {
  const config = composeSite({ ...process.env, READER_ACCESS: rule });
  const environment = readEnvironment(config.root);
  const dataDir = join(config.root, '.cache/bench-data');
  const site = await openSite(config, { ...environment, port: 0, dataDir, logLevel: 'silent' });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  await fillEmptySite(config, site);
  const pool = new Pool(site.url(), { connections: AT_ONCE });
  try {
    return { rule, ...(await read(pool, await addresses(site, config.website))) };
  } finally {
    await pool.close();
    await site.close();
  }
}

async function addresses({ gateway, token }: OpenedSite, website: string): Promise<string[]> {
  const query = `website=${website}&q=type:story&size=${ADDRESSES}&sort=display_date:desc`;
  const response = await fetch(`${gateway()}/content/v4/search/published?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { content_elements: stories } = (await response.json()) as {
    content_elements: { canonical_url: string }[];
  };
  return stories.map((story) => story.canonical_url).filter(Boolean);
}

/** Has all readers read; each keeps the cookie that the page's script sets. */
async function read(pool: Pool, paths: string[]): Promise<Omit<Outcome, 'rule'>> {
  const draw = drawing(7);
  const month = monthOf(Date.now(), TIME_ZONE);
  const times: number[] = [];
  let [hits, shared, turn] = [0, 0, 0];
  const reader = async (): Promise<void> => {
    const marks: string[] = [];
    for (let count = Math.ceil(draw() * MOST_READ); count > 0; count -= 1) {
      // Few stories are read by most, as on any front page.
      const path = paths[Math.floor(draw() ** 3 * paths.length)] ?? '/';
      const cookie = ['_ga=GA1.1.7', `${METER_COOKIE}=${[month, ...marks].join('.')}`].join('; ');
      const start = performance.now();
      const { headers, body, statusCode } = await pool.request({
        path,
        method: 'GET',
        headers: { cookie },
      });
      await body.dump();
      times.push(performance.now() - start);
      if (statusCode !== 200) throw new Error(`${path} answers ${statusCode}`);
      if (headers['x-broadsheet-cache'] === 'hit') hits += 1;
      if (/\bs-maxage=[1-9]/.test(String(headers['cache-control']))) shared += 1;
      const mark = storyMark(path);
      if (!marks.includes(mark)) marks.push(mark);
    }
  };
  const work = async (): Promise<void> => {
    while (turn++ < READERS) await reader();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  times.sort((a, b) => a - b);
  const asked = times.length;
  const at = (share: number) => times[Math.floor(share * asked)] ?? 0;
  return { asked, hits: hits / asked, shared: shared / asked, median: at(0.5), p999: at(0.999) };
}

/** Numbers from 0 to 1, the same in each run. */
function drawing(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function print(rows: readonly Outcome[]): void {
  for (const { rule, asked, hits, shared, median, p999 } of rows)
    console.log(
      `${rule.padEnd(16)} ${asked} pages: ${(100 * hits).toFixed(2)} % from the cache, ` +
        `${(100 * shared).toFixed(2)} % may be shared, median ${median.toFixed(1)} ms, ` +
        `999 of 1,000 within ${p999.toFixed(1)} ms`,
    );
}
