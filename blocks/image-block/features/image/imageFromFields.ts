import type { AnsImage } from '../../../../content/schemas/ans';
import { number, text, type JsonRecord } from '../../../../content/schemas/json';
import { safeUrl } from '../../../../content/schemas/safeUrl';

/** px: the size of a picture that nobody measured (platform §5). */
const DEFAULT_SIZE = { width: 1200, height: 800 } as const;

/** The picture that an editor described, or null without an address. */
export function imageFromFields(fields: JsonRecord, auth: string): AnsImage | null {
  const written = text(fields['imageUrl']);
  const url = /^data:image\//i.test(written) ? written : safeUrl(written);
  if (url === null) return null;
  const size = (name: 'width' | 'height') =>
    Math.round(number(fields[name])) > 0 ? Math.round(number(fields[name])) : DEFAULT_SIZE[name];
  const [x, y] = text(fields['focalPoint']).split(',').map(Number);
  const hasFocal = x !== undefined && y !== undefined && x >= 0 && y >= 0;
  return {
    type: 'image',
    _id: url,
    url,
    auth,
    width: size('width'),
    height: size('height'),
    focal: hasFocal ? { x, y } : null,
    caption: text(fields['caption']),
    alt: text(fields['alt']),
    credit: text(fields['credit']),
    alignment: null,
    link: safeUrl(fields['link']),
    color: null,
  };
}
