import type { AnsGallery, AnsImage, AnsVideo, StoryCard } from '../../content/schemas/ans';

/**
 * The picture of a card: what editors chose to promote the story with comes first, a video stands
 * for its poster and a gallery for its first picture (widgets §3). Null where there is none.
 */
export function cardImage({ promo }: Pick<StoryCard, 'promo'>): AnsImage | null {
  const media = [
    promo.promo,
    promo.basic,
    promo.lead_art,
    promo.video,
    promo.youtube,
    promo.longform,
  ];
  for (const item of media) {
    const image = pictureOf(item);
    if (image !== null) return image;
  }
  return null;
}

function pictureOf(media: AnsImage | AnsVideo | AnsGallery | null): AnsImage | null {
  if (media === null) return null;
  if (media.type === 'video') return media.promoImage;
  return media.type === 'gallery' ? (media.images[0] ?? null) : media;
}
