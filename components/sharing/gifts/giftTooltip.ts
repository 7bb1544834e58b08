import { showsGiftTooltip } from '../../../utils/story/showsGiftTooltip';
import { noteGiftTooltip, readGiftRecord } from './giftRecord';

/** Below it (px, platform §9: mobile) there is room for one sentence. */
const NARROW = '(max-width: 479px)';

const TEXTS = {
  wide: { badge: 'New', text: 'You can now gift articles', more: 'Exclusive to subscribers' },
  narrow: { badge: '', text: 'You can gift articles now.', more: '' },
};

/**
 * Shows the gift tooltip below its button, where it is due (platform §4). A press outside hides it, as does
 * Escape. Gives what hides it.
 *
 * @param menu of the gift
 * @param now ms since 1970
 */
export function showGiftTooltip(menu: HTMLElement, now: number): () => void {
  if (!showsGiftTooltip(readGiftRecord(), now)) return () => undefined;
  const page = menu.ownerDocument;
  const tooltip = page.createElement('div');
  const listening = new AbortController();
  const hide = () => {
    listening.abort();
    tooltip.remove();
    summary?.removeAttribute('aria-describedby');
  };
  const summary = menu.querySelector('summary');
  tooltip.className = 'gift-tooltip';
  tooltip.id = 'gift-tooltip';
  tooltip.role = 'note';
  const { badge, text, more } = window.matchMedia(NARROW).matches ? TEXTS.narrow : TEXTS.wide;
  const parts = [
    ['gift-tooltip__badge', badge],
    ['gift-tooltip__text', text],
    ['gift-tooltip__more', more],
  ] as const;
  for (const [className, words] of parts) {
    if (words === '') continue;
    const line = page.createElement('span');
    line.className = className;
    line.textContent = words;
    tooltip.append(line);
  }
  // Beside the menu, as a closed disclosure shows nothing of what it holds.
  menu.after(tooltip);
  summary?.setAttribute('aria-describedby', tooltip.id);
  noteGiftTooltip(now);
  const { signal } = listening;
  page.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!(target instanceof Node && tooltip.contains(target))) hide();
    },
    { signal },
  );
  page.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal });
  return hide;
}
