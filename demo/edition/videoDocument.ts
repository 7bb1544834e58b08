import type { Element } from './bodyTools';
import type { SeedVideo } from './data';
import { VERSION, type DocumentParts } from './documentParts';
import type { PictureBook } from './PictureBook';
import { taxonomy } from './taxonomy';
import { printed } from './typography';

/** Made by the project; see resources/video. */
const FILM = { url: '/pf/resources/video/press-run.webm', width: 960, height: 540 };

/** A video as ANS. @throws Error that names the writer or the section that there is not. */
export function videoDocument(video: SeedVideo, parts: DocumentParts, book: PictureBook): Element {
  const { slug, headline, description, section, hoursAgo, duration } = video;
  return {
    _id: `video-${slug}`,
    type: 'video',
    version: VERSION,
    canonical_url: parts.address(section, slug, hoursAgo),
    headlines: { basic: printed(headline) },
    description: { basic: printed(description) },
    credits: parts.credits(video.authors, `videos.yaml: ${slug}`),
    taxonomy: taxonomy(section, section === '/video' ? [] : ['/video'], ['Video']),
    ...parts.dates(hoursAgo),
    duration: duration * 1000,
    promo_items: { basic: book.image(video.picture, `video-${slug}-poster`) },
    ...filmOf(video),
  };
}

/** Where a video is hosted. */
function filmOf({ youtube, captions }: SeedVideo) {
  if (youtube) return { streams: [], additional_properties: { youtube_id: youtube } };
  const url = `/pf/resources/video/${captions}`;
  return {
    streams: [{ ...FILM, stream_type: 'webm', bitrate: 465, filesize: 520_855 }],
    ...(captions ? { subtitles: { urls: [{ format: 'WEB_VTT', url }] } } : {}),
  };
}
