import { parseLiveBlogTimestamp } from '../../utils/story/parseLiveBlogTimestamp';
import type { LiveBlogTimestamp } from '../../utils/story/parseLiveBlogTimestamp';

export type LiveBlogLine =
  | { kind: 'timestamp'; timestamp: LiveBlogTimestamp }
  | { kind: 'pinned' }
  | { kind: 'interactive-html' }
  | { kind: 'live-blog-name'; name: string }
  | { kind: 'related-link'; text: string; url: string }
  | { kind: 'text' };

/**
 * What a line of a live-blog card is (platform §3). The specification names the markers; their
 * spelling is ours, in any case, in plain text, each filling its line:
 *
 *     Timestamp: 11/21/2026 2:05 p.m.
 *     Pinned
 *     Interactive HTML
 *     Live blog name: Election night
 *     Related link: How to vote | https://www.broadsheet.example/how-to-vote.html
 *
 * Anything else is text, a marker that is not complete too: better a stray line than a lost one.
 */
export function parseLiveBlogLine(line: string): LiveBlogLine {
  const timestamp = parseLiveBlogTimestamp(line);
  if (timestamp !== null) return { kind: 'timestamp', timestamp };
  const text = line.trim();
  if (/^pinned:?$/i.test(text)) return { kind: 'pinned' };
  if (/^interactive[ -]html:?$/i.test(text)) return { kind: 'interactive-html' };
  const name = /^live[ -]?blog name:\s*(\S.*)$/i.exec(text)?.[1];
  if (name !== undefined) return { kind: 'live-blog-name', name };
  return parseRelatedLink(text) ?? { kind: 'text' };
}

function parseRelatedLink(text: string): LiveBlogLine | null {
  const marker = /^related link:/i.exec(text)?.[0];
  const bar = text.lastIndexOf('|');
  if (marker === undefined || bar === -1) return null;
  const label = text.slice(marker.length, bar).trim();
  const url = text.slice(bar + 1).trim();
  const isLink = /^(https?:\/\/|\/(?!\/))\S+$/i.test(url);
  return label !== '' && isLink ? { kind: 'related-link', text: label, url } : null;
}
