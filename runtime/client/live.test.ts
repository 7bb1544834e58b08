/** @jest-environment jsdom */
import { FIRST, liveSetting, pass, root } from './live.fixture';
import { startLive } from './live';

const live = liveSetting();

describe('startLive: asking', () => {
  it('counts from when the page had loaded, not from when its script came', async () => {
    document.body.innerHTML = root('1');
    live.stop = () => document.body.replaceChildren();
    startLive(() => {}, Date.now() - 2000);
    await pass(FIRST - 2000);
    expect(live.asked).toHaveLength(1);
  });

  it('leaves alone a block that shows this version already, and shows another', async () => {
    const told = jest.fn();
    const { block } = live.start(root('<p>1</p>').replace('<section', '<section data-version="a"'));
    block.addEventListener('broadsheet:update', told);
    live.replies = [
      { body: '<section data-version="a"><p>from a server</p></section>' },
      { body: '<section data-version="b"><p>2</p></section>' },
    ];
    await pass(FIRST);
    expect([block.textContent, told.mock.calls.length]).toEqual(['1', 0]);
    await pass(10_000);
    expect([block.textContent, block.dataset['version']]).toEqual(['2', 'b']);
  });

  it('empties a block that shows nothing any longer, whether it has a version or not', async () => {
    for (const version of ['', ' data-version="a"']) {
      const { block } = live.start(root('1').replace('<section', `<section${version}`));
      live.replies = [{ body: '' }];
      await pass(FIRST);
      expect([version, block.textContent]).toEqual([version, '']);
      block.remove();
    }
  });

  it('asks for a linked block that is the same on every page without naming its page', async () => {
    live.start('<section data-live="warning" data-interval="10000">1</section>');
    await pass(FIRST);
    expect(live.asked.map(({ url }) => url)).toEqual(['/pf/api/v3/fragment/warning']);
  });

  it('asks for the fragment of its page, with its query, at its interval, without cookies', async () => {
    live.start(root('1', 60_000));
    await pass(59_999);
    expect(live.asked).toEqual([]);
    await pass(1);
    expect(live.asked).toEqual([
      {
        url: '/pf/api/v3/fragment/doc/game?uri=%2Fsports%2Fgameday%3Fx%3D1',
        headers: {},
        credentials: 'omit',
      },
    ]);
    await pass(60_000);
    expect(live.asked).toHaveLength(2);
  });

  it('asks the first time after a third of the interval while a game is on: its page is older than it looks', async () => {
    live.start(root('1', 30_000));
    await pass(9_999);
    expect(live.asked).toEqual([]);
    await pass(1);
    expect(live.asked).toHaveLength(1);
    await pass(29_999);
    expect(live.asked).toHaveLength(1);
    await pass(1);
    expect(live.asked).toHaveLength(2);
  });

  it('asks for the address that the server gave the page, however its reader came', async () => {
    window.history.replaceState(null, '', '/sports/gameday?x=1&utm_source=letter&fbclid=7');
    const { block } = live.start(root('1'));
    block.insertAdjacentHTML('afterend', '<script data-uri="/sports/gameday?x=1"></script>');
    await pass(10_000);
    expect(live.asked[0]?.url).toMatch(/\?uri=%2Fsports%2Fgameday%3Fx%3D1$/);
  });

  it('names the version it has', async () => {
    live.replies = [{ body: root('2'), headers: { etag: '"v2"' } }];
    live.start(root('1'));
    await pass(20_000);
    expect(live.asked.map(({ headers }) => headers)).toEqual([{}, { 'if-none-match': '"v2"' }]);
  });

  it.each([
    ['slows down', '30000', 60_000, 3],
    ['stops at 0', '0', 60_000, 1],
  ])('%s when the server says so', async (_name, next, ms, count) => {
    live.replies = [{ status: 304, headers: { 'x-broadsheet-next': next } }];
    live.start(root('1'));
    await pass(10_000 + ms);
    expect(live.asked).toHaveLength(count);
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
    live.replies = [{ status: 304, headers }];
    live.start(root('1'));
    await pass(FIRST + ms - 1);
    expect(live.asked).toHaveLength(1);
    await pass(1);
    expect(live.asked).toHaveLength(2);
  });

  it('comes at a place of its own in the quarter of an interval after that', async () => {
    jest.mocked(Math.random).mockReturnValue(0.5);
    live.replies = [{ status: 304, headers: { 'x-broadsheet-newer': '4000' } }];
    live.start(root('1'));
    await pass(FIRST + 4000 + 1249);
    expect(live.asked).toHaveLength(1);
    await pass(1);
    expect(live.asked).toHaveLength(2);
  });

  it.each([404, 410])('stops when its node is gone (%d)', async (status) => {
    live.replies = [{ status }];
    live.start(root('1'));
    await pass(60_000);
    expect(live.asked).toHaveLength(1);
  });

  it('never comes for a block without an interval', async () => {
    live.start(root('1', 0));
    await pass(120_000);
    expect(live.asked).toEqual([]);
  });

  it('stops when the block has left the page', async () => {
    const { block } = live.start(root('1'));
    block.remove();
    await pass(60_000);
    expect(live.asked).toEqual([]);
  });

  it('never asks while an answer is under way', async () => {
    let answer: (value: unknown) => void = () => {};
    const slow = jest.fn(() => new Promise((resolve) => (answer = resolve)));
    globalThis.fetch = slow as unknown as typeof fetch;
    live.start(root('1', 1000));
    await pass(1000);
    live.show('hidden');
    live.show('visible');
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
  const urls = () =>
    live.asked.map(({ url }) => url.replace(/^.*fragment/, '').replace(/\?.*$/, ''));
  const texts = () => [...document.querySelectorAll('section')].map((each) => each.textContent);
  const several = (answer: object) => ({ body: JSON.stringify(answer), headers: { etag: '"a"' } });

  it('are one request, and each is patched from its part of the answer', async () => {
    live.replies = [
      several({
        game: { html: block('game', '7'), next: 10_000 },
        ribbon: { html: block('ribbon', '8'), next: 10_000 },
      }),
    ];
    live.start(block('ribbon', '1') + block('game', '2'));
    await pass(20_000);
    expect(urls()).toEqual(['/doc/game,ribbon', '/doc/game,ribbon']);
    expect(live.asked[1]?.headers).toEqual({ 'if-none-match': '"a"' });
    expect(texts()).toEqual(['8', '7']);
  });

  it.each([true, false])(
    'change one per frame where the reader has scrolled: %s',
    async (isScrolled) => {
      live.replies = [
        several({
          game: { html: block('game', '7'), next: 10_000 },
          ribbon: { html: block('ribbon', '8'), next: 10_000 },
        }),
      ];
      jest.replaceProperty(window, 'scrollY', isScrolled ? 400 : 0);
      document.elementFromPoint = () => null;
      const frames: FrameRequestCallback[] = [];
      jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
      live.start(block('ribbon', '1') + block('game', '2'));
      await pass(FIRST);
      expect(texts()).toEqual(isScrolled ? ['8', '2'] : ['8', '7']);
      frames.shift()?.(0);
      await pass(0);
      expect(texts()).toEqual(['8', '7']);
      frames.shift()?.(0);
    },
  );

  it('keep their own intervals: a slower one goes along when it is due', async () => {
    live.start(block('a', '1', 60_000) + block('b', '2', 180_000));
    await pass(180_000);
    expect(urls()).toEqual(['/doc/a', '/doc/a', '/doc/a,b']);
  });

  it('are asked for when the one of the shortest interval has something newer', async () => {
    const reply = several({
      a: { html: block('a', '1'), next: 10_000 },
      b: { html: block('b', '2'), next: 60_000 },
    });
    live.replies = [{ ...reply, headers: { ...reply.headers, 'x-broadsheet-newer': '3000' } }];
    live.start(block('a', '1', 10_000) + block('b', '2', 10_500));
    await pass(13_500);
    expect(urls()).toEqual(['/doc/a,b', '/doc/a']);
  });

  it('are told apart when one is gone, or has come to its end', async () => {
    live.replies = [several({ a: null, b: { html: block('b', '2'), next: 0 } })];
    live.start(block('a', '1') + block('b', '2') + block('c', '3', 30_000));
    await pass(60_000);
    expect(urls()).toEqual(['/doc/a,b', '/doc/c', '/doc/c']);
  });

  it('of another document ask by themselves', async () => {
    live.start(block('a', '1') + block('a', '2').replace('doc/', 'other/'));
    await pass(10_000);
    expect(urls()).toEqual(['/doc/a', '/other/a']);
  });

  it('take an answer that is no JSON for a failure', async () => {
    live.replies = [{ body: '<p>Bad gateway' }];
    live.start(block('a', '1') + block('b', '2'));
    await pass(FIRST + 19_999);
    expect(urls()).toEqual(['/doc/a,b']);
    expect(texts()).toEqual(['1', '2']);
    await pass(1);
    expect(urls()).toHaveLength(2);
  });
});

describe('startLive: only while visible', () => {
  it('is silent in a hidden page and asks at once when it is seen again', async () => {
    live.start(root('1'));
    live.show('hidden');
    await pass(60_000);
    expect(live.asked).toEqual([]);
    live.show('visible');
    await pass(0);
    expect(live.asked).toHaveLength(1);
  });

  it('does not ask early after a short look elsewhere', async () => {
    live.start(root('1'));
    await pass(3000);
    live.show('hidden');
    live.show('visible');
    await pass(332);
    expect(live.asked).toEqual([]);
    await pass(1);
    expect(live.asked).toHaveLength(1);
  });
});
