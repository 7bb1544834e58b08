import { copyText } from '../../cards/copyText';
import { pushEvent } from '../pushEvent';

/**
 * Shares the address of a picture: by the system's own sheet on touch screens, else by the
 * clipboard. Gives the words that say what happened; '' for none.
 */
export async function sharePhoto(url: string, title: string): Promise<string> {
  pushEvent({
    event: 'interaction_event',
    userInteraction: 'social-share',
    interactionType: 'click',
    interactionDetail: 'photo',
  });
  if (navigator.share && window.matchMedia('(pointer: coarse)').matches) {
    // The reader may turn away from the sheet: that is no fault.
    await navigator.share({ title, url }).catch(() => undefined);
    return '';
  }
  return (await copyText(url)) ? 'Link copied to clipboard' : `Copy this link: ${url}`;
}
