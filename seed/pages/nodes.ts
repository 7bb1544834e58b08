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

export function chain(
  id: string,
  type: string,
  fields: Fields,
  children: FeatureNode[],
): ChainNode {
  return { kind: 'chain', id, type, fields, children };
}
