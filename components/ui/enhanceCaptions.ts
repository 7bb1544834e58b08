/**
 * "Read more" for the captions below `root` that do not fit (platform §4): shown only where the text
 * overflows, checked again on resize and load; a click opens the caption for good.
 */
export function enhanceCaptions(root: HTMLElement): void {
  const captions = [...root.querySelectorAll<HTMLElement>('.caption--long')];
  if (captions.length === 0) return;
  const check = () => captions.forEach(offerMore);
  for (const caption of captions) {
    caption.querySelector('.caption__more')?.addEventListener('click', () => open(caption));
  }
  check();
  window.addEventListener('resize', check);
  window.addEventListener('load', check);
}

function offerMore(caption: HTMLElement): void {
  const text = caption.querySelector<HTMLElement>('.caption__text');
  const more = caption.querySelector<HTMLElement>('.caption__more');
  if (!text || !more || caption.classList.contains('caption--open')) return;
  more.hidden = text.scrollHeight <= text.clientHeight + 1;
}

/** What had the focus goes away, so the text takes it. */
function open(caption: HTMLElement): void {
  caption.classList.add('caption--open');
  const more = caption.querySelector<HTMLElement>('.caption__more');
  const text = caption.querySelector<HTMLElement>('.caption__text');
  text?.setAttribute('tabindex', '-1');
  text?.focus({ preventScroll: true });
  if (more) more.hidden = true;
}
