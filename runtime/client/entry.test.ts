/** @jest-environment jsdom */
import { startPage } from './entry';
import { chunkError, enhanced, noLive, settle, show, slowChunk } from './entry.fixture';

let logged: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('startPage: when a block comes alive', () => {
  it('load: once the page has loaded, not before', async () => {
    const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const element = enhanced('load');
    const { load, arrive } = slowChunk();
    startPage({ 11: load }, noLive);
    expect(load).not.toHaveBeenCalled();
    readyState.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    const start = jest.fn();
    arrive(start);
    await settle();
    expect(start).toHaveBeenCalledWith(element);
    expect(element.dataset['alive']).toBe('');
  });

  it('idle: when the browser has time', async () => {
    const { load } = slowChunk();
    enhanced('idle');
    startPage({ 11: load }, noLive);
    expect(load).not.toHaveBeenCalled();
    jest.advanceTimersByTime(250);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('visible: 200 px before it is seen, once', () => {
    const observed: Element[] = [];
    let see: (isIntersecting: boolean) => void = () => {};
    const options: unknown[] = [];
    const disconnect = jest.fn();
    Object.assign(window, {
      IntersectionObserver: class {
        constructor(callback: (entries: unknown[]) => void, given: unknown) {
          options.push(given);
          see = (isIntersecting) => callback([{ isIntersecting }]);
        }
        observe = (element: Element) => observed.push(element);
        disconnect = disconnect;
      },
    });
    const { load } = slowChunk();
    const island = show(
      '<div data-island="10" data-hydrate="visible"><p>x</p><script data-props></script></div>',
    );
    startPage({ 10: load }, noLive);
    expect(observed).toEqual([island.firstElementChild]);
    expect(options).toEqual([{ rootMargin: '200px' }]);
    see(false);
    expect(load).not.toHaveBeenCalled();
    see(true);
    expect(load).toHaveBeenCalledTimes(1);
    expect(disconnect).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click'])(
    'interaction: at the first %s inside',
    (type) => {
      const element = enhanced('interaction');
      const { load } = slowChunk();
      startPage({ 11: load }, noLive);
      jest.advanceTimersByTime(60_000);
      expect(load).not.toHaveBeenCalled();
      element.querySelector('button')?.dispatchEvent(new Event(type, { bubbles: true }));
      element.querySelector('button')?.dispatchEvent(new Event(type, { bubbles: true }));
      expect(load).toHaveBeenCalledTimes(1);
    },
  );

  it('any block: at the first sign of intent, if that comes first', () => {
    const element = enhanced('idle');
    const { load } = slowChunk();
    startPage({ 11: load }, noLive);
    element.dispatchEvent(new Event('pointerover'));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('leaves a block alone whose chunk this build does not have', () => {
    const element = enhanced('load');
    startPage({}, noLive);
    element.querySelector('button')?.click();
    expect(logged).not.toHaveBeenCalled();
  });
});

describe('startPage: a chunk that does not come (platform §8)', () => {
  it.each(['missing', 'error', 'timeout'])('logs a ChunkLoadError of type %s', async (type) => {
    enhanced('load');
    const { load, fail } = slowChunk();
    startPage({ 11: load }, noLive);
    fail(chunkError(type));
    await settle();
    expect(logged).toHaveBeenCalledWith(`ChunkLoadError: Loading chunk 11 failed (${type})`);
  });

  it("leaves the server's markup standing and lets the held form go its natural way", async () => {
    const element = enhanced('interaction', '<form action="/search"><button>Go</button></form>');
    const before = element.innerHTML;
    const { load, fail } = slowChunk();
    startPage({ 11: load }, noLive);
    const sent = jest.fn((event: Event) => event.preventDefault());
    document.body.addEventListener('submit', sent);
    element.querySelector('button')!.click();
    expect(sent).not.toHaveBeenCalled();
    fail(chunkError('error'));
    await settle();
    expect(sent).toHaveBeenCalledTimes(1);
    expect(element.innerHTML).toBe(before);
    expect(element.dataset['alive']).toBeUndefined();
    document.body.removeEventListener('submit', sent);
  });

  it('tries once more at the next sign of intent, then no more', async () => {
    const element = enhanced('load');
    const stopsListening = jest.spyOn(element, 'removeEventListener');
    const { load, fail } = slowChunk();
    startPage({ 11: load }, noLive);
    fail(chunkError('error'));
    await settle();
    expect(load).toHaveBeenCalledTimes(1);
    expect(stopsListening).not.toHaveBeenCalledWith('pointerover', expect.anything(), true);
    element.dispatchEvent(new Event('pointerover'));
    expect(load).toHaveBeenCalledTimes(2);
    fail(chunkError('error'));
    await settle();
    element.dispatchEvent(new Event('pointerover'));
    expect(load).toHaveBeenCalledTimes(2);
    expect(stopsListening).toHaveBeenCalledWith('pointerover', expect.anything(), true);
  });

  it('does not take its own replay for a new sign', async () => {
    const element = enhanced('interaction');
    const { load, fail } = slowChunk();
    startPage({ 11: load }, noLive);
    element.querySelector('button')!.click();
    fail(chunkError('missing'));
    await settle();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('comes alive at the second try', async () => {
    const element = enhanced('interaction');
    const { load, arrive, fail } = slowChunk();
    startPage({ 11: load }, noLive);
    element.dispatchEvent(new Event('pointerover'));
    fail(chunkError('timeout'));
    await settle();
    element.dispatchEvent(new Event('pointerover'));
    arrive(() => {});
    await settle();
    expect(element.dataset['alive']).toBe('');
  });

  it('says what was wrong when a block itself fails', async () => {
    enhanced('load');
    const { load, arrive } = slowChunk();
    startPage({ 11: load }, noLive);
    arrive(() => {
      throw new Error('no button');
    });
    await settle();
    expect(logged).toHaveBeenCalledWith('The block of chunk 11 failed: no button');
  });
});

describe('startPage: live blocks', () => {
  it('loads their script only on a page that has one, once that has loaded for 2 s', async () => {
    const startLive = jest.fn();
    const loadLive = jest.fn(() => Promise.resolve({ startLive }));
    show('<p>Still</p>');
    startPage({}, loadLive);
    expect(loadLive).not.toHaveBeenCalled();
    show('<p data-live="doc/node" data-interval="1000">Live</p>');
    const loadedAt = Date.now();
    startPage({}, loadLive);
    await jest.advanceTimersByTimeAsync(1999);
    expect(loadLive).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(startLive.mock.calls).toEqual([[expect.any(Function), loadedAt]]);
  });

  it('asks for their script again when it could not be had, each time after twice as long', async () => {
    show('<p data-live="doc/node" data-interval="1000">Live</p>');
    const startLive = jest.fn();
    let tries = 0;
    startPage({}, () => {
      tries += 1;
      return tries < 3 ? Promise.reject(chunkError('timeout')) : Promise.resolve({ startLive });
    });
    await jest.advanceTimersByTimeAsync(2000);
    expect(logged).toHaveBeenCalledWith('ChunkLoadError: Loading chunk 11 failed (timeout)');
    await jest.advanceTimersByTimeAsync(9999);
    expect(tries).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(tries).toBe(2);
    await jest.advanceTimersByTimeAsync(19_999);
    expect(startLive).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(startLive).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(100_000);
    expect(tries).toBe(3);
  });

  it('wakes blocks that a patch brought, and no block twice', async () => {
    const element = show(
      '<section data-live="d/n" data-interval="9"><b data-enhance="11" data-hydrate="load"></b></section>',
    );
    const load = jest.fn(() => Promise.resolve({ default: () => {} }));
    let patched: (element: Element) => void = () => {};
    startPage({ 11: load }, () =>
      Promise.resolve({ startLive: (onPatched) => void (patched = onPatched) }),
    );
    await jest.advanceTimersByTimeAsync(2000);
    element.insertAdjacentHTML('beforeend', '<i data-enhance="11" data-hydrate="load"></i>');
    patched(element);
    await settle();
    expect(load).toHaveBeenCalledTimes(2);
    expect(element.querySelectorAll('[data-alive]')).toHaveLength(2);
  });
});
