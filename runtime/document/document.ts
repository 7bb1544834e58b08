import { createHash } from 'node:crypto';
import { z } from 'zod';
import { DocumentInvalid, issueAt, type DocumentIssue } from './errors';
import { canonicalJson, findJsonProblem } from './json';
import { FEATURE_WORD, READER_STATES, type Variants } from './variants';

/** Where a block or page takes its content from. */
export interface ContentConfig {
  source: string;
  query: Record<string, unknown>;
}

/** A block that is made once and shown on many pages, and the version that is shown: without one, what is published. */
export interface BlockLink {
  /** Id of a document of the kind `block`. */
  document: string;
  /** Counts from 1 in the block's document. */
  version?: number;
  /** Of a page as readers get it, never stored: the place adds nothing of its own to what is published. */
  isWhole?: true;
}

/** What features and chains have in common. */
interface NodeBase {
  id: string;
  type: string;
  fields: Record<string, unknown>;
  /** What editors call it; the block's own name without. */
  label?: string;
  /** Kept on the page, and not shown to readers. */
  hidden?: true;
  /** What only producers may change: all of it with what it holds, or some fields. */
  locked?: true | string[];
  /** Where it shows a linked block: all but what stands here, in `fields` and `content`, comes from there. */
  linked?: BlockLink;
}

/** A block on a page. `fields` are its custom fields, `display` its display properties. */
export interface FeatureNode extends NodeBase {
  kind: 'feature';
  content?: ContentConfig;
  display?: Record<string, unknown>;
  /** What it is for some readers. */
  variants?: Variants;
}

/** A row of blocks. A chain never holds a chain. */
export interface ChainNode extends NodeBase {
  kind: 'chain';
  display?: Record<string, unknown>;
  children: FeatureNode[];
}

export type Node = FeatureNode | ChainNode;

/** What a document is: a page, what many pages are laid out by, or one block that many pages show. */
export const DOCUMENT_KINDS = ['page', 'template', 'block'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/**
 * A page or template: layout, named sections, blocks. Ids of nodes are unique in a document. A linked
 * block is a document of one block, in the layout and section where editors look at it.
 */
export interface PageDocument {
  id: string;
  kind: DocumentKind;
  name: string;
  layout: string;
  outputType?: string;
  meta: Record<string, string>;
  sections: Record<string, Node[]>;
}

const id = z.string().regex(/^\w[\w.-]{0,99}$/, {
  error:
    'an id has 1 to 100 letters, digits, "_", "-" or ".", and starts with none of the last two',
});
const name = z.string().min(1).max(200);
const values = z.record(z.string(), z.unknown());

const base = {
  id,
  type: name,
  fields: values,
  label: name.exactOptional(),
  hidden: z.literal(true).exactOptional(),
  locked: z.union([z.literal(true), z.array(name).min(1)]).exactOptional(),
  linked: z.strictObject({ document: id, version: z.int().min(1).exactOptional() }).exactOptional(),
};

const variant = z.strictObject({
  id: z.string().regex(/^\w{1,40}$/),
  when: z.array(name).min(1).max(20),
  fields: values,
  hidden: z.literal(true).exactOptional(),
});

const word = z.string().regex(FEATURE_WORD, {
  error: 'keys and values of features have 1 to 100 letters, digits, "_", "-", "." or ":"',
});

const variants = z
  .strictObject({
    by: z.union([z.literal('reader'), z.strictObject({ feature: word })]),
    cases: z.array(variant).min(1).max(20),
  })
  .superRefine(({ by, cases }, context) => {
    const seen = new Set<string>();
    const report = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path: ['cases', ...path], message });
    cases.forEach(({ id: own, when }, index) => {
      if (cases.findIndex((other) => other.id === own) < index)
        report([index, 'id'], `"${own}" is used twice`);
      when.forEach((value, at) => {
        if (seen.has(value)) report([index, 'when', at], `"${value}" has two variants`);
        seen.add(value);
        if (by === 'reader' && !READER_STATES.some((state) => state === value))
          report([index, 'when', at], `a reader is ${READER_STATES.join(', ')}; not "${value}"`);
        if (by !== 'reader' && !FEATURE_WORD.test(value))
          report([index, 'when', at], `"${value}" can't be a feature's value`);
      });
    });
  });

const feature = z.strictObject({
  kind: z.literal('feature', { error: 'a chain holds features only' }),
  ...base,
  content: z.strictObject({ source: name, query: values }).exactOptional(),
  display: values.exactOptional(),
  variants: variants.exactOptional(),
});

const chain = z.strictObject({
  kind: z.literal('chain'),
  ...base,
  display: values.exactOptional(),
  children: z.array(feature),
});

/** A feature or chain as JSON: for what holds nodes, such as operations. */
export const nodeSchema = z.discriminatedUnion('kind', [feature, chain]);

/** A document as JSON, but for ids that it has twice: `parseDocument` finds those. */
export const documentSchema = z.strictObject({
  id,
  kind: z.enum(DOCUMENT_KINDS),
  name,
  layout: name,
  outputType: name.exactOptional(),
  meta: z.record(z.string(), z.string()),
  sections: z.record(name, z.array(nodeSchema)),
});

/**
 * A document from JSON. Block types that nobody knows are kept as they are.
 * @throws DocumentInvalid with the path of each thing that is wrong.
 */
export function parseDocument(json: unknown): PageDocument {
  const problem = findJsonProblem(json);
  if (problem) throw new DocumentInvalid([issueAt(problem)]);
  const result = documentSchema.safeParse(json);
  if (!result.success) throw new DocumentInvalid(result.error.issues.map(issueAt));
  const repeated = findRepeatedIds(result.data);
  if (repeated.length > 0) throw new DocumentInvalid(repeated);
  return result.data;
}

/** SHA-256 (hex) of a document: the same for the same content, whatever the order of its keys. */
export function hashDocument(document: PageDocument): string {
  return createHash('sha256').update(canonicalJson(document)).digest('hex');
}

function findRepeatedIds(document: PageDocument): DocumentIssue[] {
  const seen = new Set<string>();
  const issues: DocumentIssue[] = [];
  const see = (node: Node, path: PropertyKey[]): void => {
    if (seen.has(node.id)) {
      issues.push(issueAt({ path: [...path, 'id'], message: `"${node.id}" is used twice` }));
    }
    seen.add(node.id);
    if (node.kind === 'chain') {
      node.children.forEach((child, index) => see(child, [...path, 'children', index]));
    }
  };
  for (const [section, nodes] of Object.entries(document.sections)) {
    nodes.forEach((node, index) => see(node, ['sections', section, index]));
  }
  return issues;
}
