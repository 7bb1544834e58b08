/** @jest-environment jsdom */
import { HostedPlayer } from './HostedPlayer';
import { PLAYER_STATE } from './Player';

const { unstarted, ended, playing, paused, buffering } = PLAYER_STATE;

/** A film as far as jsdom has one: its properties are set by hand. */
function setUp(part: { paused?: boolean; ended?: boolean } = {}) {
  const film = { paused: true, ended: false, duration: Number.NaN, currentTime: 0, ...part };
  const video = document.createElement('video');
  for (const key of ['paused', 'ended', 'duration', 'currentTime'] as const) {
    Object.defineProperty(video, key, {
      get: () => film[key],
      set: (value: never) => {
        film[key] = value;
      },
    });
  }
  video.play = jest.fn(() => Promise.resolve());
  video.pause = jest.fn();
  const player = new HostedPlayer(video);
  const tell = (type: string, change: Partial<typeof film> = {}) => {
    Object.assign(film, change);
    video.dispatchEvent(new Event(type));
  };
  return { film, video, player, tell };
}

describe('a hosted film has the states of widgets §4', () => {
  it.each([
    ['playing', { paused: false }, playing],
    ['pause', { paused: true }, paused],
    ['ended', { paused: true, ended: true }, ended],
    ['waiting', { paused: false }, buffering],
    ['seeking', {}, buffering],
    ['seeked', { paused: false }, playing],
    ['seeked', { paused: true }, paused],
  ] as const)('%s with %j is state %i', (type, change, expected) => {
    const { player, tell } = setUp();
    expect(player.state).toBe(unstarted);
    tell(type, change);
    expect(player.state).toBe(expected);
  });

  it('is playing where it was met playing', () => {
    expect(setUp({ paused: false }).player.state).toBe(playing);
  });

  it('has no length until it is known', () => {
    const { film, player } = setUp();
    expect(player.duration).toBe(0);
    film.duration = 9;
    expect(player.duration).toBe(9);
  });

  it('plays, pauses and seeks, and waits for the film to have done it', async () => {
    const { film, video, player, tell } = setUp();
    const started = player.play();
    expect(video.play).toHaveBeenCalled();
    tell('playing', { paused: false });
    expect(await started).toBe('done');
    const jumped = player.seek(7);
    expect(film.currentTime).toBe(7);
    tell('seeking');
    tell('seeked');
    expect(await jumped).toBe('done');
    const stopped = player.pause();
    expect(video.pause).toHaveBeenCalled();
    tell('pause', { paused: true });
    expect(await stopped).toBe('done');
  });

  it('tells of a film that can’t be played', () => {
    const { player, tell } = setUp();
    const told = jest.fn();
    player.addEventListener('error', told);
    tell('error');
    expect(told).toHaveBeenCalledTimes(1);
  });
});
