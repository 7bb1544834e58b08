import type { AnsGallery, AnsImage, AnsVideo, PromoItems } from './ans';
import { at, record, text } from './json';
import { readGallery } from './readGallery';
import { readImage } from './readImage';
import { readVideo } from './readVideo';

type Media = AnsImage | AnsVideo | AnsGallery;

/**
 * What promotes a document. A gallery or video document promotes itself where it names nothing
 * else. Never throws.
 */
export function readPromoItems(raw: unknown): PromoItems {
  const promo = record(at(raw, 'promo_items'));
  const type = text(at(raw, 'type'));
  const own = type === 'video' ? readVideo(raw) : type === 'gallery' ? ownGallery(raw) : null;
  const social = pictureOf(readMedia(promo['social']));
  const facebook = pictureOf(readMedia(promo['facebook']));
  const poster = own?.type === 'video' ? own.promoImage : (own?.images[0] ?? null);
  return {
    basic: readMedia(promo['basic']) ?? poster,
    // A gallery's page shows the gallery, whatever promotes it elsewhere.
    lead_art: own?.type === 'gallery' ? own : (readMedia(promo['lead_art']) ?? own),
    promo: pictureOf(readMedia(promo['promo'])),
    longform: pictureOf(readMedia(promo['longform'])),
    video: readVideo(promo['video']) ?? (own?.type === 'video' ? own : null),
    youtube: readYoutube(promo['youtube']),
    ...(social ? { social } : {}),
    ...(facebook ? { facebook } : {}),
  };
}

/** What the whole document is about is said by its summary. */
function ownGallery(raw: unknown): AnsGallery | null {
  const read = readGallery(raw);
  if (!read) return null;
  const { description: _summary, ...gallery } = read;
  return gallery;
}

/** A picture, video or gallery; a story stands for what promotes it. */
function readMedia(raw: unknown, depth = 0): Media | null {
  const type = text(at(raw, 'type'));
  if (type === 'video' || type === 'oembed_response') return readVideo(raw);
  if (type === 'gallery') return readGallery(raw);
  if (type === 'story' && depth < 2) return readMedia(at(raw, 'promo_items', 'basic'), depth + 1);
  return type === 'image' || type === '' ? readImage(raw) : null;
}

function pictureOf(media: Media | null): AnsImage | null {
  if (media?.type === 'video') return media.promoImage;
  return media?.type === 'gallery' ? (media.images[0] ?? null) : media;
}

function readYoutube(raw: unknown): AnsVideo | null {
  const video = readVideo(typeof raw === 'string' ? { url: raw } : raw);
  return video?.youtubeId ? video : null;
}
