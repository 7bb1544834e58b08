import { createLatest, type Outcome } from './createLatest';

/** A call that answers when it is told to. */
function createSlow() {
  const calls: { signal: AbortSignal; answer: (text: string) => void; fail: () => void }[] = [];
  const load = (_question: string, signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      calls.push({ signal, answer: resolve, fail: () => reject(new Error('no')) });
    });
  return { calls, load };
}

describe('the latest call', () => {
  it('wins, whichever answers first', async () => {
    const { calls, load } = createSlow();
    const outcomes: Outcome<string>[] = [];
    const latest = createLatest(load);
    const asked = ['a', 'ab', 'abc'].map((question) =>
      latest.ask(question, (outcome) => outcomes.push(outcome)),
    );
    calls[2]?.answer('third');
    calls[0]?.answer('first');
    calls[1]?.fail();
    await Promise.all(asked);
    expect(outcomes).toEqual([{ answer: 'third' }]);
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  });

  it('tells why it failed', async () => {
    const { calls, load } = createSlow();
    const onOutcome = jest.fn();
    const asked = createLatest(load).ask('a', onOutcome);
    calls[0]?.fail();
    await asked;
    expect(onOutcome).toHaveBeenCalledWith({ error: new Error('no') });
  });

  it('is silent after a stop', async () => {
    const { calls, load } = createSlow();
    const onOutcome = jest.fn();
    const latest = createLatest(load);
    const asked = latest.ask('a', onOutcome);
    latest.stop();
    calls[0]?.answer('late');
    await asked;
    expect(onOutcome).not.toHaveBeenCalled();
  });
});
