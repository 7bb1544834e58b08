import getProperties from 'fusion:properties';
import type { SafeHtml } from './ans';
import { decorateLinks } from './decorateLinks';
import { at, list, text } from './json';
import { sanitizeInline } from './sanitizeHtml';

/** What the readers of one document share. */
export interface ReadContext {
  /** The website whose address and section of a circulated document count. */
  site: string;
  /** Hosts whose links are our own (platform §5). */
  ownHosts: readonly string[];
  /** How the document differs from ANS, in the order met: `path: what was done`. See `note`. */
  deviations: string[];
}

/** The site whose addresses are read when a caller names none. */
export const DEFAULT_SITE = 'broadsheet';

/** Deviations that are kept of a document: who mends it begins with the first ones. */
const MAX_DEVIATIONS = 100;

/** A context for reading one document. */
export function readContext(site: string = DEFAULT_SITE): ReadContext {
  return {
    site,
    ownHosts: list(at(getProperties(site), 'ownHosts'))
      .map(text)
      .filter(Boolean),
    deviations: [],
  };
}

/** Keeps how a document differs from ANS; of a very broken one, the beginning. */
export function note({ deviations }: Pick<ReadContext, 'deviations'>, deviation: string): void {
  if (deviations.length < MAX_DEVIATIONS) deviations.push(deviation.slice(0, 200));
}

/** Rich text of a paragraph: sanitised, with its links as they should be; empty, with a note, for too much. */
export function richText(value: unknown, context: ReadContext): SafeHtml {
  const html = sanitizeInline(text(value), (reason) =>
    note(context, `rich text: ${reason}, skipped`),
  );
  return decorateLinks(html, context.ownHosts);
}
