import type { FoundImage } from '../questions';
import type { ContentService } from './askContent';
import { searchContent } from './searchContent';

const THUMB_PX = 320;

/** Stories whose pictures are looked at. */
const SIZE = 40;

/** Lead pictures of stories that match, for pickers of pictures. */
export async function findImages(service: ContentService, q: string): Promise<FoundImage[]> {
  const text = q.trim();
  const query = text ? `type:story AND ${text}` : 'type:story';
  const stories = await searchContent<{ promo_items?: { basic?: Picture } }>(service, query, SIZE);
  const pictures = new Map<string, Picture>();
  for (const { promo_items } of stories) {
    const picture = promo_items?.basic;
    if (picture?.url && picture.type === 'image') pictures.set(picture.url, picture);
  }
  return [...pictures].map(([url, { auth, alt_text, caption, width, height }]) => ({
    url,
    thumb: thumbOf(url, auth?.['1']),
    alt: alt_text ?? caption ?? '',
    width: width ?? null,
    height: height ?? null,
  }));
}

/** A small size of a stored picture, which is signed; another picture as it is. */
function thumbOf(url: string, auth: string | undefined): string {
  const resized = url.replace(/\/photo\/v2\/([^/?#]+)$/, '/resizer/v2/$1');
  return auth && resized !== url ? `${resized}?auth=${auth}&width=${THUMB_PX}` : url;
}

interface Picture {
  type?: string;
  url?: string;
  /** Signatures, by the number of their key. */
  auth?: Record<string, string>;
  alt_text?: string;
  caption?: string;
  width?: number;
  height?: number;
}
