import { formatClock } from './formatClock';

interface MiniBar {
  player: HTMLElement;
  audio: HTMLAudioElement;
  title: string;
  toggle: () => void;
  /** s. */
  duration: () => number;
}

/**
 * A bar at the foot of the window while the recording plays and its player is out of sight. It lies
 * over the page: nothing moves, and the page keeps as much room at its end as the bar covers.
 */
export function addMiniBar({ player, audio, title, toggle, duration }: MiniBar): void {
  const page = player.ownerDocument;
  const bar = page.createElement('aside');
  bar.className = 'audio-bar';
  bar.setAttribute('aria-label', 'Playing now');
  bar.hidden = true;
  const button = page.createElement('button');
  button.type = 'button';
  button.className = 'audio-bar__play';
  button.append(...iconsOf(player));
  const name = page.createElement('button');
  name.type = 'button';
  name.className = 'audio-bar__title';
  name.textContent = title;
  name.title = 'Back to the player';
  const left = page.createElement('span');
  left.className = 'audio-bar__left';
  const close = page.createElement('button');
  close.type = 'button';
  close.className = 'audio-bar__close';
  close.setAttribute('aria-label', 'Stop and close');
  close.textContent = '×';
  bar.append(button, name, left, close);
  page.body.append(bar);

  let isSeen = true;
  let isClosed = false;
  const update = (): void => {
    if (!audio.paused) isClosed = false;
    const isStarted = audio.currentTime > 0 && !audio.ended;
    bar.hidden = isSeen || isClosed || (audio.paused && !isStarted);
    page.body.classList.toggle('has-audio-bar', !bar.hidden);
    bar.toggleAttribute('data-playing', !audio.paused);
    button.setAttribute('aria-label', audio.paused ? 'Play' : 'Pause');
    left.textContent = `−${formatClock(duration() - audio.currentTime)}`;
  };
  new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? true;
    update();
  }).observe(player);
  for (const event of ['play', 'pause', 'timeupdate', 'ended']) {
    audio.addEventListener(event, update);
  }
  button.addEventListener('click', toggle);
  name.addEventListener('click', () => {
    player.scrollIntoView({ block: 'center' });
    player.querySelector<HTMLElement>('[data-audio-do="toggle"]')?.focus({ preventScroll: true });
  });
  close.addEventListener('click', () => {
    audio.pause();
    isClosed = true;
    update();
  });
}

function iconsOf(player: HTMLElement): Node[] {
  return [...player.querySelectorAll('.audio__play svg')].map((icon) => icon.cloneNode(true));
}
