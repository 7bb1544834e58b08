import { parseArgs } from 'node:util';
import { ask } from '../attack/ask';
import { openServer } from '../attack/openServer';
import { openTarget, type Target } from '../attack/openTarget';
import { printTable } from '../attack/printTable';

/*
 * `npm run bench -- --ingest [--embedded]`: how long large documents hold up a site that stores them and shows
 * them, by the delay of its event loop, on a PostgreSQL server or on the embedded database.
 */

const { values } = parseArgs({
  options: {
    ingest: { type: 'boolean', default: true },
    embedded: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '10' },
  },
});

const PARAGRAPH = `<p>The council voted 7&ndash;2 on <a href="https://example.com/vote">the plan</a>, <b>after midnight</b>. ${'It will cost $14 million. '.repeat(8)}</p>`;

const paragraphs = (bytes: number): object[] =>
  Array.from({ length: Math.ceil(bytes / PARAGRAPH.length) }, (_, index) => ({
    _id: `P${index}`,
    type: 'text',
    content: PARAGRAPH,
  }));

/** What is ingested, by name: the elements of a story. Each is near the limit of its kind. */
const STORIES: Record<string, () => object[]> = {
  'a story of 10 kB': () => paragraphs(10_000),
  'a story of 1 MB': () => paragraphs(1_000_000),
  'a story of 3.5 MB': () => paragraphs(3_500_000),
  'one paragraph of 190 kB': () => [{ type: 'text', content: PARAGRAPH.repeat(600) }],
  'an oEmbed of 190 kB': () => [
    {
      type: 'oembed_response',
      raw_oembed: {
        type: 'rich',
        url: 'https://x.example/1',
        provider_name: 'X',
        html: `<blockquote>${'<p>A post &amp; more</p>'.repeat(7_900)}</blockquote>`,
      },
    },
  ],
  'raw HTML of 490 kB': () => [{ type: 'raw_html', content: '<div><p>x</p></div>'.repeat(25_700) }],
};

async function main(): Promise<void> {
  const server = values.embedded ? null : await openServer();
  const site = await openTarget({
    name: 'bench-ingest',
    ...(server ? { databaseUrl: server.url } : {}),
  });
  const rows: string[][] = [];
  try {
    await quiet(site);
    for (const [name, elements] of Object.entries(STORIES)) {
      const answers: number[] = [];
      const delays: number[] = [];
      const reads: number[] = [];
      for (let round = 0; round < Number(values.rounds); round += 1) {
        await longestDelay(site);
        answers.push(await ingest(site, elements(), round));
        delays.push(await longestDelay(site));
        await read(site, round);
        reads.push(await longestDelay(site));
      }
      rows.push([name, inMs(answers), inMs(delays), inMs(reads)]);
    }
  } finally {
    await site.stop();
    await server?.stop();
  }
  console.log('Half of the rounds and the worst, in ms:');
  printTable(['what', 'stored within', 'event loop late by', 'and by its page'], rows);
}

/** What a start leaves to be done, and what the first documents teach the compiler. */
async function quiet(site: Target): Promise<void> {
  for (let round = 0; round < 5; round += 1)
    for (const elements of Object.values(STORIES)) await ingest(site, elements(), round);
}

/** @returns ms until the answer. @throws Error when the story is refused */
async function ingest(site: Target, elements: object[], round: number): Promise<number> {
  const story = {
    _id: `BENCH${round}`,
    type: 'story',
    version: '0.10.9',
    headlines: { basic: `Bench ${round}` },
    publish_date: '2026-11-20T12:00:00Z',
    websites: { broadsheet: { website_url: `/bench/${round}/` } },
    content_elements: elements,
  };
  const { status, text, ms } = await ask(site, {
    method: 'PUT',
    path: '/gateway/content/v4/ingest',
    headers: {
      authorization: `Bearer ${site.contentToken}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(story),
    patience: 60_000,
  });
  if (!text.includes('"rejected":[]')) throw new Error(`${status}: ${text.slice(0, 300)}`);
  return ms;
}

/** Asks for the story's page. @throws Error when it is not there */
async function read(site: Target, round: number): Promise<void> {
  const { status } = await ask(site, { path: `/bench/${round}/` });
  if (status !== 200) throw new Error(`The page of the story is answered ${status}`);
}

/** ms by which the site's event loop was late at most since the last question. */
async function longestDelay(site: Target): Promise<number> {
  const { text } = await ask(site, { path: '/pf/metrics' });
  const seconds = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1];
  if (!seconds) throw new Error(`No delay in the metrics: ${text.slice(0, 200)}`);
  return Number(seconds) * 1000;
}

function inMs(times: number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return `${middle.toFixed(0)}, ${(sorted.at(-1) ?? 0).toFixed(0)}`;
}

void main();
