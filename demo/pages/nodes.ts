/** Short ways to write page documents of the first edition. */

type Fields = Record<string, unknown>;

interface FeatureNode {
  kind: 'feature';
  id: string;
  type: string;
  fields: Fields;
}

interface ChainNode {
  kind: 'chain';
  id: string;
  type: string;
  fields: Fields;
  children: FeatureNode[];
}

export type SeedNode = FeatureNode | ChainNode;

export function feature(id: string, type: string, fields: Fields = {}): FeatureNode {
  return { kind: 'feature', id, type, fields };
}

/** The header of every page. */
export const header = (fields: Fields = {}): FeatureNode[] => [
  feature('header', 'header-block/header', fields),
];

export const footer: FeatureNode[] = [feature('footer', 'footer-block/footer')];

export function chain(
  id: string,
  type: string,
  fields: Fields,
  children: FeatureNode[],
): ChainNode {
  return { kind: 'chain', id, type, fields, children };
}
