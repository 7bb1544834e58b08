import { createHash } from 'node:crypto';

import { at, isObject, objectAt, objectsAt, textAt } from '../ans/json';
import type { Json, JsonObject } from '../ans/json';
import type { Fault } from '../ans/explainError';
import { withoutNulls } from '../ans/nulls';
import type { Origins } from '../merge/mergeDocument';
import { addressesOf, normalizeSectionId } from './addresses';
import { draftReason } from './draftReason';
import { prepareDocument } from './prepareDocument';
import type { PrepareOptions } from './prepareElement';
import { idOf, isReference, memberIds, referencedIds, sectionIdOf } from './references';
import { plainText } from './sanitize';

/** A row of `content.documents`, as JSON: moments are ISO strings or null. */
export interface DocumentRow {
  id: string;
  type: string;
  subtype: string;
  url: string;
  urls: string[];
  is_published: boolean;
  /** `infinity` for an embargo without an end. */
  embargo_until: string | null;
  /** When it is unpublished by itself. */
  published_until: string | null;
  own_display_date: string | null;
  publish_date: string | null;
  first_publish_date: string | null;
  last_updated_date: string | null;
  created_date: string | null;
  primary_section: string;
  section_ids: string[];
  tag_slugs: string[];
  author_ids: string[];
  credit_ids: string[];
  reference_ids: string[];
  member_ids: string[];
  /** Why it is no more than a draft, though nobody said so; null where it is none. */
  draft_reason: string | null;
  /** As it came, joined from all that came of it. */
  raw: JsonObject;
  /** Of which document what in `raw` is. */
  origins: Origins;
  prepared: JsonObject;
  deviations: Fault[];
  /** Same fingerprint, same document: an ingest of it changes nothing. */
  fingerprint: string;
  headline: string;
  summary: string;
  body: string;
}

/** characters that full-text search knows: PostgreSQL holds 1 MB of words a document. */
const MAX_BODY = 200_000;
const MAX_HEAD = 10_000;

/** A stage of the newsroom's workflow at which nobody reads a document. */
const UNPUBLISHED = ['draft', 'unpublished', 'deleted', 'embargoed'];

/**
 * Everything that is stored of a checked document.
 * @param origins where it was joined from several: of which document what in it is
 */
export function documentRow(
  raw: JsonObject,
  deviations: Fault[],
  website: string,
  options: PrepareOptions,
  origins: Origins = {},
): DocumentRow {
  const document = withoutNulls(raw);
  const draft = draftReason(document);
  const prepared = prepareDocument(document, website, options);
  const url = textAt(prepared, 'canonical_url');
  const taxonomy = objectAt(prepared, 'taxonomy');
  const primary = normalizeSectionId(
    sectionIdOf(taxonomy.primary_section) ||
      sectionIdOf(at(prepared, 'websites', website, 'website_section')) ||
      textAt(taxonomy.primary_site, 'path') ||
      sectionIdOf(taxonomy.primary_site),
  );
  const sections = [...objectsAt(taxonomy, 'sections'), ...objectsAt(taxonomy, 'sites')].map(
    (section) => normalizeSectionId(sectionIdOf(section)),
  );
  const sectionIds = unique([primary, ...sections]);
  const addresses = unique(addressesOf(document, website, url));
  const credits = objectAt(prepared, 'credits');
  return {
    id: textAt(prepared, '_id'),
    type: textAt(prepared, 'type'),
    subtype: textAt(prepared, 'subtype').slice(0, 200),
    url: addresses[0] ?? '',
    urls: addresses,
    is_published: draft === null && isPublished(prepared),
    embargo_until: embargoOf(prepared),
    published_until: endOf(prepared),
    own_display_date:
      momentAt(prepared, 'display_date') ??
      momentAt(prepared, 'publish_date') ??
      momentAt(prepared, 'first_publish_date'),
    publish_date: momentAt(prepared, 'publish_date'),
    first_publish_date: momentAt(prepared, 'first_publish_date'),
    last_updated_date: momentAt(prepared, 'last_updated_date'),
    created_date: firstMoment(prepared),
    primary_section: sectionIds[0] === primary ? primary : '',
    section_ids: sectionIds,
    tag_slugs: unique(objectsAt(taxonomy, 'tags').map((tag) => textAt(tag, 'slug'))),
    author_ids: unique(objectsAt(credits, 'by').map(idOf)),
    credit_ids: unique(Object.keys(credits).flatMap((role) => objectsAt(credits, role).map(idOf))),
    reference_ids: referencesOf(prepared),
    member_ids: prepared.type === 'collection' ? memberIds(prepared) : [],
    draft_reason: draft,
    raw,
    origins,
    prepared,
    deviations: deviations.map((fault) => ({ ...fault })),
    fingerprint: fingerprintOf([PREPARATION, website, { ...options }, raw, origins]),
    headline: Object.values(objectAt(prepared, 'headlines'))
      .map(words)
      .join(' ')
      .slice(0, MAX_HEAD),
    summary: [
      ...Object.values(objectAt(prepared, 'description')),
      ...objectsAt(credits, 'by').flatMap((author) => [author.name ?? '', author.byline ?? '']),
      ...objectsAt(taxonomy, 'tags').map((tag) => tag.text ?? ''),
    ]
      .map(words)
      .join(' ')
      .slice(0, MAX_HEAD),
    body: bodyOf(prepared.content_elements ?? []).slice(0, MAX_BODY),
  };
}

