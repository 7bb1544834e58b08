import { at } from '../ans/json';
import type { DocumentRow } from '../prepare/documentRow';

/** What keeps readers from a document, by JSON pointer, and what is to be said to lift it. */
const LIFTED_BY: Record<string, string> = {
  '/status': '"status": "published"',
  '/revision/published': '"revision": {"published": true}',
  '/publishing/has_published_edition': '"publishing": {"has_published_edition": true}',
  '/content_restrictions/embargo': '"content_restrictions": null',
  '/publishing/scheduled_operations/unpublish_edition': '"publishing": null',
};

/**
 * What of the kept keeps readers from a document, or will: whoever sent it without that may have meant to
 * lift it.
 *
 * @param kept JSON pointers
 * @param now ms
 */
export function heldBack(row: DocumentRow, kept: readonly string[], now: number): string[] {
  const holding = holdingOf(row, now);
  return kept.filter((pointer) => holding.some((held) => meet(pointer, held)));
}

/** Why it is held back, and what to do about it. */
export function reasonOf(held: readonly string[]): string {
  const lifting = Object.entries(LIFTED_BY).filter(([at]) => held.some((one) => meet(one, at)));
  return (
    `stays held back: it does not say ${held.join(', ')}, or in an older version, and what is stored is ` +
    `kept. To lift that, say ${lifting.map(([, words]) => words).join(' or ')} in a newer version, or ` +
    'replace the document whole (--replace; replace=true)'
  );
}

/** What says outright whether it is published; the first that does counts. */
const STATED = [
  ['revision', 'published'],
  ['publishing', 'has_published_edition'],
];

function holdingOf(row: DocumentRow, now: number): string[] {
  const { raw, embargo_until: embargo } = row;
  const stated = STATED.find((keys) => typeof at(raw, ...keys) === 'boolean');
  const isHidden = !row.is_published && row.draft_reason === null;
  const isLater = embargo === 'infinity' || (embargo !== null && Date.parse(embargo) > now);
  return [
    ...(isHidden ? [stated ? `/${stated.join('/')}` : '/status'] : []),
    ...(isLater ? ['/content_restrictions/embargo'] : []),
    ...(row.published_until === null ? [] : ['/publishing/scheduled_operations/unpublish_edition']),
  ];
}

/** Whether one of two pointers leads to the other. */
const meet = (one: string, other: string): boolean =>
  `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);
