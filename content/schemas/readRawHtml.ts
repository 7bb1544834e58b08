import type { ContentElement } from './ans';
import { isExternalLink } from '../../utils/links/isExternalLink';
import { frameHeight } from './frameHeight';
import { at, firstText, flag, text, type JsonRecord } from './json';
import { note, type ReadContext } from './readContext';
import { MAX_RAW_HTML, sanitizeBlock } from './sanitizeHtml';

/** What other hosts would be asked for as soon as it is shown. */
const EMBEDS = /<\s*(iframe|video|audio|embed|object)\b/i;

/** What only a frame of its own may run: scripts, styles, frames, forms, event handlers. */
const ACTIVE =
  /<\s*(script|style|iframe|frame|object|embed|applet|form|input|link|meta|base|svg|math|template|video|audio)\b|\s(on[a-z]+|style)\s*=|javascript:/i;

/** In sanitised HTML. */
const IMAGE = /<img\b[^<>]*>/g;

/**
 * Raw HTML. What holds nothing active and asks no other host for pictures, and what the newsroom
 * marked `additional_properties.trusted` and embeds nothing, is shown in the page, sanitised. Anything
 * else keeps its markup for a sandboxed frame. Null when there is nothing to show. Never throws.
 */
export function readRawHtml(
  element: JsonRecord,
  context: Pick<ReadContext, 'ownHosts' | 'deviations'>,
): ContentElement | null {
  const html = firstText(element['content'], at(element, 'raw_oembed', 'html'));
  if (html.length > MAX_RAW_HTML) {
    const size = html.length.toLocaleString('en-US');
    note(context, `raw_html: ${size} characters, at most ${MAX_RAW_HTML.toLocaleString('en-US')}`);
    return null;
  }
  const isMarked = flag(at(element, 'additional_properties', 'trusted')) === true;
  const isActive = ACTIVE.test(html);
  const isShown = isMarked ? !EMBEDS.test(html) : !isActive;
  const shown = isShown ? sanitizeBlock(html) : '';
  const _id = text(element['_id']);
  if (shown && (isMarked || !asksOthers(shown, context.ownHosts))) {
    return { type: 'raw_html', _id, content: shown, trusted: true };
  }
  if (isShown && !shown && !isActive) return null;
  const height = frameHeight(element, html);
  return { type: 'raw_html', _id, content: html, trusted: false, ...(height ? { height } : {}) };
}

function asksOthers(html: string, ownHosts: readonly string[]): boolean {
  return [...html.matchAll(IMAGE)].some(([image]) =>
    isExternalLink(/\ssrc="([^"]*)"/.exec(image)?.[1] ?? '', ownHosts),
  );
}
