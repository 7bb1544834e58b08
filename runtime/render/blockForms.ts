import type { Node } from '../document/document';
import { traitsOf } from '../document/variants';

/** Who gets a form of a block: those of whom one of these is true, or those of whom none is. */
export type Audience = { only: readonly string[] } | { not: readonly string[] };

/** A form of a block that is rendered by itself. */
export interface BlockForm {
  node: Node;
  /** Null: everybody. */
  audience: Audience | null;
}

/**
 * A block and its variants. All of them are on the page, which is the same for all readers and stays in
 * every cache; one style rule leaves out those that are not for whoever reads it (`client/audience.ts`).
 * A variant is known by the block's id, a tilde and its own.
 */
export function blockForms(node: Node): BlockForm[] {
  if (node.kind !== 'feature' || !node.variants) return [{ node, audience: null }];
  const { variants, ...block } = node;
  const { cases } = variants;
  return [
    { node, audience: { not: cases.flatMap((one) => traitsOf(variants, one)) } },
    ...cases
      .filter(({ hidden }) => !hidden)
      .map((one) => ({
        node: {
          ...block,
          id: `${node.id}~${one.id}`,
          fields: { ...node.fields, ...one.fields },
        },
        audience: { only: traitsOf(variants, one) },
      })),
  ];
}

/** The block that a form is of, by the name of the form. */
export const blockOfForm = (id: string): string => id.split('~', 1)[0] ?? id;
