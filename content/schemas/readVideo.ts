import type { AnsVideo } from './ans';
import { at, firstText, isoDate, list, number, record, text, type JsonRecord } from './json';
import { readHeadlines } from './readHeadlines';
import { readImage } from './readImage';
import { safeUrl, sitePath } from './safeUrl';
import { plainText } from './sanitizeHtml';
import { youtubeIdOf } from './youtubeId';

/**
 * A video of any upstream; null when there is nothing that could be played: neither a stream nor a
 * YouTube id. oEmbed answers of YouTube count as videos. Never throws.
 */
export function readVideo(raw: unknown): AnsVideo | null {
  const video = record(raw);
  const streams = readStreams(video);
  const youtubeId = streams.length > 0 ? null : youtubeIdOf(video);
  if (streams.length === 0 && !youtubeId) return null;
  const canonicalUrl = firstText(video['website_url'], video['canonical_url']);
  return {
    type: 'video',
    _id: text(video['_id']),
    headline: readHeadlines(video).basic || plainText(text(at(video, 'raw_oembed', 'title'))),
    description: plainText(firstText(at(video, 'description', 'basic'), video['description'])),
    youtubeId,
    streams,
    captionsUrl: readCaptions(video),
    duration: Math.max(0, number(video['duration'])),
    publish_date: isoDate(firstText(video['publish_date'], video['display_date'])),
    promoImage: readPromoImage(video),
    canonical_url: /youtu\.?be/.test(canonicalUrl) ? null : sitePath(canonicalUrl) || null,
  };
}

/** Best first: files before playlists, then the larger picture. */
function readStreams(video: JsonRecord): AnsVideo['streams'] {
  const seen = new Set<string>();
  const streams = list(video['streams']).flatMap((raw) => {
    const url = safeUrl(at(raw, 'url'));
    const type = url && mediaType(url, text(at(raw, 'stream_type')));
    if (!url || !type || seen.has(url)) return [];
    seen.add(url);
    const width = Math.max(0, Math.round(number(at(raw, 'width'))));
    const height = Math.max(0, Math.round(number(at(raw, 'height'))));
    return [{ url, type, width, height }];
  });
  return streams.sort((a, b) => rank(a.type) - rank(b.type) || b.height - a.height);
}

/** Files play everywhere, playlists do not. */
function rank(type: string): number {
  return type.startsWith('video/') ? 0 : 1;
}

function mediaType(url: string, streamType: string): string | null {
  const path = (url.split(/[?#]/, 1)[0] ?? '').toLowerCase();
  if (path.endsWith('.mp4') || streamType === 'mp4') return 'video/mp4';
  if (path.endsWith('.webm') || streamType === 'webm') return 'video/webm';
  return path.endsWith('.m3u8') ? 'application/vnd.apple.mpegurl' : null;
}

function readCaptions(video: JsonRecord): string | null {
  const subtitles = [
    ...list(at(video, 'subtitles', 'urls')),
    ...list(at(video, 'subtitles', 'subtitlesUrls')),
  ];
  for (const subtitle of subtitles) {
    const url = safeUrl(at(subtitle, 'url'));
    if (url && (text(at(subtitle, 'format')) === 'WEB_VTT' || /\.vtt(\?|$)/.test(url))) return url;
  }
  return null;
}

function readPromoImage(video: JsonRecord): AnsVideo['promoImage'] {
  return (
    readImage(video['promo_image']) ??
    readImage(at(video, 'promo_items', 'basic')) ??
    readImage(video['image']) ??
    readImage(at(video, 'raw_oembed', 'thumbnail_url'))
  );
}
