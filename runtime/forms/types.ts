import type {
  AnswerQuestion,
  Choice,
  ChoiceQuestion,
  ContentAnswer,
  FoundImage,
} from '../content/questions';
import type { CustomField } from '../fusion/customField';

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

/** What a form asks the server for. All of it throws where that can't be reached. */
export interface FormCalls {
  /** Pictures for a query ('' for any). */
  searchImages: (query: string, signal: AbortSignal) => Promise<FoundImage[]>;
  /** Where the browser may see a stored original; another picture as it is. */
  findOriginal: (url: string, signal: AbortSignal) => Promise<string>;
  readChoices: (
    source: string,
    question: ChoiceQuestion,
    signal?: AbortSignal,
  ) => Promise<Choice[]>;
  readAnswer: (question: AnswerQuestion, signal: AbortSignal) => Promise<ContentAnswer>;
}
