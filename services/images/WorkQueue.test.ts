import { setTimeout as pause } from 'node:timers/promises';
import { WorkQueue } from './WorkQueue';

describe('the work queue', () => {
  it('runs one job for equal keys under way, and another one later', async () => {
    const queue = new WorkQueue<number>({ running: 2, waiting: 10 });
    let runs = 0;
    const job = async () => {
      await pause(5);
      return (runs += 1);
    };
    expect(await Promise.all([queue.run('a', job), queue.run('a', job)])).toEqual([1, 1]);
    expect(await queue.run('a', job)).toBe(2);
  });

  it('never runs more than its limit, and runs them all', async () => {
    const queue = new WorkQueue<void>({ running: 3, waiting: 100 });
    let running = 0;
    let most = 0;
    const job = async () => {
      running += 1;
      most = Math.max(most, running);
      await pause(2);
      running -= 1;
    };
    await Promise.all(Array.from({ length: 20 }, (_, index) => queue.run(`${index}`, job)));
    expect({ most, running }).toEqual({ most: 3, running: 0 });
  });

  it('sends newcomers away when too many wait, and recovers', async () => {
    const queue = new WorkQueue<void>({ running: 1, waiting: 1 });
    const first = queue.run('a', () => pause(5));
    const second = queue.run('b', () => pause(5));
    await expect(queue.run('c', () => pause(5))).rejects.toMatchObject({ statusCode: 503 });
    await Promise.all([first, second]);
    await expect(queue.run('c', () => pause(1))).resolves.toBeUndefined();
  });

  it('goes on after a job that failed', async () => {
    const queue = new WorkQueue<number>({ running: 1, waiting: 5 });
    await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    await expect(queue.run('a', async () => 7)).resolves.toBe(7);
  });
});
