import { parseYouTubeId } from '../../utils/links/parseYouTubeId';
import { at, firstText, type JsonRecord } from './json';

const ID = /^[\w-]{6,20}$/;
const ADDRESS = /(?:https?:)?\/\/(?:[\w-]+\.)*(?:youtube(?:-nocookie)?\.com|youtu\.be)\/[^"'\s<>]*/;
const EMBEDDED = /\/(?:embed|shorts|live|v)\/([\w-]+)/;

/** The YouTube id that a raw video, oEmbed answer or embed speaks of; null when there is none. */
export function youtubeIdOf(raw: JsonRecord): string | null {
  const named = firstText(
    raw['youtube_content_id'],
    raw['youtube_id'],
    at(raw, 'additional_properties', 'youtube_id'),
    at(raw, 'additional_properties', 'youtubeId'),
  );
  if (ID.test(named)) return named;
  const places = [
    at(raw, 'raw_oembed', 'url'),
    at(raw, 'raw_oembed', 'html'),
    at(raw, 'referent', 'id'),
    raw['url'],
    raw['content'],
    raw['embed_html'],
    raw['canonical_url'],
  ];
  for (const place of places) {
    const address = typeof place === 'string' ? ADDRESS.exec(place)?.[0] : undefined;
    const id = address && (parseYouTubeId(address) ?? EMBEDDED.exec(address)?.[1]);
    if (id && ID.test(id)) return id;
  }
  return null;
}
