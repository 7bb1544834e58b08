/** Short ways to write page documents of the first edition. */

type Fields = Record<string, unknown>;

interface FeatureNode {
  kind: 'feature';
  id: string;
  type: string;
  fields: Fields;
  /** The linked block that it shows. */
  linked?: { document: string };
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

/** Id of the linked block that every page shows below its header. */
export const ALERT = 'alert';

/** The header of every page, and the alert bar below it. */
export const header = (fields: Fields = {}): FeatureNode[] => [
  feature('header', 'header-block/header', fields),
  { ...feature('alert-bar', 'alert-block/alert-bar'), linked: { document: ALERT } },
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
