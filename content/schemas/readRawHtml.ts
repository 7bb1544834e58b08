import type { ContentElement } from './ans';
import { at, firstText, flag, number, text, type JsonRecord } from './json';
import type { ReadContext } from './readContext';
import { sanitizeBlock } from './sanitizeHtml';

/** What other hosts would be asked for as soon as it is shown. */
const EMBEDS = /<\s*(iframe|video|audio|embed|object)\b/i;

/** What only a frame of its own may run: scripts, styles, frames, forms, event handlers. */
const ACTIVE =
  /<\s*(script|style|iframe|frame|object|embed|applet|form|input|link|meta|base|svg|math|template|video|audio)\b|\s(on[a-z]+|style)\s*=|javascript:/i;

/** px; a frame is kept within reason whatever its markup asks for. */
const FRAME_HEIGHT = { min: 60, max: 2000 };

/**
 * Raw HTML. What holds nothing active, or what the newsroom marked `additional_properties.trusted`
 * and embeds nothing, is shown in the page, sanitised (marked HTML of a prepared document is so
 * already). Anything else keeps its markup for a sandboxed frame. Null when there is nothing to show.
 * Never throws.
 */
export function readRawHtml(
  element: JsonRecord,
  { prepared }: Pick<ReadContext, 'prepared'>,
): ContentElement | null {
  const html = firstText(element['content'], at(element, 'raw_oembed', 'html'));
  if (!html) return null;
  const isMarked = flag(at(element, 'additional_properties', 'trusted')) === true;
  const isTrusted = isMarked ? !EMBEDS.test(html) : !ACTIVE.test(html);
  const shown = isTrusted ? (isMarked && prepared ? html : sanitizeBlock(html)) : '';
  const _id = text(element['_id']);
  if (shown) return { type: 'raw_html', _id, content: shown, trusted: true };
  const height = frameHeight(element, html);
  return { type: 'raw_html', _id, content: html, trusted: false, ...(height ? { height } : {}) };
}

function frameHeight(element: JsonRecord, html: string): number {
  const inMarkup = /<iframe[^>]*\sheight\s*=\s*["']?(\d{2,4})(?!\d|%)/i.exec(html)?.[1];
  const asked = number(
    at(element, 'additional_properties', 'height'),
    number(at(element, 'raw_oembed', 'height'), number(inMarkup)),
  );
  return asked > 0 ? Math.min(FRAME_HEIGHT.max, Math.max(FRAME_HEIGHT.min, Math.round(asked))) : 0;
}
