import type { AnsImage } from '../../content/schemas/ans';
import { resizedAddress } from '../../utils/images/resizedAddress';
import type { PictureFile } from './readPrintedStory';

/** px: 5 columns of a page at 130 dpi. */
const WIDTH = 1000;
/** ms */
const TIMEOUT = 10_000;
/** What the printed page can hold. */
const PRINTABLE = /^image\/(?:jpeg|png)\b/;

/**
 * Fetches pictures for print of the resizer, as JPEG, and those stored with us of ourselves. A paper is printed
 * without one that can't be had.
 *
 * @param resizer whole address of the resizer; empty for none
 * @param origin of pictures that are stored with us
 * @param warn told of a picture that is missing, and why
 */
export const pictureFiles =
  (resizer: () => string, origin: () => string, warn: (line: string) => void): PictureFile =>
  async (image: AnsImage) => {
    try {
      const address = resizedAddress(image, { width: WIDTH }, resizer());
      // What a document names, a server of ours does not ask for.
      const isTrusted = address !== image.url || address.startsWith('/');
      if (!isTrusted) throw new Error('it is elsewhere, and no resizer has it');
      const response = await fetch(new URL(address, origin()), {
        headers: { accept: 'image/jpeg' },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
      });
      const type = response.headers.get('content-type') ?? '';
      if (!response.ok || !PRINTABLE.test(type)) throw new Error(`${response.status} ${type}`);
      return new Uint8Array(await response.arrayBuffer());
    } catch (error) {
      warn(`The e-edition is without the picture ${image.url}: ${String(error)}`);
      return null;
    }
  };
