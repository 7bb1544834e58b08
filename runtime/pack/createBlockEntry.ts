import { ANYWHERE } from '../document/placement';
import type { BlockEntry } from './types';

/** The manifest entry of a block without fields, styles and script, but for what `own` says. */
export const createBlockEntry = (
  own: Pick<BlockEntry, 'file' | 'block' | 'label'> & Partial<BlockEntry>,
): BlockEntry => ({
  icon: null,
  outputTypes: ['default'],
  hydrate: 'never',
  enhance: false,
  ttl: null,
  refresh: false,
  thumbnail: null,
  css: null,
  chunk: null,
  customFields: {},
  placement: ANYWHERE,
  ...own,
});
