import getProperties from 'fusion:properties';
import type { SafeHtml } from './ans';
import { decorateLinks } from './decorateLinks';
import { at, list, text } from './json';
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
  /** Hosts whose links are our own (platform §5). */
  ownHosts: readonly string[];
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
    ownHosts: list(at(getProperties(site), 'ownHosts'))
      .map(text)
      .filter(Boolean),
    deviations: [],
  };
}

/** Rich text of a paragraph, sanitised unless ingest has done it, with its links as they should be. */
export function richText(value: unknown, context: ReadContext): SafeHtml {
  const html = text(value);
  return decorateLinks(context.prepared ? html : sanitizeInline(html), context.ownHosts);
}
