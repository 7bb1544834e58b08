import { isWorthKeeping, keepPlace, readPlace } from './audioPlace';
import { chapterAt } from './chapterAt';
import { formatClock } from './formatClock';
import { showMediaSession } from './mediaSession';
import { addMiniBar } from './miniBar';
import { spokenClock } from './spokenClock';

/** s that the skip buttons move by. */
const SKIP = 15;
/** s between two places that are kept while it plays. */
const KEEP_EVERY = 5;

const FAILURE =
  'The recording can’t be played right now. Check your connection, then press Play to try again.';

/** Puts our controls in the place of the browser's own, in every player below `root`. */
export function enhanceAudio(root: HTMLElement): void {
  for (const player of root.querySelectorAll<HTMLElement>('[data-audio]')) {
    const audio = player.querySelector('audio');
    if (!audio || player.dataset['isReady'] === 'true') continue;
    player.dataset['isReady'] = 'true';
    enhancePlayer(player, audio);
  }
}

/** Parts of the server's markup; all of them are there, see `AudioPlayer`. */
function partsOf(player: HTMLElement) {
  const find = <T extends HTMLElement>(selector: string) => player.querySelector<T>(selector);
  return {
    controls: find('.audio__controls'),
    scrubber: find<HTMLInputElement>('.audio__scrubber'),
    now: find('.audio__now'),
    left: find('.audio__left'),
    play: find('[data-audio-do="toggle"]'),
    resume: find('[data-audio-do="resume"]'),
    rate: find<HTMLSelectElement>('.audio__rate'),
    status: find('.audio__status'),
  };
}

function enhancePlayer(player: HTMLElement, audio: HTMLAudioElement): void {
  const parts = partsOf(player);
  const id = player.dataset['audio'] ?? '';
  const chapters = chapterButtons(player);
  const starts = chapters.map(({ dataset }) => Number(dataset['start']));
  const written = Number(audio.dataset['duration']);
  const duration = (): number => (Number.isFinite(audio.duration) ? audio.duration : written) || 0;
  let kept = readPlace(id);
  let isScrubbing = false;

  audio.controls = false;
  audio.hidden = true;
  if (parts.controls) parts.controls.hidden = false;

  const say = (words: string): void => {
    if (parts.status) parts.status.textContent = words;
  };
  const offerResume = (): void => {
    if (!parts.resume) return;
    const isOffered = isWorthKeeping(kept, duration()) && audio.currentTime === 0 && audio.paused;
    parts.resume.textContent = isOffered ? `Resume at ${formatClock(kept)}` : '';
    parts.resume.hidden = !isOffered;
  };
  const show = (): void => {
    const place = audio.currentTime;
    const end = duration();
    const words = `${spokenClock(place)} of ${spokenClock(end)}`;
    if (parts.now) parts.now.textContent = formatClock(place);
    if (parts.left) parts.left.textContent = `−${formatClock(end - place)}`;
    if (parts.scrubber) {
      parts.scrubber.max = String(Math.max(1, Math.floor(end)));
      if (!isScrubbing) parts.scrubber.value = String(place);
      parts.scrubber.setAttribute('aria-valuetext', words);
      parts.scrubber.style.setProperty('--played', `${end > 0 ? (place / end) * 100 : 0}%`);
    }
    const current = chapterAt(starts, place);
    chapters.forEach((chapter, index) => {
      const isCurrent = index === current && (place > 0 || !audio.paused);
      if (isCurrent) chapter.setAttribute('aria-current', 'true');
      else chapter.removeAttribute('aria-current');
    });
  };
  const play = async (): Promise<void> => {
    say('');
    if (audio.error || audio.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) {
      const place = audio.currentTime;
      audio.load();
      audio.currentTime = place;
    }
    try {
      await audio.play();
    } catch (error) {
      // A pause that came before the sound is no fault.
      if (!(error instanceof DOMException && error.name === 'AbortError')) say(FAILURE);
    }
  };
  const seek = (place: number): void => {
    audio.currentTime = Math.min(Math.max(0, place), Math.max(0, duration() - 0.1));
    show();
  };
  const toggle = (): void => {
    if (audio.paused) void play();
    else audio.pause();
  };

  const actions: Record<string, () => void> = {
    toggle,
    back: () => seek(audio.currentTime - SKIP),
    forward: () => seek(audio.currentTime + SKIP),
    resume: () => {
      seek(kept);
      void play();
      parts.play?.focus();
    },
  };
  player.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (!button) return;
    actions[button.dataset['audioDo'] ?? '']?.();
    const start = button.dataset['start'];
    if (start !== undefined) {
      seek(Number(start));
      void play();
    }
  });
  parts.scrubber?.addEventListener('input', () => {
    isScrubbing = true;
    seek(Number(parts.scrubber?.value));
  });
  parts.scrubber?.addEventListener('change', () => {
    isScrubbing = false;
  });
  parts.rate?.addEventListener('change', () => {
    audio.playbackRate = Number(parts.rate?.value);
  });

  const showState = (): void => {
    player.toggleAttribute('data-playing', !audio.paused);
    parts.play?.setAttribute('aria-label', audio.paused ? 'Play' : 'Pause');
    offerResume();
    show();
  };
  const keep = (): void => keepPlace(id, audio.currentTime, duration());
  let lastKept = 0;
  audio.addEventListener('timeupdate', () => {
    show();
    if (Math.abs(audio.currentTime - lastKept) >= KEEP_EVERY) {
      lastKept = audio.currentTime;
      keep();
    }
  });
  for (const event of ['play', 'pause', 'loadedmetadata', 'durationchange', 'seeked']) {
    audio.addEventListener(event, showState);
  }
  audio.addEventListener('pause', keep);
  audio.addEventListener('playing', () => say(''));
  audio.addEventListener('waiting', () => say('Loading…'));
  audio.addEventListener('ended', () => {
    kept = 0;
    keepPlace(id, 0, duration());
    audio.currentTime = 0;
  });
  // Faults of a source do not bubble.
  audio.addEventListener('error', () => say(FAILURE), true);
  window.addEventListener('pagehide', () => {
    if (audio.currentTime > 0) keep();
  });

  const title = player.querySelector('.audio__title')?.textContent ?? '';
  addMiniBar({ player, audio, title, toggle, duration });
  showMediaSession({
    audio,
    title,
    artist: player.dataset['artist'] ?? '',
    cover: player.querySelector<HTMLImageElement>('.audio__cover img'),
    play,
    seek,
    skip: SKIP,
  });
  showState();
}

/** Chapters are links into the file; from here on they are buttons. */
function chapterButtons(player: HTMLElement): HTMLElement[] {
  return [...player.querySelectorAll<HTMLElement>('.audio__chapter')].map((link) => {
    const button = link.ownerDocument.createElement('button');
    button.type = 'button';
    button.className = link.className;
    button.dataset['start'] = link.dataset['start'] ?? '0';
    button.append(...link.childNodes);
    link.replaceWith(button);
    return button;
  });
}
