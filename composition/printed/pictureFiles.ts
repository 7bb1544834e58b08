import type { AnsImage } from '../../content/schemas/ans';
import type { FetchPicture } from '../../services/e-edition/fetchPictures';
import { resizedAddress } from '../../utils/images/resizedAddress';

/** px: 5 columns of a page at 130 dpi. */
const WIDTH = 1000;
/** ms */
const TIMEOUT = 10_000;
/** What the printed page can hold. */
const PRINTABLE = /^image\/(?:jpeg|png)\b/;

/**
 * Where a picture for print is: at the resizer, or with us where it is stored; null elsewhere, since a server of ours
 * does not ask for whatever a document names.
 *
 * @param resizer whole address of the resizer, or a path of the site; empty for none
 * @param origin of the site
 */
export function pictureAddress(image: AnsImage, resizer: string, origin: string): string | null {
  const address = resizedAddress(image, { width: WIDTH }, resizer);
  const isTrusted = address !== image.url || address.startsWith('/');
  return isTrusted ? new URL(address, origin).href : null;
}

/** Fetches pictures for print as JPEG. @param warn told of one that can't be had, and why */
export const pictureFiles =
  (warn: (line: string) => void): FetchPicture =>
  async (address) => {
    try {
      const response = await fetch(address, {
        headers: { accept: 'image/jpeg' },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
      });
      const type = response.headers.get('content-type') ?? '';
      if (!response.ok || !PRINTABLE.test(type)) throw new Error(`${response.status} ${type}`);
      return new Uint8Array(await response.arrayBuffer());
    } catch (error) {
      warn(`The e-edition is without the picture ${address}: ${String(error)}`);
      return null;
    }
  };
