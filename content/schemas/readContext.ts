import type { SafeHtml } from './ans';
import { at, text } from './json';
import { sanitizeInline } from './sanitizeHtml';

/** What the readers of one document share. */
export interface ReadContext {
  /** The website whose address and section of a circulated document count. */
  site: string;
  /**
   * The document's rich text was sanitised when our content service took it in
   * (`additional_properties.prepared`), and is taken as it is.
   */
  prepared: boolean;
  /** How the document differs from ANS, in the order met: `path: what was done`. */
  deviations: string[];
}

/** The site whose addresses are read when a caller names none. */
export const DEFAULT_SITE = 'broadsheet';

/** A context for reading one document. */
export function readContext(raw: unknown, site: string = DEFAULT_SITE): ReadContext {
  return {
    site,
    prepared: at(raw, 'additional_properties', 'prepared') === true,
    deviations: [],
  };
}

/** Rich text of a paragraph, sanitised unless ingest has done it. */
export function richText(value: unknown, context: ReadContext): SafeHtml {
  const html = text(value);
  return context.prepared ? html : sanitizeInline(html);
}
