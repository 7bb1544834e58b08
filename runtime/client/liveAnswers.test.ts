/** @jest-environment jsdom */
import { FIRST, liveSetting, pass, root } from './live.fixture';

const live = liveSetting();

describe('startLive: failures', () => {
  it('waits twice as long after each, and recovers', async () => {
    live.replies = [new Error('offline'), { status: 503 }, { status: 304 }];
    live.start(root('1'));
    await pass(FIRST);
    expect(live.asked).toHaveLength(1);
    await pass(19_999);
    expect(live.asked).toHaveLength(1);
    await pass(1);
    expect(live.asked).toHaveLength(2);
    await pass(40_000);
    expect(live.asked).toHaveLength(3);
    await pass(10_000);
    expect(live.asked).toHaveLength(4);
  });

  it('waits as long as the server asks', async () => {
    live.replies = [{ status: 503, headers: { 'retry-after': '120' } }];
    live.start(root('1'));
    await pass(FIRST + 119_999);
    expect(live.asked).toHaveLength(1);
    await pass(1);
    expect(live.asked).toHaveLength(2);
  });

  it('is logged where an answer could not be shown, which is asked for again', async () => {
    live.replies = [{ body: root('2'), headers: { etag: '"2"' } }];
    const { onPatched } = live.start(root('1'));
    const error = new Error('An island broke');
    onPatched.mockImplementation(() => {
      throw error;
    });
    await pass(FIRST);
    expect(console.warn).toHaveBeenCalledWith('Live block:', error);
    await pass(19_999);
    expect(live.asked).toHaveLength(1);
    await pass(1);
    expect(live.asked.map(({ headers }) => headers)).toEqual([{}, {}]);
  });

  it('leaves the block as it was', async () => {
    live.replies = [{ status: 500, body: 'broken' }];
    const { block, onPatched } = live.start(root('1'));
    await pass(10_000);
    expect(block.textContent).toBe('1');
    expect(onPatched).not.toHaveBeenCalled();
  });
});

describe('startLive: blocks that hold their updates', () => {
  const holding = () => {
    const { block, onPatched } = live.start(root('<b data-announce="n">1</b>'));
    const held: (() => void)[] = [];
    block.addEventListener('broadsheet:update', (event) => {
      event.preventDefault();
      held.push(() => event.detail.apply());
    });
    return { block, onPatched, held };
  };
  const body = (n: number) => root(`<b data-announce="n">${n}</b>`);

  it('change nothing and say nothing until they apply them, and go on asking', async () => {
    live.replies = [{ body: body(2), headers: { etag: '"2"' } }];
    const { block, onPatched, held } = holding();
    await pass(20_000);
    expect(block.textContent).toBe('1');
    expect(onPatched).not.toHaveBeenCalled();
    expect(live.asked.map(({ headers }) => headers)).toEqual([{}, { 'if-none-match': '"2"' }]);
    held[0]?.();
    expect(block.textContent).toBe('2');
    expect(onPatched).toHaveBeenCalledTimes(1);
    expect(document.querySelector('[role="status"]')).toHaveProperty('textContent', '2');
  });

  it('are given what is newest', async () => {
    live.replies = [{ body: body(2) }, { body: body(3) }];
    const { block, held } = holding();
    await pass(20_000);
    held[0]?.();
    expect(block.textContent).toBe('1');
    held[1]?.();
    expect(block.textContent).toBe('3');
  });
});

describe('startLive: news', () => {
  const game = (score: string, clock: string) =>
    root(`<b data-announce="score">Eagles ${score}</b><i>${clock}</i>`);
  const spoken = () => document.querySelector('[role="status"]')?.textContent;

  it('patches, tells the page, and announces what is marked and changed', async () => {
    live.replies = [{ body: game('7', '14:20') }];
    const { block, onPatched } = live.start(game('0', '15:00'));
    expect(spoken()).toBe('');
    await pass(10_000);
    expect(block.textContent).toBe('Eagles 714:20');
    expect(onPatched).toHaveBeenCalledWith(block);
    expect(spoken()).toBe('Eagles 7');
  });

  it('says nothing when only the clock moved', async () => {
    live.replies = [{ body: game('0', '14:20') }];
    live.start(game('0', '15:00'));
    await pass(10_000);
    expect(spoken()).toBe('');
  });

  it('has one unseen polite region for all blocks', () => {
    live.start(root('1') + root('2'));
    const regions = document.querySelectorAll<HTMLElement>('[role="status"]');
    expect(regions).toHaveLength(1);
    expect(regions[0]?.style.position).toBe('absolute');
  });
});
