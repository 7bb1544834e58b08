import { at, number, type JsonRecord } from './json';
import { firstFrame } from './firstFrame';

/** px; a frame is kept within reason whatever its markup asks for. */
const FRAME_HEIGHT = { min: 60, max: 2000 };

/** px that a frame for an element should reserve, as the element or its markup says; 0 for unknown. */
export function frameHeight(element: JsonRecord, html: string): number {
  const inMarkup = /\sheight\s*=\s*["']?(\d{2,4})(?!\d|%)/i.exec(firstFrame(html))?.[1];
  const asked = number(
    at(element, 'additional_properties', 'height'),
    number(at(element, 'raw_oembed', 'height'), number(inMarkup)),
  );
  return asked > 0 ? Math.min(FRAME_HEIGHT.max, Math.max(FRAME_HEIGHT.min, Math.round(asked))) : 0;
}
