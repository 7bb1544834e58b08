import { copyLink } from '../../sharing/copyLink';
import { hasShareSheet, openShareSheet } from '../../sharing/shareSheet';
import { reportSharing } from '../../sharing/shareStory';

/**
 * Shares the address of a picture: by the system's own sheet on touch screens, else by the clipboard.
 *
 * @param host the dialog in which it is shown
 */
export async function sharePhoto(
  link: { url: string; title: string },
  host: HTMLElement,
): Promise<void> {
  reportSharing('photo');
  const isShared = hasShareSheet() && (await openShareSheet(link));
  if (!isShared) await copyLink(link.url, { isSimple: true, host });
}
