/** @jest-environment jsdom */
import { showMediaSession } from './mediaSession';

type Handler = (details: { seekTime?: number }) => void;

describe('the keys of a system, its lock screen and headphones (platform §3)', () => {
  const handlers = new Map<string, Handler>();
  const session = { metadata: null as unknown, setActionHandler: handlers.set.bind(handlers) };
  let audio: HTMLAudioElement;
  const play = jest.fn(async () => undefined);
  const seek = jest.fn();
  const pause = jest.fn();

  beforeEach(() => {
    Object.assign(navigator, { mediaSession: session });
    Object.assign(window, {
      MediaMetadata: function MediaMetadata(this: object, init: object) {
        Object.assign(this, init);
      },
    });
    audio = document.createElement('audio');
    Object.assign(audio, { pause, currentTime: 100 });
  });
  afterEach(() => {
    jest.clearAllMocks();
    handlers.clear();
    Reflect.deleteProperty(navigator, 'mediaSession');
  });

  const begin = (cover: HTMLImageElement | null = null) => {
    showMediaSession({ audio, title: 'Keys', artist: 'Broadsheet', cover, play, seek, skip: 15 });
    audio.dispatchEvent(new Event('play'));
  };

  it('are told what plays once it plays, with its cover', () => {
    const cover = document.createElement('img');
    cover.src = 'https://www.broadsheet.example/cover.jpg';
    begin(cover);
    expect(session.metadata).toEqual({
      title: 'Keys',
      artist: 'Broadsheet',
      artwork: [{ src: cover.src, sizes: '400x400' }],
    });
  });

  it('are told of no cover where there is none', () => {
    begin();
    expect(session.metadata).toMatchObject({ artwork: [] });
  });

  it.each<[string, { seekTime?: number }, number]>([
    ['seekbackward', {}, 85],
    ['seekforward', {}, 115],
    ['seekto', { seekTime: 42 }, 42],
    ['seekto', {}, 0],
  ])('lead to another place by %s with %j', (action, details, place) => {
    begin();
    handlers.get(action)?.(details);
    expect(seek.mock.calls).toEqual([[place]]);
  });

  it('play and pause', () => {
    begin();
    handlers.get('play')?.({});
    handlers.get('pause')?.({});
    expect([play.mock.calls.length, pause.mock.calls.length]).toEqual([1, 1]);
  });

  it('are left alone by a browser that knows none', () => {
    Reflect.deleteProperty(navigator, 'mediaSession');
    begin();
    expect(handlers.size).toBe(0);
  });
});