/** The members of a collection are read by themselves; what it overrides of them is its own. */
function referencesOf(document: JsonObject): string[] {
  if (document.type !== 'collection') return [...referencedIds(document)];
  const overrides = objectsAt(document, 'content_elements').map((place) =>
    objectAt(place, 'referent', 'referent_properties'),
  );
  return [...referencedIds({ ...document, content_elements: overrides })];
}

/** Raised when documents are prepared differently, so that the next ingest prepares them anew. */
const PREPARATION = 5;

/** The same whatever the order of keys: the database has an order of its own. */
function fingerprintOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, inOrder)).digest('base64url');
}

const inOrder = (_key: string, value: unknown): unknown =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

function isPublished(document: JsonObject): boolean {
  const stated =
    at(document, 'revision', 'published') ?? at(document, 'publishing', 'has_published_edition');
  if (typeof stated === 'boolean') return stated;
  return !UNPUBLISHED.includes(textAt(document, 'status').toLowerCase());
}

function embargoOf(document: JsonObject): string | null {
  const embargo = at(document, 'content_restrictions', 'embargo');
  if (at(embargo, 'active') !== true) return null;
  return momentAt(objectAt(embargo), 'end_time') ?? 'infinity';
}

/**
 * When a document is to be unpublished, as ANS has it (`publishing.scheduled_operations`). What was to
 * happen before its last change did not hold, or was taken back.
 */
function endOf(document: JsonObject): string | null {
  const planned = objectsAt(
    objectAt(document, 'publishing', 'scheduled_operations'),
    'unpublish_edition',
  ).filter((operation) => ['', 'default'].includes(textAt(operation, 'operation_edition')));
  const changed = momentAt(document, 'last_updated_date') ?? '';
  const moments = planned.flatMap((operation) => momentAt(operation, 'operation_date') ?? []);
  return moments.filter((moment) => moment > changed).toSorted()[0] ?? null;
}

/** A moment in the years that a newspaper writes about; null for anything else. */
function momentAt(document: JsonObject, key: string): string | null {
  const moment = new Date(textAt(document, key));
  const year = moment.getUTCFullYear();
  return year >= 1000 && year <= 9999 ? moment.toISOString() : null;
}

/** When it was created; without that it is as old as the first moment known of it, and not of today. */
function firstMoment(document: JsonObject): string | null {
  const created = momentAt(document, 'created_date');
  const others = ['first_publish_date', 'publish_date', 'display_date', 'last_updated_date'];
  return created ?? others.flatMap((key) => momentAt(document, key) ?? []).toSorted()[0] ?? null;
}

/** The words of a body, without markup and without what only machines read. */
function bodyOf(value: Json): string {
  if (Array.isArray(value)) return value.map(bodyOf).join(' ');
  if (!isObject(value) || isReference(value)) return '';
  if (['raw_html', 'code', 'custom_embed', 'oembed_response'].includes(textAt(value, 'type'))) {
    return '';
  }
  return [
    ...[value.content, value.text, value.caption].map(words),
    ...[value.content_elements, value.items, value.header, value.rows, value.citation].map(
      (inner) => (inner === undefined ? '' : bodyOf(inner)),
    ),
  ].join(' ');
}

const words = (value: Json | undefined): string =>
  typeof value === 'string' ? plainText(value) : '';

/** bytes of a value in an index of PostgreSQL, which refuses rows of more than about 2,700 */
const MAX_INDEXED = 1000;

const unique = (values: string[]): string[] => [
  ...new Set(values.filter((value) => value !== '' && Buffer.byteLength(value) <= MAX_INDEXED)),
];
