/** @jest-environment jsdom */
import { Player, PLAYER_STATE, type PlayerState } from './Player';
import { trackWatchTime } from './trackWatchTime';
import { WatchTime } from './WatchTime';

/** Plays from one second to another at normal speed, asked four times a second. */
function play(watch: WatchTime, from: number, to: number, duration = 100, clock = { at: 0 }) {
  watch.rest();
  const marks: number[] = [];
  for (let position = from; position <= to + 0.001; position += 0.25) {
    marks.push(...watch.sample(position, duration, clock.at));
    clock.at += 250;
  }
  return marks;
}

describe('watch time (widgets §4)', () => {
  it.each([
    ['nothing for a glance', 0, 10, []],
    ['a quarter', 0, 25, [25]],
    ['three quarters', 0, 76, [25, 50, 75]],
    ['all', 0, 100, [25, 50, 75, 100]],
    ['all but the last second, which may fall between two samples', 0, 99, [25, 50, 75, 100]],
    ['not all where two seconds lack', 0, 98, [25, 50, 75]],
    ['a part in the middle', 40, 66, [25]],
  ])('reports %s', (_name, from, to, expected) => {
    expect(play(new WatchTime(), from, to)).toEqual(expected);
  });

  it('counts the seconds that played, repeated ones too', () => {
    const watch = new WatchTime();
    play(watch, 0, 10);
    play(watch, 0, 10);
    expect(watch.seconds).toBe(20);
  });

  it('reports no share twice, and none for a part that is repeated', () => {
    const watch = new WatchTime();
    expect(play(watch, 0, 25)).toEqual([25]);
    expect(play(watch, 0, 25)).toEqual([]);
    expect(play(watch, 25, 50)).toEqual([50]);
  });

  it('counts parts that lie apart, and nothing between them, until it was played', () => {
    const watch = new WatchTime();
    expect(play(watch, 0, 10)).toEqual([]);
    expect(play(watch, 60, 70)).toEqual([]);
    expect(play(watch, 30, 36)).toEqual([25]);
    expect(play(watch, 5, 65)).toEqual([50]);
  });

  it('does not count what was skipped', () => {
    const watch = new WatchTime();
    // On a page that has been open for ten minutes.
    expect(watch.sample(0, 100, 600_000)).toEqual([]);
    expect(watch.sample(90, 100, 600_250)).toEqual([]);
    expect(watch.sample(5, 100, 600_500)).toEqual([]);
    expect(watch.seconds).toBe(0);
  });

  it('counts on where a tab in the background was asked late', () => {
    const watch = new WatchTime();
    watch.sample(0, 100, 0);
    expect(watch.sample(60, 100, 60_000)).toEqual([25, 50]);
    expect(watch.seconds).toBe(60);
  });

  it('counts double speed', () => {
    const watch = new WatchTime();
    watch.sample(0, 100, 0);
    watch.sample(20, 100, 10_000);
    expect(watch.seconds).toBe(20);
  });

  it('joins parts that were seen in any order', () => {
    const watch = new WatchTime();
    expect([
      ...play(watch, 50, 75),
      ...play(watch, 0, 30),
      ...play(watch, 75, 100),
      ...play(watch, 20, 50),
    ]).toEqual([25, 50, 75, 100]);
  });

  it('reports no share where the length is unknown', () => {
    expect(play(new WatchTime(), 0, 60, 0)).toEqual([]);
  });
});

class TestPlayer extends Player {
  position = 0;
  duration = 10;
  sendPlay() {}
  sendPause() {}
  sendSeek() {}
  be(state: PlayerState) {
    this.setState(state);
  }
}

describe('what the data layer is told of a video', () => {
  type Entry = { video_id: string; video_progress: string; seconds_watched: number };
  const layer = () => (window as Window & { dataLayer?: Entry[] }).dataLayer ?? [];

  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(window, { dataLayer: [] });
  });
  afterEach(() => jest.useRealTimers());

  function setUp(id = 'abc') {
    const player = new TestPlayer();
    trackWatchTime(player, { id, title: 'Keys', provider: 'youtube' });
    const run = (seconds: number) => {
      for (let step = 0; step < seconds * 4; step += 1) {
        player.position += 0.25;
        jest.advanceTimersByTime(250);
      }
    };
    return { player, run };
  }

  it('is the start, each quarter and the leaving, with the seconds watched', () => {
    const { player, run } = setUp();
    player.be(PLAYER_STATE.playing);
    run(6);
    player.be(PLAYER_STATE.paused);
    jest.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event('pagehide'));
    expect(layer()[0]).toEqual({
      event: 'video_watch_time',
      video_id: 'abc',
      video_title: 'Keys',
      video_provider: 'youtube',
      video_progress: 'start',
      seconds_watched: 0,
      video_seconds: 10,
    });
    expect(layer().map((entry) => [entry.video_progress, entry.seconds_watched])).toEqual([
      ['start', 0],
      ['25', 2.5],
      ['50', 5],
      ['leave', 6],
    ]);
  });

  it('starts once, however often it is paused', () => {
    const { player } = setUp();
    player.be(PLAYER_STATE.playing);
    player.be(PLAYER_STATE.paused);
    player.be(PLAYER_STATE.playing);
    expect(layer().map(({ video_progress }) => video_progress)).toEqual(['start']);
  });

  it('is nothing for a video that was never played', () => {
    setUp('never-played');
    window.dispatchEvent(new Event('pagehide'));
    expect(layer().filter(({ video_id }) => video_id === 'never-played')).toEqual([]);
  });
});
