import { showsGiftTooltip } from '../../../utils/story/showsGiftTooltip';
import { noteGiftTooltip, readGiftRecord } from './giftRecord';

/**
 * Shows the gift tooltip below its button, where it is due (platform §4). A press outside hides it, as does
 * Escape. Gives what hides it.
 *
 * @param menu of the gift; its tooltip stands beside it
 * @param now ms since 1970
 */
export function showGiftTooltip(menu: HTMLElement, now: number): () => void {
  const tooltip = menu.parentElement?.querySelector<HTMLElement>('.gift-tooltip');
  if (!tooltip || !showsGiftTooltip(readGiftRecord(), now)) return () => undefined;
  const page = menu.ownerDocument;
  const button = menu.querySelector('summary');
  const listening = new AbortController();
  const { signal } = listening;
  const hide = () => {
    listening.abort();
    tooltip.hidden = true;
    button?.removeAttribute('aria-describedby');
  };
  tooltip.hidden = false;
  button?.setAttribute('aria-describedby', tooltip.id);
  noteGiftTooltip(now);
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
