import { showToast } from '../ui/showToast';
import { copyText } from './copyText';

interface CopyLinkOptions {
  /** Where there is little room: a word less. */
  isSimple?: boolean;
  /** Where its toast stands. */
  host?: HTMLElement;
}

/** Copies a link and says so (platform §4); where the browser lets nobody copy, it shows the link. */
export async function copyLink(
  url: string,
  { isSimple = false, host = document.body }: CopyLinkOptions = {},
): Promise<void> {
  if (await copyText(url, host)) {
    const message = isSimple ? 'Link copied' : 'Link copied to clipboard';
    showToast({ message, type: 'standard' }, host);
  } else {
    const message = `Copy this link: ${url}`;
    showToast({ message, type: 'error', isTimed: false, isClosable: true }, host);
  }
}
