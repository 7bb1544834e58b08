/** A parameter of a content source. */
export interface FormParam {
  name: string;
  /** `number` and `boolean` have controls of their own; all else is text. */
  type: string;
  label: string;
  isRequired: boolean;
  /** What counts where nothing is filled in; null where the source does not say. */
  defaultValue: unknown;
  /** Name of the choices source that knows its values; null for none. */
  choices: string | null;
}

/** A content source that a field may choose, with its parameters. */
export interface FormSource {
  name: string;
  label: string;
  params: FormParam[];
  /** Name of the schema that its content has; null where it says none. */
  schemaName: string | null;
}

/** A picture of the library. */
export interface FoundImage {
  url: string;
  /** Address of a small version. */
  thumb: string;
  alt: string;
  /** px; null where the content service does not say. */
  width: number | null;
  height: number | null;
}

/** Something that a field may hold, as people know it. */
export interface Choice {
  value: string;
  label: string;
  /** What tells it from others of the same name. */
  note?: string;
  /** Address of a small picture. */
  image?: string;
}

/** Words to search for (some choices for none), or the values whose labels are wanted. */
export type ChoiceQuestion = { query: string } | { values: readonly string[] };

export interface AnswerQuestion {
  source: string;
  query: Readonly<Record<string, unknown>>;
  /** Whether all of the answer is wanted. */
  isWhole: boolean;
}

/** What a content source gives now, or why it gives nothing. */
export type ContentAnswer =
  | {
      kind: 'answer';
      /** Kept and still good, asked now, or kept as the source fails. */
      state: 'kept' | 'new' | 'failing';
      /** That it took. */
      ms: number;
      /** s since it was fetched. */
      age: number;
      /** s for which it still counts; 0 where it is asked each time. */
      holds: number;
      /** Items of its list; null where it is none. */
      count: number | null;
      /** Of the first items, or of the one thing it is. */
      titles: string[];
      /** Of the answer as JSON. */
      bytes: number;
      /** Laid out for reading; where all of it was asked for. */
      json?: string;
    }
  | { kind: 'failed'; ms: number; status: number; reason: string };
