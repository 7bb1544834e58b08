import type { CustomFieldSchema } from '../../../fusion/customField';

/** A document of the content service, as it is stored. */
export type ListingDocument = Record<string, unknown>;

/** What the fields of a form hold, by their names. */
export type ListingValues = Record<string, unknown>;

/**
 * Stories of one subtype that are no prose but fields, such as the places of a guide: the editor lists
 * them, and shows each as a form. The site says what the fields are and where a document has them.
 */
export interface ListingKind {
  /** In calls and in the log: `restaurants`. */
  name: string;
  /** Of all of them, and of one: "Restaurants", "restaurant". */
  label: string;
  one: string;
  subtype: string;
  fields: CustomFieldSchema;
  /** What the form shows of a document. Never throws. */
  read: (document: ListingDocument) => ListingValues;
  /** The document with what the form says; all else in it stays. `now`: ISO 8601. */
  write: (document: ListingDocument, values: ListingValues, now: string) => ListingDocument;
  /** A new one of which no more than its name is known, at an address of its own. */
  begin: (listing: { id: string; name: string; now: string }) => ListingDocument;
}
