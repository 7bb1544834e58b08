import { z } from 'zod';
import type { FoundImage } from '../questions';
import type { ContentService } from './askContent';
import { searchContent } from './searchContent';

const THUMB_PX = 320;

/** Stories whose pictures are looked at. */
const SIZE = 40;

/** What is there as it should be: the rest of a picture of others is passed over, not the picture. */
const orNothing = <T>(type: z.ZodType<T>) => type.optional().catch(undefined);

const withPicture = z.object({
  promo_items: z.object({
    basic: z.object({
      type: z.literal('image'),
      url: z.string().min(1),
      /** Signatures, by the number of their key. */
      auth: orNothing(z.record(z.string(), z.string())),
      alt_text: orNothing(z.string()),
      caption: orNothing(z.string()),
      width: orNothing(z.number()),
      height: orNothing(z.number()),
    }),
  }),
});

/** Lead pictures of stories that match, for pickers of pictures. */
export async function findImages(service: ContentService, q: string): Promise<FoundImage[]> {
  const text = q.trim();
  const query = text ? `type:story AND ${text}` : 'type:story';
  const stories = await searchContent(service, query, SIZE);
  const pictures = stories.flatMap((story) => {
    const read = withPicture.safeParse(story);
    return read.success ? [read.data.promo_items.basic] : [];
  });
  // A picture of several stories is one.
  const byUrl = new Map(pictures.map((picture) => [picture.url, picture]));
  return [...byUrl.values()].map(({ url, auth, alt_text, caption, width, height }) => ({
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
