/** @jest-environment jsdom */
import { startLive } from './live';

interface Reply {
  status?: number;
  body?: string;
  headers?: Record<string, string>;
}

let replies: (Reply | Error)[];
let asked: { url: string; headers: Record<string, string>; credentials?: string }[];
let visibility: 'visible' | 'hidden';
let stopEarlier: () => void = () => {};

/** ms after which a block of 10 000 ms asks for the first time. */
const FIRST = 3333;

const root = (inner: string, interval = 10_000) =>
  `<section data-live="doc/game" data-interval="${interval}">${inner}</section>`;

function start(html: string): { block: HTMLElement; onPatched: jest.Mock } {
  document.body.innerHTML = html;
  const block = document.body.firstElementChild as HTMLElement;
  stopEarlier = () => block.remove();
  const onPatched = jest.fn();
  startLive(onPatched);
  return { block, onPatched };
}

function show(state: 'visible' | 'hidden'): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  replies = [];
  asked = [];
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  jest.spyOn(Math, 'random').mockReturnValue(0);
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  window.history.replaceState(null, '', '/sports/gameday?x=1');
  globalThis.fetch = jest.fn(async (url: string, init: RequestInit) => {
    asked.push({
      url,
      headers: init.headers as Record<string, string>,
      ...(init.credentials ? { credentials: init.credentials } : {}),
    });
    const reply = replies.shift() ?? { status: 304 };
    if (reply instanceof Error) throw reply;
    const { status = 200, body = '', headers = {} } = reply;
    return {
      status,
      ok: status < 300,
      headers: { get: (name: string) => headers[name] ?? null },
      text: () => Promise.resolve(body),
    };
  }) as unknown as typeof fetch;
});

afterEach(async () => {
  stopEarlier();
  await pass(400_000);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('startLive: asking', () => {
  it('counts from when the page had loaded, not from when its script came', async () => {
    document.body.innerHTML = root('1');
    stopEarlier = () => document.body.replaceChildren();
    startLive(() => {}, Date.now() - 2000);
    await pass(FIRST - 2000);
    expect(asked).toHaveLength(1);
  });

  it('leaves alone a block that shows this version already, and shows another', async () => {
    const told = jest.fn();
    const { block } = start(root('<p>1</p>').replace('<section', '<section data-version="a"'));
    block.addEventListener('broadsheet:update', told);
    replies = [
      { body: '<section data-version="a"><p>from a server</p></section>' },
      { body: '<section data-version="b"><p>2</p></section>' },
    ];
    await pass(FIRST);
    expect([block.textContent, told.mock.calls.length]).toEqual(['1', 0]);
    await pass(10_000);
    expect([block.textContent, block.dataset['version']]).toEqual(['2', 'b']);
  });

  it('asks for a linked block that is the same on every page without naming its page', async () => {
    start('<section data-live="warning" data-interval="10000">1</section>');
    await pass(FIRST);
    expect(asked.map(({ url }) => url)).toEqual(['/pf/api/v3/fragment/warning']);
  });

  it('asks for the fragment of its page, with its query, at its interval, without cookies', async () => {
    start(root('1', 60_000));
    await pass(59_999);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked).toEqual([
      {
        url: '/pf/api/v3/fragment/doc/game?uri=%2Fsports%2Fgameday%3Fx%3D1',
        headers: {},
        credentials: 'omit',
      },
    ]);
    await pass(60_000);
    expect(asked).toHaveLength(2);
  });

  it('asks the first time after a third of the interval while a game is on: its page is older than it looks', async () => {
    start(root('1', 30_000));
    await pass(9_999);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked).toHaveLength(1);
    await pass(29_999);
    expect(asked).toHaveLength(1);
    await pass(1);
    expect(asked).toHaveLength(2);
  });

  it('asks for the address that the server gave the page, however its reader came', async () => {
    window.history.replaceState(null, '', '/sports/gameday?x=1&utm_source=letter&fbclid=7');
    const { block } = start(root('1'));
    block.insertAdjacentHTML('afterend', '<script data-uri="/sports/gameday?x=1"></script>');
    await pass(10_000);
    expect(asked[0]?.url).toMatch(/\?uri=%2Fsports%2Fgameday%3Fx%3D1$/);
  });

  it('names the version it has', async () => {
    replies = [{ body: root('2'), headers: { etag: '"v2"' } }];
    start(root('1'));
    await pass(20_000);
    expect(asked.map(({ headers }) => headers)).toEqual([{}, { 'if-none-match': '"v2"' }]);
  });

  it.each([
    ['slows down', '30000', 60_000, 3],
    ['stops at 0', '0', 60_000, 1],
  ])('%s when the server says so', async (_name, next, ms, count) => {
    replies = [{ status: 304, headers: { 'x-broadsheet-next': next } }];
    start(root('1'));
    await pass(10_000 + ms);
    expect(asked).toHaveLength(count);
  });

  it.each([
    ['comes when there is something newer', { 'x-broadsheet-newer': '4000' }, 4000],
    ['takes off how long a CDN had it', { 'x-broadsheet-newer': '9000', age: '5' }, 4000],
    [
      'comes after a second where that was long ago',
      { 'x-broadsheet-newer': '900', age: '0' },
      1000,
    ],
  ])('%s', async (_name, headers, ms) => {
    replies = [{ status: 304, headers }];
    start(root('1'));
    await pass(FIRST + ms - 1);
    expect(asked).toHaveLength(1);
    await pass(1);
    expect(asked).toHaveLength(2);
  });

  it('comes at a place of its own in the quarter of an interval after that', async () => {
    jest.mocked(Math.random).mockReturnValue(0.5);
    replies = [{ status: 304, headers: { 'x-broadsheet-newer': '4000' } }];
    start(root('1'));
    await pass(FIRST + 4000 + 1249);
    expect(asked).toHaveLength(1);
    await pass(1);
    expect(asked).toHaveLength(2);
  });

  it.each([404, 410])('stops when its node is gone (%d)', async (status) => {
    replies = [{ status }];
    start(root('1'));
    await pass(60_000);
    expect(asked).toHaveLength(1);
  });

  it('stops when the block has left the page', async () => {
    const { block } = start(root('1'));
    block.remove();
    await pass(60_000);
    expect(asked).toEqual([]);
  });

  it('never asks while an answer is under way', async () => {
    let answer: (value: unknown) => void = () => {};
    const slow = jest.fn(() => new Promise((resolve) => (answer = resolve)));
    globalThis.fetch = slow as unknown as typeof fetch;
    start(root('1', 1000));
    await pass(1000);
    show('hidden');
    show('visible');
    await pass(30_000);
    expect(slow).toHaveBeenCalledTimes(1);
    answer({ status: 304, ok: false, headers: { get: () => null } });
    await pass(1000);
    expect(slow).toHaveBeenCalledTimes(2);
  });
});

