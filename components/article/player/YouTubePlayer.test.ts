/** @jest-environment jsdom */
import { FakeApiPlayer, fakeIframeApi } from './fakeIframeApi';
import { PLAYER_STATE, type PlayerState } from './Player';
import { YouTubePlayer } from './YouTubePlayer';

const OPTIONS = { videoId: 'abc', host: 'https://www.youtube-nocookie.com', playerVars: {} };
const { unstarted, ended, playing, paused, buffering, cued } = PLAYER_STATE;

async function setUp(state?: PlayerState) {
  document.body.innerHTML = '<div id="place"></div>';
  const player = new YouTubePlayer(fakeIframeApi, 'place', OPTIONS);
  const api = FakeApiPlayer.last;
  api.ready();
  await player.ready;
  if (state !== undefined) api.tell(state);
  return { player, api };
}

/** What has become of a promise by now. */
async function outcome(promise: Promise<string>): Promise<string> {
  await jest.advanceTimersByTimeAsync(0);
  return Promise.race([promise, Promise.resolve('open')]);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the player’s states (widgets §4)', () => {
  it.each([
    ['unstarted', -1],
    ['ended', 0],
    ['playing', 1],
    ['paused', 2],
    ['buffering', 3],
    ['cued', 5],
  ] as const)('%s is %i', async (name, value) => {
    expect(PLAYER_STATE[name]).toBe(value);
    const { player, api } = await setUp();
    api.tell(value);
    expect(player.state).toBe(value);
  });

  it('begins unstarted and takes no state that it does not know', async () => {
    const { player, api } = await setUp();
    api.tell(4);
    expect(player.state).toBe(unstarted);
  });
});

describe('pause and play are accepted from ended or the matching state, without a change (widgets §4)', () => {
  it.each([
    ['play', ended, 'done'],
    ['play', playing, 'done'],
    ['play', unstarted, 'open'],
    ['play', paused, 'open'],
    ['play', buffering, 'open'],
    ['play', cued, 'open'],
    ['pause', ended, 'done'],
    ['pause', paused, 'done'],
    ['pause', unstarted, 'open'],
    ['pause', playing, 'open'],
    ['pause', buffering, 'open'],
    ['pause', cued, 'open'],
  ] as const)('%s in state %i is %s', async (command, state, expected) => {
    const { player, api } = await setUp(state);
    const result = player[command]();
    expect(await outcome(result)).toBe(expected);
    expect(api.calls).toEqual([command]);
  });

  it.each([
    ['play', playing],
    ['play', ended],
    ['pause', paused],
    ['pause', ended],
  ] as const)('%s is done when state %i comes', async (command, answer) => {
    const { player, api } = await setUp(cued);
    const result = player[command]();
    api.tell(buffering);
    expect(await outcome(result)).toBe('open');
    api.tell(answer);
    expect(await outcome(result)).toBe('done');
  });

  it('never times out', async () => {
    const { player } = await setUp(cued);
    const result = player.play();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await outcome(result)).toBe('open');
  });
});

describe('seek is accepted from ended, playing or paused, and requires a change (widgets §4, §9)', () => {
  it.each([ended, playing, paused])('state %i counts only when it comes anew', async (state) => {
    const { player, api } = await setUp(state);
    const result = player.seek(30);
    expect(await outcome(result)).toBe('open');
    api.tell(state);
    expect(await outcome(result)).toBe('done');
    expect(api.calls).toEqual(['seek 30 true']);
  });

  it.each([unstarted, buffering, cued])('state %i is no answer', async (state) => {
    const { player, api } = await setUp(playing);
    const result = player.seek(30);
    api.tell(state);
    expect(await outcome(result)).toBe('open');
  });

  it('times out after 3000 ms, not before', async () => {
    const { player } = await setUp(playing);
    const result = player.seek(30);
    await jest.advanceTimersByTimeAsync(2999);
    expect(await outcome(result)).toBe('open');
    await jest.advanceTimersByTimeAsync(1);
    expect(await outcome(result)).toBe('timed-out');
  });

  it('leaves no timer behind once it is done', async () => {
    const { player, api } = await setUp(playing);
    const result = player.seek(30);
    api.tell(playing);
    await result;
    expect(jest.getTimerCount()).toBe(0);
  });

  it('goes no further back than the start', async () => {
    const { player, api } = await setUp(playing);
    void player.seek(-4);
    await outcome(Promise.resolve(''));
    expect(api.calls).toEqual(['seek 0 true']);
  });
});

describe('the wrapper (widgets §8)', () => {
  it('throws where an event handler override is given', () => {
    document.body.innerHTML = '<div id="place"></div>';
    const options = { ...OPTIONS, events: { onReady: () => {} } };
    expect(() => new YouTubePlayer(fakeIframeApi, 'place', options)).toThrow(
      'Event handlers cannot be overridden',
    );
  });

  it('throws where the named element does not exist', () => {
    document.body.innerHTML = '';
    expect(() => new YouTubePlayer(fakeIframeApi, 'nowhere', OPTIONS)).toThrow(
      'There is no element "nowhere"',
    );
  });

  it('takes an element itself, and hands the rest to YouTube', () => {
    document.body.innerHTML = '<div></div>';
    const player = new YouTubePlayer(fakeIframeApi, document.querySelector('div')!, OPTIONS);
    expect(player.frame).toBeInstanceOf(HTMLIFrameElement);
    expect(FakeApiPlayer.last.options).toMatchObject(OPTIONS);
  });

  it('holds commands until the frame is ready', async () => {
    document.body.innerHTML = '<div id="place"></div>';
    const player = new YouTubePlayer(fakeIframeApi, 'place', OPTIONS);
    const api = FakeApiPlayer.last;
    void player.play();
    await jest.advanceTimersByTimeAsync(0);
    expect(api.calls).toEqual([]);
    expect([player.position, player.duration]).toEqual([0, 0]);
    api.ready();
    await jest.advanceTimersByTimeAsync(0);
    expect(api.calls).toEqual(['play']);
    api.time = 12;
    expect([player.position, player.duration]).toEqual([12, 100]);
  });

  it('tells of YouTube’s errors', async () => {
    const { player, api } = await setUp();
    const told: unknown[] = [];
    player.addEventListener('error', (event) => told.push((event as CustomEvent).detail));
    api.fail(150);
    expect(told).toEqual([150]);
  });
});
