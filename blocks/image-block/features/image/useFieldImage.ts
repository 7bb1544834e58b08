import { useContent } from 'fusion:content';
import type { AnsImage } from '../../../../content/schemas/ans';
import { readPictureAddress } from '../../../../utils/images/readPictureAddress';
import type { ImageFields } from './imageFields';
import { imageFromFields } from './imageFromFields';

/** The picture that an editor placed, signed; null without an address. */
export function useFieldImage(fields: ImageFields): AnsImage | null {
  const { auth } = fields;
  const id = pictureId(readPictureAddress(fields.imageUrl).url);
  const signed = useContent(
    auth === '' && id !== null
      ? { source: 'signing-service-cache-call', query: { idOrURL: id, owner: 'image-block' } }
      : null,
  );
  return auth
    ? imageFromFields(fields, auth, null)
    : imageFromFields(fields, signed?.hash ?? '', id);
}

/** What the resizer knows a picture by: its whole address, or its file among our own. */
function pictureId(url: string): string | null {
  if (/^https?:/.test(url)) return url;
  return /^\/(?:[\w-]+\/)*photo\/v2\/([\w-]+\.\w+)$/.exec(url)?.[1] ?? null;
}
