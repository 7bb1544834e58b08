import { useContent } from 'fusion:content';
import { defineFeature } from '@broadsheet/define';
import { readPictureAddress } from '../../../../utils/images/readPictureAddress';
import { imageFields } from './imageFields';
import { imageFromFields } from './imageFromFields';
import { ImageFigure } from './ImageFigure';

/**
 * A picture that an editor placed. Without a signature one is asked for; where there is none the
 * original's address is used (platform §8).
 */
export default defineFeature({
  label: 'Picture',
  hydrate: 'visible',
  fields: imageFields,
  view: function ImageFeature({ fields }) {
    const { auth, type, ratio, priority } = fields;
    const id = pictureId(readPictureAddress(fields.imageUrl).url);
    const signed = useContent(
      auth === '' && id !== null
        ? { source: 'signing-service-cache-call', query: { idOrURL: id, owner: 'image-block' } }
        : null,
    );
    const image = auth
      ? imageFromFields(fields, auth, null)
      : imageFromFields(fields, signed?.hash ?? '', id);
    if (image === null) return null;
    return <ImageFigure image={image} type={type} ratio={ratio ?? ''} priority={priority} />;
  },
});

/** What the resizer knows a picture by: its whole address, or its file among our own. */
function pictureId(url: string): string | null {
  if (/^https?:/.test(url)) return url;
  return /^\/(?:[\w-]+\/)*photo\/v2\/([\w-]+\.\w+)$/.exec(url)?.[1] ?? null;
}
