import { chapterAt } from './chapterAt';
import { formatClock } from './formatClock';
import { spokenClock } from './spokenClock';

/** The parts of the server's markup that change; see `AudioPlayer`. */
export interface PlayerParts {
  controls: HTMLElement | null;
  scrubber: HTMLInputElement | null;
  now: HTMLElement | null;
  left: HTMLElement | null;
  play: HTMLElement | null;
  resume: HTMLElement | null;
  rate: HTMLSelectElement | null;
  status: HTMLElement | null;
  chapters: HTMLElement[];
}

export function playerParts(player: HTMLElement): PlayerParts {
  return {
    controls: player.querySelector('.audio__controls'),
    scrubber: player.querySelector<HTMLInputElement>('.audio__scrubber'),
    now: player.querySelector('.audio__now'),
    left: player.querySelector('.audio__left'),
    play: player.querySelector('[data-audio-do="toggle"]'),
    resume: player.querySelector('[data-audio-do="resume"]'),
    rate: player.querySelector<HTMLSelectElement>('.audio__rate'),
    status: player.querySelector('.audio__status'),
    chapters: chapterButtons(player),
  };
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

/** Shows a place, in s, of a recording that lasts `end`: on the clocks, the scrubber, the chapters. */
export function showPlace(
  parts: PlayerParts,
  place: number,
  end: number,
  isStarted: boolean,
): void {
  const { scrubber, now, left, chapters } = parts;
  if (now) now.textContent = formatClock(place);
  if (left) left.textContent = `−${formatClock(end - place)}`;
  if (scrubber) {
    scrubber.max = String(Math.max(1, Math.floor(end)));
    scrubber.value = String(place);
    scrubber.setAttribute('aria-valuetext', `${spokenClock(place)} of ${spokenClock(end)}`);
  }
  const starts = chapters.map(({ dataset }) => Number(dataset['start']));
  const current = isStarted ? chapterAt(starts, place) : -1;
  chapters.forEach((chapter, index) => {
    if (index === current) chapter.setAttribute('aria-current', 'true');
    else chapter.removeAttribute('aria-current');
  });
}

/** Offers to go on at a place, in s; null takes the offer away. */
export function showResume({ resume }: PlayerParts, place: number | null): void {
  if (!resume) return;
  resume.textContent = place === null ? 'Resume' : `Resume at ${formatClock(place)}`;
  resume.hidden = place === null;
}
