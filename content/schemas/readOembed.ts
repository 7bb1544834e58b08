import type { ContentElement } from './ans';
import { frameHeight } from './frameHeight';
import { at, record, text, type JsonRecord } from './json';
import { loadableUrl } from './safeUrl';
import { plainText } from './sanitizeHtml';
import { firstFrame } from './firstFrame';
import { cutAtWord } from '../../utils/text/cutAtWord';

/** As readers know them, by the last two labels of their hosts. */
const PROVIDERS = new Map([
  ['bsky.app', 'Bluesky'],
  ['facebook.com', 'Facebook'],
  ['flickr.com', 'Flickr'],
  ['instagram.com', 'Instagram'],
  ['pinterest.com', 'Pinterest'],
  ['reddit.com', 'Reddit'],
  ['soundcloud.com', 'SoundCloud'],
  ['spotify.com', 'Spotify'],
  ['threads.net', 'Threads'],
  ['tiktok.com', 'TikTok'],
  ['twitter.com', 'X'],
  ['vimeo.com', 'Vimeo'],
  ['x.com', 'X'],
  ['youtube.com', 'YouTube'],
]);

/** characters of a post's own markup */
const MAX_HTML = 200_000;

/** Characters of a post that stand in the page. */
const MAX_WORDS = 280;

/**
 * What another site shows of itself (an oEmbed answer, or a reference to one that nobody has asked
 * for): who it is of, what it says, where it stands. Null without an address to read it at. Never throws.
 */
export function readOembed(element: JsonRecord): ContentElement | null {
  const oembed = record(element['raw_oembed']);
  const given = text(oembed['html']);
  // The words and the link stand for what would be too much for a frame.
  const html = given.length > MAX_HTML ? '' : given;
  const url = firstAddress(
    oembed['url'],
    at(element, 'referent', 'id'),
    element['url'],
    ...addressesIn(html),
    oembed['author_url'],
  );
  if (!url) return null;
  const height = frameHeight(element, html);
  return {
    type: 'oembed',
    _id: text(element['_id']),
    provider: providerOf(url, plainText(text(oembed['provider_name']))),
    url,
    title: plainText(text(oembed['title'])) || quotedWords(html),
    author: plainText(text(oembed['author_name'])),
    html,
    ...(height ? { height } : {}),
  };
}

function firstAddress(...candidates: unknown[]): string {
  for (const candidate of candidates) {
    const url = loadableUrl(candidate);
    if (url && /^https?:/i.test(url)) return url;
  }
  return '';
}

/** Where the markup of a post says that it stands. */
function addressesIn(html: string): string[] {
  const named = /\s(?:cite|data-instgrm-permalink|data-href)\s*=\s*["']([^"']+)/i.exec(html)?.[1];
  const frame = /\ssrc\s*=\s*["']([^"']+)/i.exec(firstFrame(html))?.[1];
  return [named, frame].flatMap((url) => (url ? [url.replaceAll('&amp;', '&')] : []));
}

/** The name that readers know, else the one the provider gives itself, else its host. */
function providerOf(url: string, name: string): string {
  const host = new URL(url).hostname.replace(/^www\./, '');
  const known = PROVIDERS.get(host.split('.').slice(-2).join('.'));
  return known ?? (name || host);
}

const QUOTE = { open: /<blockquote\b/i, close: /<\/blockquote>/i };
const PARAGRAPH = { open: /<p\b/i, close: /<\/p>/i };

/** What a post says, where its markup quotes it; cut at a word. */
function quotedWords(html: string): string {
  const paragraph = firstElement(firstElement(html, QUOTE), PARAGRAPH);
  return cutAtWord(plainText(paragraph.replaceAll(/<br\b[^<>]*>/gi, ' ')), MAX_WORDS);
}

/** The first element of a kind, without its end tag; empty where none begins or it never ends. */
function firstElement(html: string, { open, close }: typeof QUOTE): string {
  const start = html.search(open);
  const rest = start === -1 ? '' : html.slice(start);
  return rest.slice(0, Math.max(0, rest.search(close)));
}
