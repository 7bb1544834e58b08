import { pushToDataLayer } from '../../analytics/pushToDataLayer';
import { showToast, toastOf } from '../../ui/showToast';
import { closeMenu } from '../closeMenu';
import { shareStory } from '../shareStory';
import { fetchGift, type GiftAnswer } from './fetchGift';
import { giftOptions } from './giftOptions';
import { noteGiftIcon } from './giftRecord';
import { showGiftTooltip } from './giftTooltip';

/** What a reader is told where no link could be had: the documents show no words for it. */
const FAILED = 'The gift link could not be made. Try again in a minute.';
const SIGNED_OUT = 'Sign in again to gift this story.';

/**
 * Brings the gift menu of a story to life (platform §4): its tooltip, and the link, which is asked for when the menu
 * is first opened. The menu shows once the link is there; what fails closes it and says so, and the next opening
 * asks again.
 */
export function enhanceGiftMenu(menu: HTMLDetailsElement): void {
  const { giftMenu: url = '', giftTitle: title = '', shareBase = '/gateway/' } = menu.dataset;
  const panel = menu.querySelector<HTMLElement>('.gift__menu');
  if (!panel) return;
  const loading = panel.firstElementChild;
  let answer: GiftAnswer | undefined;
  let isLoading = false;
  toastOf(menu.ownerDocument.body);
  const hideTooltip = showGiftTooltip(menu, Date.now());

  const load = async (): Promise<void> => {
    if (isLoading || (answer && answer.kind !== 'failed')) return;
    isLoading = true;
    menu.setAttribute('aria-busy', 'true');
    if (loading) panel.replaceChildren(loading);
    answer = await fetchGift(url, shareBase);
    isLoading = false;
    menu.removeAttribute('aria-busy');
    if (answer.kind === 'failed') {
      menu.open = false;
      showToast({ message: answer.isSignedOut ? SIGNED_OUT : FAILED, type: 'error' });
    } else {
      panel.replaceChildren(...giftOptions(answer, { title, now: Date.now() }));
    }
  };
  const opened = (): void => {
    if (!menu.open) return;
    hideTooltip();
    noteGiftIcon();
    void load();
  };

  menu.querySelector('summary')?.addEventListener('click', () => {
    pushToDataLayer({
      event: 'interaction_event',
      userInteraction: 'gift_pop-up_icon',
      interactionType: 'click',
      interactionDetail: menu.open ? 'close' : 'open',
    });
  });
  menu.addEventListener('toggle', opened);
  closeMenu(menu, (option) => shareStory(option, answer?.kind === 'link' ? answer.shareLink : ''));
  opened();
}
