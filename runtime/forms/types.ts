import type { CustomField } from '../pack/types';

/** A content source that a field may choose, with its parameters. */
export interface FormSource {
  name: string;
  params: { name: string; type: string; label: string }[];
  /** Name of the schema that its content has; null where it says none. */
  schemaName: string | null;
}

export type FieldKind = CustomField['kind'];
export type FieldOf<K extends FieldKind> = Extract<CustomField, { kind: K }>;

/** What every control of the form takes. `field` is narrowed by each to its kind. */
export interface ControlProps<F = CustomField> {
  field: F;
  /** Id of the control that the label names; parts of it add a suffix. */
  id: string;
  /** Id of the label, for a control that is a group. */
  labelId: string;
  /** Ids of description, hints and message. */
  describedBy: string | undefined;
  isInvalid: boolean;
  value: unknown;
  /** A value of the field's kind; `null` and '' for a field that was emptied. */
  onChange: (value: unknown) => void;
  /** Why what stands in the control is no value (and was not emitted); null once it is one. */
  onProblem: (problem: string | null) => void;
}

export interface FoundImage {
  url: string;
  /** Address of a small version. */
  thumb: string;
  alt: string;
  /** px; null where the content service does not say. */
  width: number | null;
  height: number | null;
}

/** Finds pictures for a query ('' for any); throws when it can't. */
export type SearchImages = (query: string, signal: AbortSignal) => Promise<FoundImage[]>;
