import type { AnsImage } from '../../../../content/schemas/ans';
import { number, text, type JsonRecord } from '../../../../content/schemas/json';
import { safeUrl } from '../../../../content/schemas/safeUrl';
import { picturePixels, readPictureAddress } from '../../../../utils/images/readPictureAddress';

/** px: the size of a picture that nobody measured (platform §5). */
const DEFAULT_SIZE = { width: 1200, height: 800 } as const;

/**
 * The picture that an editor described, or null without an address.
 * @param resizerId what `auth` is of; null where that is not known
 */
export function imageFromFields(
  fields: JsonRecord,
  auth: string,
  resizerId: string | null,
): AnsImage | null {
  const address = readPictureAddress(text(fields['imageUrl']));
  const written = address.url;
  const url = /^data:image\//i.test(written) ? written : safeUrl(written);
  if (url === null) return null;
  const side = (name: 'width' | 'height') =>
    Math.round(number(fields[name])) > 0 ? Math.round(number(fields[name])) : DEFAULT_SIZE[name];
  const size = address.size ?? { width: side('width'), height: side('height') };
  const chosen = picturePixels(address, size);
  const [x, y] = text(fields['focalPoint']).split(',').map(Number);
  const hasFocal = x !== undefined && y !== undefined && x >= 0 && y >= 0;
  return {
    type: 'image',
    _id: url,
    url,
    auth,
    ...(resizerId === null ? {} : { resizerId }),
    ...size,
    focal: chosen.focal ?? (hasFocal ? { x, y } : null),
    ...(chosen.crop ? { crop: chosen.crop } : {}),
    caption: text(fields['caption']),
    alt: text(fields['alt']),
    credit: text(fields['credit']),
    alignment: null,
    link: safeUrl(fields['link']),
    color: null,
  };
}
