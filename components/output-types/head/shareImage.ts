import type { AnsImage, PromoItems } from '../../../content/schemas/ans';
import { resizerUrl } from '../../ui/resizerUrl';
import { absoluteUrl } from './absoluteUrl';
import { contentKind } from './contentKind';
import type { HeadInput } from './types';

export interface ShareImage {
  url: string;
  /** px; null when unknown. */
  width: number | null;
  height: number | null;
  alt: string;
}

const SIZE = { width: 1200, height: Math.round(1200 / 1.91) }; // platform §7: ratio 1.91x1

/**
 * The picture shown where the page is shared: the one that editors chose for it, otherwise the story's
 * own, otherwise the nameplate. Open Graph is what Facebook reads.
 */
export function shareImage(
  { globalContent, site }: Pick<HeadInput, 'globalContent' | 'site'>,
  tags: 'open-graph' | 'twitter',
): ShareImage {
  const content = contentKind(globalContent);
  const image = content.kind === 'story' ? sharedImage(content.story.promo, tags) : null;
  if (image === null) {
    const url = absoluteUrl('/pf/resources/images/share.png', site.origin);
    return { url, width: 1200, height: 630, alt: site.name };
  }
  const url = resizerUrl(image, SIZE);
  const size = url === image.url ? { width: image.width, height: image.height } : SIZE;
  return { url: absoluteUrl(url, site.origin), ...size, alt: image.alt };
}

function sharedImage(promo: PromoItems, tags: 'open-graph' | 'twitter'): AnsImage | null {
  const chosen = promo.social ?? (tags === 'open-graph' ? promo.facebook : undefined);
  return chosen ?? promoImage(promo);
}

/** The picture that stands for a story: its promo picture, or that of its video or gallery. */
export function promoImage(promo: PromoItems): AnsImage | null {
  for (const item of [promo.basic, promo.lead_art, promo.promo, promo.video, promo.youtube]) {
    if (item?.type === 'image') return item;
    if (item?.type === 'video' && item.promoImage) return item.promoImage;
    if (item?.type === 'gallery' && item.images[0]) return item.images[0];
  }
  return null;
}
