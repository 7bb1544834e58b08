import type { AnsImage } from './ans';
import { at, firstText, list, number, record, text, type JsonRecord } from './json';
import { safeUrl, secureUrl } from './safeUrl';
import { plainText } from './sanitizeHtml';
import { readImageSize } from '../../utils/images/readImageSize';
import { picturePixels, readPictureAddress } from '../../utils/images/readPictureAddress';

/**
 * A picture of any upstream as an `AnsImage`; null when it has no usable address. A bare address
 * counts as a picture; focal point and crop that an editor chose come with it. Never throws.
 */
export function readImage(raw: unknown): AnsImage | null {
  const image = typeof raw === 'string' ? { url: raw } : record(raw);
  const address = readPictureAddress(firstText(image['url'], image['imageWebUrl'], image['src']));
  const url = secureUrl(safeUrl(address.url) ?? '');
  if (!/^(https?:|\/)/.test(url)) return null;
  const size = address.size ?? readSize(image);
  const chosen = picturePixels(address, size);
  const resizerId = text(at(image, 'additional_properties', 'resizer_id'));
  return {
    type: 'image',
    _id: text(image['_id']),
    url,
    auth: readAuth(image['auth']),
    ...(resizerId ? { resizerId } : {}),
    ...size,
    focal: chosen.focal ?? readFocal(image, size),
    ...(chosen.crop ? { crop: chosen.crop } : {}),
    ...readWords(image),
    credit: readCredit(image),
    alignment: readAlignment(image),
    link: safeUrl(firstText(at(image, 'additional_properties', 'link'), image['link'])),
    color: readColor(firstText(at(image, 'additional_properties', 'color'), image['color'])),
  };
}

/** Plain texts. The subtitle stands in for either; one that only repeats the caption describes nothing more. */
function readWords(image: JsonRecord): { caption: string; alt: string } {
  const [caption = '', subtitle = '', alt = ''] = [
    text(image['caption']),
    text(image['subtitle']),
    firstText(image['alt_text'], image['alt']),
  ].map(plainText);
  const isRepeated = subtitle.toLowerCase() === caption.toLowerCase();
  return { caption: caption || subtitle, alt: alt || (isRepeated ? '' : subtitle) };
}

/** The signature under key "1", or under the highest key there is. */
function readAuth(raw: unknown): string {
  if (typeof raw === 'string') return text(raw);
  const keys = record(raw);
  const newest = Object.keys(keys).sort().at(-1) ?? '';
  return firstText(keys['1'], keys[newest]);
}

function readSize(image: JsonRecord): { width: number; height: number } {
  const width = Math.round(number(image['width']));
  const height = Math.round(number(image['height']));
  if (width > 0 && height > 0) return { width, height };
  return readImageSize(firstText(image['imgSrcSet'], image['image_srcset']));
}

/** In px of the original; a point outside the picture is none. */
function readFocal(
  image: JsonRecord,
  size: { width: number; height: number },
): { x: number; y: number } | null {
  const candidates = [
    at(image, 'additional_properties', 'focal_point', 'max'),
    image['focal_point'],
    at(image, 'additional_properties', 'focal_point'),
  ];
  for (const candidate of candidates) {
    const pair = list(candidate);
    const x = number(pair[0] ?? at(candidate, 'x'), -1);
    const y = number(pair[1] ?? at(candidate, 'y'), -1);
    if (x >= 0 && y >= 0 && x <= size.width && y <= size.height) return { x, y };
  }
  return null;
}

/** "Name / Organization"; what an editor wrote over it (`vanity_credits`) comes first. */
function readCredit(image: JsonRecord): string {
  const credits = 'vanity_credits' in image ? image['vanity_credits'] : image['credits'];
  const names = namesOf(at(credits, 'by'));
  const organisations = namesOf(at(credits, 'affiliation')).filter(
    (name) => !names.some((by) => by.includes(name)),
  );
  const written = [names.join(', '), organisations.join(', ')].filter(Boolean).join(' / ');
  return written || plainText(firstText(image['credit'], image['copyright']));
}

function namesOf(people: unknown): string[] {
  return list(people)
    .map((person) => plainText(firstText(at(person, 'byline'), at(person, 'name'))))
    .filter(Boolean);
}

function readAlignment(image: JsonRecord): AnsImage['alignment'] {
  const alignment = firstText(image['alignment'], at(image, 'additional_properties', 'alignment'));
  return alignment === 'left' || alignment === 'right' || alignment === 'center' ? alignment : null;
}

function readColor(color: string): string | null {
  return /^(#[0-9a-f]{3,8}|rgba?\([\d\s.,%/]+\)|[a-z]{3,20})$/i.test(color) ? color : null;
}
