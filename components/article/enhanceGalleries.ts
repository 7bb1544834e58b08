/** Shows the buttons of the gallery strips below `root` and lets them turn the pictures. */
export function enhanceGalleries(root: HTMLElement): void {
  for (const strip of root.querySelectorAll<HTMLElement>('.gallery-strip')) {
    const track = strip.querySelector<HTMLElement>('.gallery-strip__track');
    const buttons = strip.querySelector<HTMLElement>('.gallery-strip__buttons');
    if (track && buttons) enhance(track, buttons);
  }
}

function enhance(track: HTMLElement, buttons: HTMLElement): void {
  const steps = [...buttons.querySelectorAll<HTMLButtonElement>('[data-step]')];
  const last = track.children.length - 1;
  const current = () => Math.round(Math.abs(track.scrollLeft) / Math.max(1, track.clientWidth));
  const show = (index: number) => {
    for (const button of steps) {
      const isAtEnd = button.dataset['step'] === '1' ? index >= last : index <= 0;
      // `aria-disabled` keeps the focus where it is at the last picture.
      button.setAttribute('aria-disabled', String(isAtEnd));
      button.disabled = false;
    }
  };
  for (const button of steps) {
    button.addEventListener('click', () => {
      const next = Math.min(last, Math.max(0, current() + Number(button.dataset['step'])));
      const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      track.scrollTo({ left: next * track.clientWidth, behavior: isCalm ? 'auto' : 'smooth' });
      show(next);
    });
  }
  track.addEventListener('scrollend', () => show(current()), { passive: true });
  track.addEventListener('scroll', () => show(current()), { passive: true });
  show(current());
  buttons.hidden = false;
}
