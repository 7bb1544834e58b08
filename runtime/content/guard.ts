import type { AccessRule, ContentEntry, ContentSource } from './types';

/** The site's rule for content with an access code. */
export type RuleOf = (code: string) => AccessRule;

const codes = new WeakMap<ContentEntry, string>();
const previews = new WeakMap<ContentEntry, ContentEntry>();

/** How an answer of a source may be read. */
export function accessOf(
  source: ContentSource | undefined,
  entry: ContentEntry,
  ruleOf: RuleOf | undefined,
): AccessRule {
  if (!source?.guard || !ruleOf) return 'free';
  let code = codes.get(entry);
  if (code === undefined) {
    code = source.guard.codeOf(JSON.parse(entry.json));
    codes.set(entry, code);
  }
  return ruleOf(code);
}

/** An answer as whoever may not read it gets it; one that everybody may read as it is. */
export function previewOf(
  source: ContentSource | undefined,
  entry: ContentEntry,
  rule: AccessRule,
): ContentEntry {
  if (!source?.guard || rule === 'free') return entry;
  let preview = previews.get(entry);
  if (!preview) {
    const json = JSON.stringify(source.guard.preview(JSON.parse(entry.json), rule));
    preview = { ...entry, json, version: `${entry.version}-preview` };
    previews.set(entry, preview);
  }
  // It may have been outdated since.
  if (entry.isOutdated) preview.isOutdated = true;
  return preview;
}
