/**
 * The gallery strips below `root`: shows their buttons, turns pictures by them and by the arrow
 * keys, Home and End, and tells screen readers which picture came.
 */
export function enhanceGalleries(root: HTMLElement): void {
  for (const strip of root.querySelectorAll<HTMLElement>('.gallery-strip')) {
    const track = strip.querySelector<HTMLElement>('.gallery-strip__track');
    const buttons = strip.querySelector<HTMLElement>('.gallery-strip__buttons');
    if (track && buttons) enhance(track, buttons);
  }
}

function enhance(track: HTMLElement, buttons: HTMLElement): void {
  const steps = [...buttons.querySelectorAll<HTMLButtonElement>('[data-step]')];
  const links = [...track.children].map((slide) => slide.querySelector('a'));
  const last = links.length - 1;
  const status = document.createElement('p');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  track.after(status);

  const current = () => Math.round(Math.abs(track.scrollLeft) / Math.max(1, track.clientWidth));
  const show = (index: number) => {
    for (const button of steps) {
      const isAtEnd = button.dataset['step'] === '1' ? index >= last : index <= 0;
      // `aria-disabled` keeps the focus where it is at the last picture.
      button.setAttribute('aria-disabled', String(isAtEnd));
      button.disabled = false;
    }
  };
  const turnTo = (index: number) => {
    const next = Math.min(last, Math.max(0, index));
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    track.scrollTo({ left: next * track.clientWidth, behavior: isCalm ? 'auto' : 'smooth' });
    show(next);
    return next;
  };

  for (const button of steps) {
    button.addEventListener('click', () => {
      const next = turnTo(current() + Number(button.dataset['step']));
      status.textContent = `Photo ${next + 1} of ${last + 1}`;
    });
  }
  track.addEventListener('keydown', (event) => {
    const place = links.findIndex((link) => link === event.target);
    const target = targetOf(event, place, last);
    if (place < 0 || target === null) return;
    event.preventDefault();
    links[turnTo(target)]?.focus({ preventScroll: true });
  });
  for (const type of ['scroll', 'scrollend'] as const) {
    track.addEventListener(type, () => show(current()));
  }
  show(current());
  buttons.hidden = false;
}

function targetOf(event: KeyboardEvent, place: number, last: number): number | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  switch (event.key) {
    case 'ArrowLeft':
      return place - 1;
    case 'ArrowRight':
      return place + 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
