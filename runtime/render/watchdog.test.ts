import { BUDGET_MS, runGuarded } from './watchdog';

describe('guarded work', () => {
  it('is ended when it never returns, and what waits beside it still runs', async () => {
    const ran: string[] = [];
    const endless = () => {
      for (;;);
    };
    const results = await Promise.all([
      runGuarded(() => void ran.push('first')),
      runGuarded(endless),
      runGuarded(() => void ran.push('last')),
    ]);
    const [first, second, last] = results;
    expect([first, last]).toEqual(['finished', 'finished']);
    // On a busy machine it had no processor for long.
    expect(['overran', 'held up']).toContain(second);
    expect(ran).toEqual(['first', 'last']);
  });

  it('tells its own caller, and no one else, what it throws', async () => {
    const results = await Promise.allSettled([
      runGuarded(() => {
        throw new Error('boom');
      }),
      runGuarded(() => undefined),
    ]);
    expect(results).toEqual([
      { status: 'rejected', reason: new Error('boom') },
      { status: 'fulfilled', value: 'finished' },
    ]);
  });

  it('has at least half of its budget, however long the work before it took', async () => {
    const busy = (ms: number) => () => {
      const start = performance.now();
      while (performance.now() - start < ms);
    };
    const long = BUDGET_MS * 0.6;
    expect(await Promise.all([runGuarded(busy(long)), runGuarded(busy(long))])).toEqual([
      'finished',
      'finished',
    ]);
  });

  it('is told from work that the machine held up', async () => {
    const asleep = () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    expect(await runGuarded(asleep)).toBe('held up');
  });
});