describe('startLive: several blocks of one page', () => {
  const block = (node: string, inner: string, interval = 10_000) =>
    `<section data-live="doc/${node}" data-interval="${interval}">${inner}</section>`;
  const urls = () => asked.map(({ url }) => url.replace(/^.*fragment/, '').replace(/\?.*$/, ''));
  const texts = () => [...document.querySelectorAll('section')].map((each) => each.textContent);
  const several = (answer: object) => ({ body: JSON.stringify(answer), headers: { etag: '"a"' } });

  it('are one request, and each is patched from its part of the answer', async () => {
    replies = [
      several({
        game: { html: block('game', '7'), next: 10_000 },
        ribbon: { html: block('ribbon', '8'), next: 10_000 },
      }),
    ];
    start(block('ribbon', '1') + block('game', '2'));
    await pass(20_000);
    expect(urls()).toEqual(['/doc/game,ribbon', '/doc/game,ribbon']);
    expect(asked[1]?.headers).toEqual({ 'if-none-match': '"a"' });
    expect(texts()).toEqual(['8', '7']);
  });

  it.each([true, false])(
    'change one per frame where the reader has scrolled: %s',
    async (isScrolled) => {
      replies = [
        several({
          game: { html: block('game', '7'), next: 10_000 },
          ribbon: { html: block('ribbon', '8'), next: 10_000 },
        }),
      ];
      jest.replaceProperty(window, 'scrollY', isScrolled ? 400 : 0);
      document.elementFromPoint = () => null;
      const frames: FrameRequestCallback[] = [];
      jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
      start(block('ribbon', '1') + block('game', '2'));
      await pass(FIRST);
      expect(texts()).toEqual(isScrolled ? ['8', '2'] : ['8', '7']);
      frames.shift()?.(0);
      await pass(0);
      expect(texts()).toEqual(['8', '7']);
      frames.shift()?.(0);
    },
  );

  it('keep their own intervals: a slower one goes along when it is due', async () => {
    start(block('a', '1', 60_000) + block('b', '2', 180_000));
    await pass(180_000);
    expect(urls()).toEqual(['/doc/a', '/doc/a', '/doc/a,b']);
  });

  it('are asked for when the one of the shortest interval has something newer', async () => {
    const reply = several({
      a: { html: block('a', '1'), next: 10_000 },
      b: { html: block('b', '2'), next: 60_000 },
    });
    replies = [{ ...reply, headers: { ...reply.headers, 'x-broadsheet-newer': '3000' } }];
    start(block('a', '1', 10_000) + block('b', '2', 10_500));
    await pass(13_500);
    expect(urls()).toEqual(['/doc/a,b', '/doc/a']);
  });

  it('are told apart when one is gone, or has come to its end', async () => {
    replies = [several({ a: null, b: { html: block('b', '2'), next: 0 } })];
    start(block('a', '1') + block('b', '2') + block('c', '3', 30_000));
    await pass(60_000);
    expect(urls()).toEqual(['/doc/a,b', '/doc/c', '/doc/c']);
  });

  it('of another document ask by themselves', async () => {
    start(block('a', '1') + block('a', '2').replace('doc/', 'other/'));
    await pass(10_000);
    expect(urls()).toEqual(['/doc/a', '/other/a']);
  });

  it('take an answer that is no JSON for a failure', async () => {
    replies = [{ body: '<p>Bad gateway' }];
    start(block('a', '1') + block('b', '2'));
    await pass(FIRST + 19_999);
    expect(urls()).toEqual(['/doc/a,b']);
    expect(texts()).toEqual(['1', '2']);
    await pass(1);
    expect(urls()).toHaveLength(2);
  });
});

