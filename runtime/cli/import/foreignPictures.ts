/** An ANS document, or a part of one. */
export type JsonObject = Record<string, unknown>;

/** A picture on another host, within a document. */
export interface ForeignPicture {
  address: string;
  /** Names another address for it, in the document itself. */
  moveTo: (url: string) => void;
}

/** Keys under which pictures stand that do not say that they are. */
const PICTURE_KEYS = ['image', 'promo_image'];

/** Keys under which nothing is ours to change. */
const OPAQUE = ['additional_properties', 'raw_oembed', 'embed'];

/**
 * All pictures of a document that other hosts have: promo items, elements, members of galleries, pictures
 * of authors and videos, however deep.
 */
export function foreignPictures(document: JsonObject): ForeignPicture[] {
  const found: ForeignPicture[] = [];
  const open: { value: unknown; key: string }[] = [{ value: document, key: '' }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, key } = next;
    if (Array.isArray(value)) for (const item of value) open.push({ value: item, key });
    if (!isObject(value)) continue;
    const address = addressOf(value, key);
    if (address !== null) found.push({ address, moveTo: (url) => move(value, address, url) });
    for (const [name, part] of Object.entries(value))
      if (!OPAQUE.includes(name)) open.push({ value: part, key: name });
  }
  return found.reverse();
}

function addressOf({ type, url }: JsonObject, key: string): string | null {
  const isPicture = type === 'image' || (type === undefined && PICTURE_KEYS.includes(key));
  if (!isPicture || typeof url !== 'string') return null;
  const address = url.trim();
  return /^https?:\/\//i.test(address) ? address : null;
}

/** Another resizer's signature is of what the picture was. */
function move(picture: JsonObject, address: string, url: string): void {
  const properties = picture['additional_properties'];
  delete picture['auth'];
  picture['url'] = url;
  picture['additional_properties'] = {
    ...(isObject(properties) ? properties : {}),
    original_url: address,
  };
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
