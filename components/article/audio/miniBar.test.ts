/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { addMiniBar } from './miniBar';

let focus: jest.SpyInstance;
beforeEach(() => {
  focus = jest.spyOn(HTMLElement.prototype, 'focus');
});

/** Says whether the player is in sight. */
let see: (isSeen: boolean) => void;

/** A player on a page, and the bar that it gets. */
function open() {
  document.body.innerHTML =
    '<div class="audio"><div class="audio__play"><svg></svg></div><button data-audio-do="toggle">Play</button></div>';
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => told([{ isIntersecting }]);
      }
      observe() {}
    },
  });
  const player = document.querySelector<HTMLElement>('.audio')!;
  player.scrollIntoView = jest.fn();
  const audio = document.createElement('audio');
  const state = { paused: true, ended: false, currentTime: 0 };
  for (const name of ['paused', 'ended', 'currentTime'] as const)
    Object.defineProperty(audio, name, { get: () => state[name] });
  audio.pause = () => {
    state.paused = true;
    audio.dispatchEvent(new Event('pause'));
  };
  const toggle = jest.fn();
  addMiniBar({ player, audio, title: 'The Vote', toggle, duration: () => 600 });
  const bar = document.querySelector<HTMLElement>('.audio-bar')!;
  const become = (change: Partial<typeof state>, event: string) => {
    Object.assign(state, change);
    audio.dispatchEvent(new Event(event));
  };
  const press = (name: string) => bar.querySelector<HTMLElement>(name)!.click();
  return { player, bar, become, press, toggle };
}

const play = { paused: false, currentTime: 75 };

describe('the bar of a recording (platform §4)', () => {
  it('is there while it plays out of sight, and the page keeps room for it', () => {
    const { bar, become } = open();
    expect(bar.hidden).toBe(true);
    become(play, 'play');
    expect(bar.hidden).toBe(true);
    see(false);
    expect(bar.hidden).toBe(false);
    expect(document.body).toHaveClass('has-audio-bar');
    see(true);
    expect(bar.hidden).toBe(true);
    expect(document.body).not.toHaveClass('has-audio-bar');
  });

  it('stays while it pauses, and goes at its end', () => {
    const { bar, become } = open();
    see(false);
    expect(bar.hidden).toBe(true);
    become(play, 'play');
    become({ paused: true }, 'pause');
    expect(bar.hidden).toBe(false);
    become({ ended: true }, 'ended');
    expect(bar.hidden).toBe(true);
  });

  it('says what plays, how long it still does, and what its button does', () => {
    const { bar, become } = open();
    see(false);
    become(play, 'timeupdate');
    expect(bar).toHaveAccessibleName('Playing now');
    expect(bar).toHaveTextContent('The Vote');
    expect(bar).toHaveTextContent('−8:45');
    expect(bar.querySelector('.audio-bar__play')).toHaveAccessibleName('Pause');
    expect(bar).toHaveAttribute('data-playing');
    become({ paused: true }, 'pause');
    expect(bar.querySelector('.audio-bar__play')).toHaveAccessibleName('Play');
    expect(bar).not.toHaveAttribute('data-playing');
  });

  it('plays and pauses, and leads back to the player', () => {
    const { player, press, toggle } = open();
    press('.audio-bar__play');
    expect(toggle).toHaveBeenCalledTimes(1);
    press('.audio-bar__title');
    expect(player.scrollIntoView).toHaveBeenCalledWith({ block: 'center' });
    expect(player.querySelector('button')).toHaveFocus();
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  });

  it('that was closed pauses, and comes back when the reader plays on', () => {
    const { bar, become, press } = open();
    see(false);
    become(play, 'play');
    press('.audio-bar__close');
    expect(bar.hidden).toBe(true);
    become({}, 'timeupdate');
    expect(bar.hidden).toBe(true);
    become({ paused: false }, 'play');
    expect(bar.hidden).toBe(false);
  });
});
