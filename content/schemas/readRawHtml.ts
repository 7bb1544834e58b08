import type { ContentElement } from './ans';
import { at, firstText, flag, number, text, type JsonRecord } from './json';
import { sanitizeBlock } from './sanitizeHtml';

/** What only a frame of its own may run: scripts, styles, frames, forms, event handlers. */
const ACTIVE =
  /<\s*(script|style|iframe|frame|object|embed|applet|form|input|link|meta|base|svg|math|template|video|audio)\b|\son[a-z]+\s*=|javascript:/i;

/** px; a frame is kept within reason whatever its markup asks for. */
const FRAME_HEIGHT = { min: 60, max: 2000 };

/**
 * Raw HTML. What holds nothing active, or what the newsroom marked `additional_properties.trusted`,
 * is shown in the page (sanitised); anything else keeps its markup for a sandboxed frame. Null when
 * there is nothing to show. Never throws.
 */
export function readRawHtml(element: JsonRecord): ContentElement | null {
  const html = firstText(element['content'], at(element, 'raw_oembed', 'html'));
  if (!html) return null;
  const marked = flag(at(element, 'additional_properties', 'trusted'));
  const shown = (marked ?? !ACTIVE.test(html)) ? sanitizeBlock(html) : '';
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
