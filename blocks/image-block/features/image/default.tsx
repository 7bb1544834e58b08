import { defineFeature } from '@broadsheet/define';
import { imageFields } from './imageFields';
import { ImageFigure } from './ImageFigure';
import { useFieldImage } from './useFieldImage';

/**
 * A picture that an editor placed. Without a signature one is asked for; where there is none the
 * original's address is used (platform §8).
 */
export default defineFeature({
  label: 'Picture',
  hydrate: 'visible',
  fields: imageFields,
  view: function ImageFeature({ fields }) {
    const { type, ratio, priority } = fields;
    const image = useFieldImage(fields);
    if (image === null) return null;
    return <ImageFigure image={image} type={type} ratio={ratio ?? ''} priority={priority} />;
  },
});
