import { sql } from 'kysely';
import {
  parseDocument,
  type DocumentKind,
  type Node,
  type PageDocument,
} from '../../document/document';
import { listNodes } from '../../document/listNodes';
import { findUses } from '../../document/findUses';
import { canonicalJson } from '../../document/json';
import { likeText } from '../likeText';
import type { Store } from '../openStore';
import { tellingText } from '../../document/tellingText';
import { findText, type TextPlace } from '../../document/change/findText';

/** What to look for: a block type, content source, image or document that is used, or text in a field. */
export type Wanted =
  | { kind: 'block' | 'linked' | 'source' | 'image' | 'document'; value: string }
  | { kind: 'text'; value: string };

/** A draft in which it was found. */
export interface FoundDraft {
  id: string;
  kind: DocumentKind;
  name: string;
  folder: string;
  rev: number;
  nodes: FoundNode[];
}

export interface FoundNode {
  id: string;
  type: string;
  label: string | null;
  /** What it says of itself, to tell it from others of its type; '' for nothing. */
  hint: string;
  /** Of the page. */
  section: string;
  /** Where text was found: each field once. Empty for what the node uses. */
  fields: TextPlace[];
}

/**
 * The drafts that use something, or hold a text (in any case) in a field, and where. What is put away is
 * left out.
 */
export async function findInDrafts(store: Store, wanted: Wanted): Promise<FoundDraft[]> {
  return (await readDraftsWith(store, wanted.value))
    .map(({ document, ...draft }) => ({ ...draft, nodes: findNodes(document, wanted) }))
    .filter(({ nodes }) => nodes.length > 0);
}

export interface DraftRead {
  id: string;
  kind: DocumentKind;
  name: string;
  folder: string;
  rev: number;
  document: PageDocument;
}

/** Every draft whose text holds this, in any case: what may be meant, for a closer look. */
export async function readDraftsWith(store: Store, value: string): Promise<DraftRead[]> {
  // As it stands inside a JSON string.
  const text = canonicalJson(value).slice(1, -1);
  const rows = await store
    .selectFrom('drafts')
    .innerJoin('documents', 'documents.id', 'drafts.document_id')
    .select(['documents.id', 'documents.kind', 'documents.name', 'documents.folder'])
    .select(['drafts.rev', 'drafts.document'])
    .where('documents.archived_at', 'is', null)
    .where(sql<boolean>`drafts.document ilike ${`%${likeText(text)}%`}`)
    .orderBy('documents.name')
    .orderBy('documents.id')
    .execute();
  return rows.map((row) => ({ ...row, document: parseDocument(JSON.parse(row.document)) }));
}

function findNodes(document: PageDocument, wanted: Wanted): FoundNode[] {
  const describe = (node: Node, section: string, fields: TextPlace[]): FoundNode => ({
    id: node.id,
    type: node.type,
    label: node.label ?? null,
    hint: tellingText(node.fields),
    section,
    fields,
  });
  const nodes = Object.entries(document.sections).flatMap(([section, held]) =>
    listNodes({ sections: { [section]: held } }).map((node) => ({ node, section })),
  );
  if (wanted.kind === 'text')
    return nodes.flatMap(({ node, section }) => {
      const held = node.kind === 'feature' ? (node.variants?.cases ?? []) : [];
      const all = [node, ...held].flatMap(({ fields }) => findText(fields, wanted.value));
      const places = all.filter(
        ({ field }, index) => all.findIndex((other) => other.field === field) === index,
      );
      return places.length > 0 ? [describe(node, section, places)] : [];
    });
  const using = new Set(
    findUses(document)
      .filter(({ kind, value }) => kind === wanted.kind && value === wanted.value)
      .map(({ nodeId }) => nodeId),
  );
  return nodes
    .filter(({ node }) => using.has(node.id))
    .map(({ node, section }) => describe(node, section, []));
}
