import { useContent } from 'fusion:content';
import PropTypes from 'fusion:prop-types';
import { CARD_RATIOS, oneOf } from '../../../../components/cards/cardOptions';
import { flag, text, type JsonRecord } from '../../../../content/schemas/json';
import { readPictureAddress } from '../../../../utils/images/readPictureAddress';
import { imageFromFields } from './imageFromFields';
import { IMAGE_TYPES, ImageFigure } from './ImageFigure';

/**
 * A picture that an editor placed. Without a signature one is asked for; where there is none the
 * original's address is used (platform §8).
 */
export default function ImageFeature({ customFields }: { customFields: JsonRecord }) {
  const auth = text(customFields['auth']);
  const { url } = readPictureAddress(text(customFields['imageUrl']));
  const id = pictureId(url);
  const signed = useContent<{ hash: string }>(
    auth === '' && id !== null
      ? { source: 'signing-service-cache-call', query: { idOrURL: id, owner: 'image-block' } }
      : null,
  );
  const image = auth
    ? imageFromFields(customFields, auth, null)
    : imageFromFields(customFields, signed?.hash ?? '', id);
  if (image === null) return null;
  return (
    <ImageFigure
      image={image}
      type={oneOf(customFields['type'], IMAGE_TYPES, 'article')}
      ratio={text(customFields['ratio'])}
      priority={flag(customFields['priority']) ?? false}
    />
  );
}

/** What the resizer knows a picture by: its whole address, or its file among our own. */
function pictureId(url: string): string | null {
  if (/^https?:/.test(url)) return url;
  return /^\/(?:[\w-]+\/)*photo\/v2\/([\w-]+\.\w+)$/.exec(url)?.[1] ?? null;
}

ImageFeature.label = 'Picture';
ImageFeature.hydrate = 'visible' as const;
ImageFeature.propTypes = {
  customFields: PropTypes.shape({
    imageUrl: PropTypes.url.tag({
      label: 'Picture',
      formPlugin: 'image',
      group: 'Picture',
    }),
    auth: PropTypes.text.tag({
      label: 'Signature for the resizer',
      description: 'Empty: it is asked for.',
      group: 'Picture',
    }),
    width: PropTypes.number.tag({
      label: 'Width in px',
      min: 1,
      defaultValue: 1200,
      group: 'Picture',
    }),
    height: PropTypes.number.tag({
      label: 'Height in px',
      min: 1,
      defaultValue: 800,
      group: 'Picture',
    }),
    focalPoint: PropTypes.text.tag({
      label: 'Focal point',
      description: 'x,y in px of the original. One that was set on the picture comes first.',
      group: 'Picture',
    }),
    alt: PropTypes.text.tag({
      label: 'What the picture shows',
      description: 'Read out to those who do not see it. Empty only for decoration.',
      group: 'Texts',
    }),
    caption: PropTypes.text.tag({ label: 'Caption', group: 'Texts' }),
    credit: PropTypes.text.tag({ label: 'Credit', group: 'Texts' }),
    link: PropTypes.url.tag({ label: 'Address that the picture leads to', group: 'Texts' }),
    type: PropTypes.oneOf([...IMAGE_TYPES]).tag({
      label: 'Use',
      defaultValue: 'article',
      labels: { article: 'Picture with caption', card: 'Card', topper: 'Topper' },
      group: 'Look',
    }),
    ratio: PropTypes.oneOf([...CARD_RATIOS]).tag({
      label: 'Shape, for cards and toppers',
      labels: { '3x2': '3:2', '16x9': '16:9', '1x1': 'Square' },
      group: 'Look',
    }),
    priority: PropTypes.bool.tag({
      label: 'Main picture of the page: load it first',
      defaultValue: false,
      group: 'Look',
    }),
  }),
};
