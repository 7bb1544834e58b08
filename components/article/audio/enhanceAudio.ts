import { isWorthKeeping, keepPlace, readPlace } from './audioPlace';
import { showMediaSession } from './mediaSession';
import { addMiniBar } from './miniBar';
import { playback, type Playback } from './playback';
import { playerParts, showPlace, showResume, type PlayerParts } from './playerParts';

/** s that the skip buttons move by. */
const SKIP = 15;
/** s between two places that are kept while it plays. */
const KEEP_EVERY = 5;

/** Puts our controls in the place of the browser's own, in every player below `root`. */
export function enhanceAudio(root: HTMLElement): void {
  for (const player of root.querySelectorAll<HTMLElement>('[data-audio]')) {
    const audio = player.querySelector('audio');
    if (!audio || player.dataset['isReady'] === 'true') continue;
    player.dataset['isReady'] = 'true';
    enhancePlayer(player, audio);
  }
}

function enhancePlayer(player: HTMLElement, audio: HTMLAudioElement): void {
  const parts = playerParts(player);
  const control = playback(audio, (words) => {
    if (parts.status) parts.status.textContent = words;
  });
  const { duration } = control;
  const resumePlace = keptPlace(player.dataset['audio'] ?? '', audio, duration);

  const show = (): void => {
    const isStarted = audio.currentTime > 0 || !audio.paused;
    player.toggleAttribute('data-playing', !audio.paused);
    parts.play?.setAttribute('aria-label', audio.paused ? 'Play' : 'Pause');
    showPlace(parts, audio.currentTime, duration(), isStarted);
    showResume(parts, isStarted ? null : resumePlace());
  };
  for (const event of ['play', 'pause', 'timeupdate', 'durationchange', 'seeking', 'seeked']) {
    audio.addEventListener(event, show);
  }
  audio.addEventListener('ended', () => {
    audio.currentTime = 0;
  });
  listenToControls(player, parts, audio, control, resumePlace);

  const title = player.querySelector('.audio__title')?.textContent ?? '';
  const cover = player.querySelector<HTMLImageElement>('.audio__cover img');
  addMiniBar({ player, audio, title, ...control });
  showMediaSession({
    audio,
    title,
    artist: player.dataset['artist'] ?? '',
    cover,
    play: control.play,
    seek: control.seek,
    skip: SKIP,
  });
  audio.controls = false;
  audio.hidden = true;
  if (parts.controls) parts.controls.hidden = false;
  show();
}

function listenToControls(
  player: HTMLElement,
  parts: PlayerParts,
  audio: HTMLAudioElement,
  { play, toggle, seek }: Playback,
  resumePlace: () => number | null,
): void {
  const actions: Record<string, () => void> = {
    toggle,
    back: () => seek(audio.currentTime - SKIP),
    forward: () => seek(audio.currentTime + SKIP),
    resume() {
      seek(resumePlace() ?? 0);
      void play();
      parts.play?.focus();
    },
  };
  player.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    actions[button?.dataset['audioDo'] ?? '']?.();
    const start = button?.dataset['start'];
    if (start === undefined) return;
    seek(Number(start));
    void play();
  });
  parts.scrubber?.addEventListener('input', () => seek(Number(parts.scrubber?.value)));
  parts.rate?.addEventListener('change', () => {
    audio.playbackRate = Number(parts.rate?.value);
  });
}

/** Keeps the place of a recording; gives the one from the last visit, null for none worth offering. */
function keptPlace(
  id: string,
  audio: HTMLAudioElement,
  duration: () => number,
): () => number | null {
  let last = readPlace(id);
  const keep = (): void => {
    last = audio.currentTime;
    keepPlace(id, last, duration());
  };
  audio.addEventListener('timeupdate', () => {
    if (audio.currentTime > 0 && Math.abs(audio.currentTime - last) >= KEEP_EVERY) keep();
  });
  audio.addEventListener('pause', () => {
    if (audio.currentTime > 0) keep();
  });
  audio.addEventListener('ended', keep);
  window.addEventListener('pagehide', () => {
    if (audio.currentTime > 0) keep();
  });
  return () => (isWorthKeeping(last, duration()) ? last : null);
}
