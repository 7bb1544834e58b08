import { pushToDataLayer } from '../analytics/pushToDataLayer';
import { copyLink } from './copyLink';

/** px (platform §7, widgets §9). */
export const SHARE_WINDOW = { width: 626, height: 436 } as const;

/** Reports to the data layer how something is shared (widgets §7). Nothing of the link is in it. */
export function reportSharing(choice: string): void {
  pushToDataLayer({
    event: 'interaction_event',
    userInteraction: 'social-share',
    interactionType: 'click',
    interactionDetail: choice,
  });
}

/**
 * Does what a share option (`data-share`: copy, print, or a network) says and reports it. Tells whether it is
 * done; otherwise the option is a link to follow.
 *
 * @param url address that is copied
 */
export function shareStory(
  option: HTMLElement,
  url: string,
  { isSimple = false }: { isSimple?: boolean } = {},
): boolean {
  const choice = option.dataset['share'] ?? '';
  reportSharing(choice);
  if (choice === 'copy') void copyLink(url, { isSimple, host: option.ownerDocument.body });
  else if (choice === 'print') window.print();
  else return openShareWindow(option);
  return true;
}

/** Tells whether the share window is open. */
function openShareWindow(option: HTMLElement): boolean {
  if (!(option instanceof HTMLAnchorElement) || option.target !== '_blank') return false;
  const { width, height } = SHARE_WINDOW;
  const popup = window.open(option.href, 'share', `popup,width=${width},height=${height}`);
  if (popup) popup.opener = null;
  return popup !== null;
}
