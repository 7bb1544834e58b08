import type { AnsImage } from '../../../../content/schemas/ans';
import { safeUrl } from '../../../../content/schemas/safeUrl';
import { picturePixels, readPictureAddress } from '../../../../utils/images/readPictureAddress';
import type { ImageFields } from './imageFields';

/**
 * The picture that an editor described, or null without an address.
 * @param resizerId what `auth` is of; null where that is not known
 */
export function imageFromFields(
  fields: ImageFields,
  auth: string,
  resizerId: string | null,
): AnsImage | null {
  const address = readPictureAddress(fields.imageUrl);
  const written = address.url;
  const url = /^data:image\//i.test(written) ? written : safeUrl(written);
  if (url === null) return null;
  const { caption, alt, credit } = fields;
  const size = address.size ?? { width: fields.width, height: fields.height };
  const chosen = picturePixels(address, size);
  const [x, y] = fields.focalPoint.split(',').map(Number);
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
    caption,
    alt,
    credit,
    alignment: null,
    link: safeUrl(fields.link),
    color: null,
  };
}
