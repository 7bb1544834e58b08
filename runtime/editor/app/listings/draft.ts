import { sameValue } from '../../../forms/sameValue';
import type { Listing } from '../../contract/listings';

/** What of a listing is edited. */
export type ListingDraft = Pick<Listing, 'values' | 'isShown'>;

/** A listing in editing. */
export interface ListingEditing {
  now: ListingDraft;
  saved: ListingDraft;
  /** That `saved` has. */
  revision: number;
  listing: Listing;
}

export const openListing = (listing: Listing): ListingEditing => {
  const { values, isShown, revision } = listing;
  const saved = { values, isShown };
  return { now: saved, saved, revision, listing };
};

/** Names of the fields in which two drafts differ, in their order. An emptied field is as one never filled. */
export const differences = (
  fields: Listing['fields'],
  one: ListingDraft,
  other: ListingDraft,
): string[] =>
  Object.keys(fields).filter(
    (name) => !sameValue(filled(one.values[name]), filled(other.values[name])),
  );

export const isChanged = ({ now, saved, listing }: ListingEditing): boolean =>
  now.isShown !== saved.isShown || differences(listing.fields, now, saved).length > 0;

const filled = (value: unknown): unknown => {
  const isEmpty = value === undefined || value === '' || value === false;
  return isEmpty || (Array.isArray(value) && value.length === 0) ? null : value;
};
