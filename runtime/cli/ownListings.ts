import type { ListingKind } from '../editor/server/listings/ListingKind';
import type { EditorConfig } from './config';
import type { Environment } from './environment';

/** The listings that are edited here: none where the content is that of a CMS elsewhere, which has its own desk. */
export const ownListings = (
  { listings = [] }: Pick<EditorConfig, 'listings'>,
  { contentBase }: Pick<Environment, 'contentBase'>,
): readonly ListingKind[] => (contentBase === undefined ? listings : []);
