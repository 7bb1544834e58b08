import type { AnsAudio } from './ans';
import { at, firstText, list, number, record, text } from './json';
import { readHeadlines } from './readHeadlines';
import { readImage } from './readImage';
import { loadableUrl } from './safeUrl';
import { plainText } from './sanitizeHtml';

/** By the end of an address, where the stream does not name its codec. */
const TYPES = new Map([
  ['mp3', 'audio/mpeg'],
  ['m4a', 'audio/mp4'],
  ['aac', 'audio/aac'],
  ['ogg', 'audio/ogg'],
  ['opus', 'audio/ogg'],
  ['webm', 'audio/webm'],
  ['wav', 'audio/wav'],
]);

/**
 * A recording (ANS audio); null without a stream that could be played. Chapters stand in
 * `additional_properties.chapters` as `{ start: s, title }`. Never throws.
 */
export function readAudio(raw: unknown): AnsAudio | null {
  const audio = record(raw);
  const streams = readStreams(audio['streams']);
  if (streams.length === 0) return null;
  return {
    type: 'audio',
    _id: text(audio['_id']),
    headline: readHeadlines(audio).basic,
    description: plainText(firstText(at(audio, 'description', 'basic'), audio['description'])),
    streams,
    duration: Math.max(0, number(audio['duration'])),
    chapters: readChapters(at(audio, 'additional_properties', 'chapters')),
    transcriptUrl: loadableUrl(at(audio, 'additional_properties', 'transcript_url')),
    promoImage: readImage(audio['promo_image']) ?? readImage(at(audio, 'promo_items', 'basic')),
  };
}

/** As the upstream ordered them, each address once. */
function readStreams(raw: unknown): AnsAudio['streams'] {
  const types = new Map<string, string>();
  for (const stream of list(raw)) {
    const url = loadableUrl(at(stream, 'url'));
    const ending = url && /\.(\w+)(?:[?#]|$)/.exec(url)?.[1]?.toLowerCase();
    if (url && !types.has(url)) types.set(url, TYPES.get(ending ?? '') ?? 'audio/mpeg');
  }
  return [...types].map(([url, type]) => ({ url, type }));
}

function readChapters(raw: unknown): AnsAudio['chapters'] {
  return list(raw)
    .map((chapter) => ({
      start: Math.max(0, number(at(chapter, 'start'))),
      title: plainText(text(at(chapter, 'title'))),
    }))
    .filter(({ title }) => title !== '')
    .sort((a, b) => a.start - b.start);
}
