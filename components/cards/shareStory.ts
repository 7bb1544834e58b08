import { pushToDataLayer } from '../analytics/pushToDataLayer';
import { copyText } from './copyText';
import { showToast } from './showToast';

/** px (platform §7, widgets §9). */
export const SHARE_WINDOW = { width: 626, height: 436 } as const;

/**
 * Does what a share option (`data-share`: copy, print, or a network) says and reports it to the data
 * layer (widgets §7). Tells whether it is done; otherwise the option is a link to follow.
 *
 * @param url address that is copied
 */
export function shareStory(option: HTMLElement, url: string): boolean {
  const choice = option.dataset['share'] ?? '';
  pushToDataLayer({
    event: 'interaction_event',
    userInteraction: 'social-share',
    interactionType: 'click',
    interactionDetail: choice,
  });
  if (choice === 'copy') void copyLink(url, option.ownerDocument);
  else if (choice === 'print') window.print();
  else return openShareWindow(option);
  return true;
}

async function copyLink(url: string, page: Document): Promise<void> {
  const isCopied = await copyText(url, page);
  if (isCopied) showToast('Link copied to clipboard', page);
}

/** Tells whether the share window is open. */
function openShareWindow(option: HTMLElement): boolean {
  if (!(option instanceof HTMLAnchorElement) || option.target !== '_blank') return false;
  const { width, height } = SHARE_WINDOW;
  const popup = window.open(option.href, 'share', `popup,width=${width},height=${height}`);
  if (popup) popup.opener = null;
  return popup !== null;
}
