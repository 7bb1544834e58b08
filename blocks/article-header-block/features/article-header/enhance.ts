import { wakeShareMenus } from '../../../../components/sharing/wakeShareMenus';
import { enhanceElapsed } from './enhanceElapsed';

/**
 * The age of a young story; the share menu comes alive with the first sign that it is wanted, that of gifts at once
 * for those who may give: it has something to say.
 */
export default function enhance(root: HTMLElement): void {
  enhanceElapsed(root);
  wakeShareMenus(root);
  const gift = root.querySelector<HTMLDetailsElement>('[data-gift-menu]');
  const isSubscribed = document.documentElement.dataset['readerState'] === 'subscribed';
  if (gift && isSubscribed) void wakeGift(gift);
}

async function wakeGift(menu: HTMLDetailsElement): Promise<void> {
  try {
    const { startGiftMenu } = await import('../../../../components/sharing/gifts/startGiftMenu');
    startGiftMenu(menu);
  } catch (error) {
    // Without its script it can do nothing, so it is not there.
    console.error('Error fetching shared link', error);
    menu.remove();
  }
}
