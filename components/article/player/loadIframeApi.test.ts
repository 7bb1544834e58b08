/** @jest-environment jsdom */
import { fakeIframeApi } from './fakeIframeApi';
import * as loader from './loadIframeApi';

const { IFRAME_API, LOAD_TIMEOUT_MS } = loader;

type ApiWindow = Window & { YT?: unknown; onYouTubeIframeAPIReady?: () => void };
const page = window as ApiWindow;
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('head script')];

/** A module of its own for each test: it remembers what it has loaded. */
function setUp() {
  let load!: (events: EventTarget) => Promise<unknown>;
  jest.isolateModules(() => {
    load = (require('./loadIframeApi') as typeof loader).loadIframeApi;
  });
  const errors: unknown[] = [];
  const events = new EventTarget();
  events.addEventListener('error', (event) => errors.push((event as CustomEvent<Error>).detail));
  return { load: () => load(events), errors };
}

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  delete page.YT;
});
afterEach(() => jest.useRealTimers());

describe('the loader of YouTube’s script (widgets §7, §8)', () => {
  it('loads it once, however often it is asked', async () => {
    const { load } = setUp();
    const both = Promise.all([load(), load()]);
    expect(scripts().map(({ src }) => src)).toEqual([IFRAME_API]);
    page.YT = fakeIframeApi;
    page.onYouTubeIframeAPIReady?.();
    expect(await both).toEqual([fakeIframeApi, fakeIframeApi]);
  });

  it('takes the script that is there', async () => {
    page.YT = fakeIframeApi;
    expect(await setUp().load()).toBe(fakeIframeApi);
    expect(scripts()).toEqual([]);
  });

  it('reports an error event when the script cannot be loaded, and tries again next time', async () => {
    const { load, errors } = setUp();
    const failed = expect(load()).rejects.toThrow('YouTube’s script could not be loaded');
    scripts()[0]?.dispatchEvent(new Event('error'));
    await failed;
    expect(errors).toEqual([new Error('YouTube’s script could not be loaded')]);
    expect(scripts()).toEqual([]);
    void load().catch(() => {});
    expect(scripts()).toHaveLength(1);
  });

  it('reports an error when the script never answers', async () => {
    const { load, errors } = setUp();
    const failed = expect(load()).rejects.toThrow('did not answer');
    await jest.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
    await failed;
    expect(errors).toHaveLength(1);
  });

  it('reports an error when the script brings no player', async () => {
    const { load, errors } = setUp();
    const failed = expect(load()).rejects.toThrow('brought no player');
    page.onYouTubeIframeAPIReady?.();
    await failed;
    expect(errors).toHaveLength(1);
  });
});