describe('startLive: only while visible', () => {
  it('is silent in a hidden page and asks at once when it is seen again', async () => {
    start(root('1'));
    show('hidden');
    await pass(60_000);
    expect(asked).toEqual([]);
    show('visible');
    await pass(0);
    expect(asked).toHaveLength(1);
  });

  it('does not ask early after a short look elsewhere', async () => {
    start(root('1'));
    await pass(3000);
    show('hidden');
    show('visible');
    await pass(332);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked).toHaveLength(1);
  });
});

describe('startLive: failures', () => {
  it('waits twice as long after each, and recovers', async () => {
    replies = [new Error('offline'), { status: 503 }, { status: 304 }];
    start(root('1'));
    await pass(FIRST);
    expect(asked).toHaveLength(1);
    await pass(19_999);
    expect(asked).toHaveLength(1);
    await pass(1);
    expect(asked).toHaveLength(2);
    await pass(40_000);
    expect(asked).toHaveLength(3);
    await pass(10_000);
    expect(asked).toHaveLength(4);
  });

  it('waits as long as the server asks', async () => {
    replies = [{ status: 503, headers: { 'retry-after': '120' } }];
    start(root('1'));
    await pass(FIRST + 119_999);
    expect(asked).toHaveLength(1);
    await pass(1);
    expect(asked).toHaveLength(2);
  });

  it('is logged where an answer could not be shown, which is asked for again', async () => {
    replies = [{ body: root('2') }];
    const { onPatched } = start(root('1'));
    const error = new Error('An island broke');
    onPatched.mockImplementation(() => {
      throw error;
    });
    await pass(FIRST);
    expect(console.warn).toHaveBeenCalledWith('Live block:', error);
    await pass(19_999);
    expect(asked).toHaveLength(1);
    await pass(1);
    expect(asked).toHaveLength(2);
  });

  it('leaves the block as it was', async () => {
    replies = [{ status: 500, body: 'broken' }];
    const { block, onPatched } = start(root('1'));
    await pass(10_000);
    expect(block.textContent).toBe('1');
    expect(onPatched).not.toHaveBeenCalled();
  });
});

describe('startLive: blocks that hold their updates', () => {
  const holding = () => {
    const { block, onPatched } = start(root('<b data-announce="n">1</b>'));
    const held: (() => void)[] = [];
    block.addEventListener('broadsheet:update', (event) => {
      event.preventDefault();
      held.push(() => event.detail.apply());
    });
    return { block, onPatched, held };
  };
  const body = (n: number) => root(`<b data-announce="n">${n}</b>`);

  it('change nothing and say nothing until they apply them, and go on asking', async () => {
    replies = [{ body: body(2), headers: { etag: '"2"' } }];
    const { block, onPatched, held } = holding();
    await pass(20_000);
    expect(block.textContent).toBe('1');
    expect(onPatched).not.toHaveBeenCalled();
    expect(asked.map(({ headers }) => headers)).toEqual([{}, { 'if-none-match': '"2"' }]);
    held[0]?.();
    expect(block.textContent).toBe('2');
    expect(onPatched).toHaveBeenCalledTimes(1);
    expect(document.querySelector('[role="status"]')).toHaveProperty('textContent', '2');
  });

  it('are given what is newest', async () => {
    replies = [{ body: body(2) }, { body: body(3) }];
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
    replies = [{ body: game('7', '14:20') }];
    const { block, onPatched } = start(game('0', '15:00'));
    expect(spoken()).toBe('');
    await pass(10_000);
    expect(block.textContent).toBe('Eagles 714:20');
    expect(onPatched).toHaveBeenCalledWith(block);
    expect(spoken()).toBe('Eagles 7');
  });

  it('says nothing when only the clock moved', async () => {
    replies = [{ body: game('0', '14:20') }];
    start(game('0', '15:00'));
    await pass(10_000);
    expect(spoken()).toBe('');
  });

  it('has one unseen polite region for all blocks', () => {
    start(root('1') + root('2'));
    const regions = document.querySelectorAll<HTMLElement>('[role="status"]');
    expect(regions).toHaveLength(1);
    expect(regions[0]?.style.position).toBe('absolute');
  });
});
