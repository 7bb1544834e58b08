import { field, type Values } from '@broadsheet/define';
import { CARD_RATIOS } from '../../../../components/cards/cardOptions';
import { IMAGE_TYPES } from './ImageFigure';

/** What editors fill in for a picture. */
export const imageFields = {
  imageUrl: field.url({
    label: 'Picture',
    formPlugin: 'image',
    group: 'Picture',
  }),
  auth: field.text({
    label: 'Signature for the resizer',
    description: 'Empty: it is asked for.',
    group: 'Picture',
  }),
  // The size of a picture that nobody measured (platform §5).
  width: field.number({ label: 'Width in px', min: 1, default: 1200, group: 'Picture' }),
  height: field.number({ label: 'Height in px', min: 1, default: 800, group: 'Picture' }),
  focalPoint: field.text({
    label: 'Focal point',
    description: 'x,y in px of the original. One that was set on the picture comes first.',
    group: 'Picture',
  }),
  alt: field.text({
    label: 'What the picture shows',
    description: 'Read out to those who do not see it. Empty only for decoration.',
    group: 'Texts',
  }),
  caption: field.text({ label: 'Caption', group: 'Texts' }),
  credit: field.text({ label: 'Credit', group: 'Texts' }),
  link: field.url({ label: 'Address that the picture leads to', group: 'Texts' }),
  type: field.oneOf(IMAGE_TYPES, {
    label: 'Use',
    default: 'article',
    labels: { article: 'Picture with caption', card: 'Card', topper: 'Topper' },
    group: 'Look',
  }),
  ratio: field.oneOf(CARD_RATIOS, {
    label: 'Shape, for cards and toppers',
    labels: { '3x2': '3:2', '16x9': '16:9', '1x1': 'Square' },
    group: 'Look',
  }),
  priority: field.flag({
    label: 'Main picture of the page: load it first',
    default: false,
    group: 'Look',
  }),
};

/** What an editor filled in for one picture. */
export type ImageFields = Values<typeof imageFields>;
