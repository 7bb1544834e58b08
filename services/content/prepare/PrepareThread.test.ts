import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';

import { build } from 'esbuild';

import type { Json } from '../ans/json';
import { story } from '../testing/documents';
import { PrepareThread } from './PrepareThread';
import { prepareBatch } from './prepareBatch';
import type { BatchJob } from './prepareBatch';

let folder = '';
let worker: URL;

beforeAll(async () => {
  // Beside node_modules, as in dist/: packages are found from there.
  folder = await mkdtemp(join(process.cwd(), 'node_modules', '.cache-prepare-'));
  const outfile = join(folder, 'prepareWorker.mjs');
  await build({
    entryPoints: [join(__dirname, 'prepareWorker.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
  worker = pathToFileURL(outfile);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const job = (...documents: unknown[]): BatchJob => jobOf(JSON.stringify({ documents }));

const jobOf = (text: string): BatchJob => ({
  given: [{ name: 'the body', text }],
  isWhole: true,
  website: 'broadsheet',
  options: {},
  isTolerant: true,
});

/** A document of 1 MB that takes as long as any: much markup, nothing refused. */
const slow = story('slow', {
  content_elements: Array.from({ length: 10 }, (): Json => ({
    type: 'text',
    content: '<a href="/x" title="a&amp;b">&lt;</a> '.repeat(2_600),
  })),
});

describe('preparing in a thread', () => {
  it('gives what preparing at once gives, whatever the size', async () => {
    const thread = new PrepareThread(worker);
    const jobs = [
      job(story('a')),
      job(story('a'), slow, { type: 'author', _id: 'j', name: 'Jo' }, 7),
    ];
    for (const one of jobs) expect(await thread.prepare(one)).toEqual(prepareBatch(one));
    await thread.close();
  });

  it('tells a body that is no JSON, and one of too many documents', async () => {
    const thread = new PrepareThread(worker);
    const broken = jobOf(`{"a": ${' '.repeat(100_000)}`);
    expect(await thread.prepare(broken)).toMatchObject({
      ok: false,
      message: expect.stringContaining('not JSON') as string,
    });
    const many = job(
      ...Array.from({ length: 101 }, () => story('x', { copyright: 'x'.repeat(999) })),
    );
    expect(await thread.prepare(many)).toEqual({
      ok: false,
      message: 'At most 100 documents at a time',
    });
    await thread.close();
  });

  it('leaves the main loop free, which preparing at once holds', async () => {
    const thread = new PrepareThread(worker);
    await thread.prepare(job(slow));
    const held = await longestDelay(async () => void prepareBatch(job(slow)));
    const free = await longestDelay(async () => void (await thread.prepare(job(slow))));
    expect(free).toBeLessThan(held / 2);
    await thread.close();
  });

  it('ends a batch that takes too long, and takes the next one', async () => {
    const stuck = join(folder, 'stuck.mjs');
    await writeFile(
      stuck,
      `import { parentPort } from 'node:worker_threads';
       parentPort.on('message', ({ website }) => {
         while (website === 'stuck');
         parentPort.postMessage({ ok: false, message: 'done' });
       });`,
    );
    const thread = new PrepareThread(pathToFileURL(stuck), { longest: 3_000 });
    const large = jobOf(' '.repeat(100_000));
    const [first, second] = await Promise.allSettled([
      thread.prepare({ ...large, website: 'stuck' }),
      thread.prepare(large),
    ]);
    expect(first).toMatchObject({
      reason: { statusCode: 422, message: 'The documents were not prepared within 3 s' },
    });
    expect(second).toMatchObject({ value: { message: 'done' } });
    await thread.close();
  });

  it('does not accuse a batch that was ready while the main loop was held up', async () => {
    const brief = join(folder, 'brief.mjs');
    await writeFile(
      brief,
      `import { parentPort } from 'node:worker_threads';
       const held = new Int32Array(new SharedArrayBuffer(4));
       parentPort.on('message', () => {
         Atomics.wait(held, 0, 0, 300);
         parentPort.postMessage({ ok: false, message: 'done' });
       });`,
    );
    const options = { longest: 60_000 };
    const thread = new PrepareThread(pathToFileURL(brief), options);
    const large = jobOf(' '.repeat(100_000));
    await thread.prepare(large);
    options.longest = 1_000;
    const late = thread.prepare(large);
    await new Promise(setImmediate);
    const until = performance.now() + 3_000;
    while (performance.now() < until);
    expect(await late).toEqual({ ok: false, message: 'done' });
    await thread.close();
  });

  it('refuses a batch that would wait behind twenty, and one whose thread fails', async () => {
    const failing = join(folder, 'failing.mjs');
    await writeFile(
      failing,
      `import { parentPort } from 'node:worker_threads';
       parentPort.on('message', () => { throw new Error('no'); });`,
    );
    const thread = new PrepareThread(pathToFileURL(failing));
    const large = jobOf(' '.repeat(100_000));
    const all = await Promise.allSettled(Array.from({ length: 21 }, () => thread.prepare(large)));
    const reasons = all.map((one) => (one.status === 'rejected' ? one.reason : null) as unknown);
    expect(reasons[20]).toMatchObject({ statusCode: 503 });
    for (const reason of reasons.slice(0, 20)) expect(reason).toEqual(new Error('no'));
    await thread.close();
  });
});

/** ms for which the loop answered nothing, at the longest; the least of three tries. */
async function longestDelay(work: () => Promise<void>): Promise<number> {
  const tries: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    await new Promise((resolve) => setTimeout(resolve, 20));
    await work();
    await new Promise((resolve) => setTimeout(resolve, 20));
    delay.disable();
    tries.push(delay.max / 1e6);
  }
  return Math.min(...tries);
}
