import type { Node } from '../../../document/document';
import { usesPath } from './paths';

/** Address at which everything is found that shows the same block as a node. */
export const usesOf = ({ type, linked }: Node): string =>
  linked ? usesPath('linked', linked.document) : usesPath('block', type);
