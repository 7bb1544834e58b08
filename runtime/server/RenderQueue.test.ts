import { setImmediate } from 'node:timers/promises';
import { Refused } from './Refused';
import { RenderQueue } from './RenderQueue';

const OPTIONS = {
  atOnce: 2,
  atOnceWhenLate: 1,
  mostWaiting: 2,
  longestWaitMs: 5000,
  arrivals: () => 0,
};

/** Tasks that end when they are told to, and in which order they began. */
function tasks() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await settle();
  };
  return { begun, task, end };
}

/** Until the queue has begun what it can. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
};

/** For what is not waited for in a test. */
const start = (queue: RenderQueue, task: () => Promise<string>, isKnown = false) =>
  queue.run(task, isKnown).catch(() => undefined);

describe('The queue of pages', () => {
  it('makes so many at once, then those that readers know before those that nobody has seen', async () => {
    const queue = new RenderQueue({ ...OPTIONS, isLate: () => false });
    const { begun, task, end } = tasks();
    for (const name of ['a', 'b']) void start(queue, task(name));
    await settle();
    for (const name of ['c', 'd']) void start(queue, task(name));
    void start(queue, task('known'), true);
    expect(begun).toEqual(['a', 'b']);
    expect(queue.waiting).toBe(3);
    await end('a');
    expect(begun).toEqual(['a', 'b', 'known']);
    await end('b');
    await end('known');
    expect(begun).toEqual(['a', 'b', 'known', 'c', 'd']);
    expect(queue.running).toBe(2);
  });

  it('makes fewer while the event loop is late, and more when it no longer is', async () => {
    let isLate = true;
    const queue = new RenderQueue({ ...OPTIONS, isLate: () => isLate });
    const { begun, task } = tasks();
    void start(queue, task('a'));
    void start(queue, task('b'));
    await settle();
    expect(begun).toEqual(['a']);
    isLate = false;
    while (begun.length < 2) await setImmediate();
    expect(begun).toEqual(['a', 'b']);
  });

  it('refuses what would wait behind too many, at once', async () => {
    const refused: string[] = [];
    const queue = new RenderQueue({
      ...OPTIONS,
      isLate: () => false,
      onRefused: (reason) => refused.push(reason),
    });
    const { task } = tasks();
    for (const name of ['a', 'b']) void start(queue, task(name));
    await settle();
    for (const name of ['c', 'd']) void start(queue, task(name));
    await expect(queue.run(task('e'))).rejects.toMatchObject({ statusCode: 503, retryAfter: 5 });
    expect(refused).toEqual(['full']);
  });

  it('refuses what has waited too long, and forgets it', async () => {
    const queue = new RenderQueue({ ...OPTIONS, longestWaitMs: 500, isLate: () => false });
    const { begun, task } = tasks();
    for (const name of ['a', 'b']) void start(queue, task(name));
    await settle();
    await expect(queue.run(task('c'))).rejects.toThrow(Refused);
    expect(queue.waiting).toBe(0);
    expect(begun).toEqual(['a', 'b']);
  });

  it('takes in what comes before it makes the next, but not forever', async () => {
    let arrivals = 0;
    let now = 0;
    const queue = new RenderQueue({
      ...OPTIONS,
      isLate: () => false,
      arrivals: () => arrivals++,
      now: () => now,
    });
    const { begun, task } = tasks();
    void start(queue, task('a'));
    await settle();
    expect(begun).toEqual([]);
    now = 50;
    await settle();
    expect(begun).toEqual(['a']);
  });

  it('goes on after a page that failed', async () => {
    const queue = new RenderQueue({ ...OPTIONS, atOnce: 1, isLate: () => false });
    const failing = queue.run(() => Promise.reject(new Error('boom')));
    const next = queue.run(async () => 'made');
    await expect(failing).rejects.toThrow('boom');
    expect(await next).toBe('made');
    expect(queue.running).toBe(0);
  });
});
