/** What a rule of the checklist is about. */
export type Rule = 'fields' | 'blocks' | 'empty' | 'links' | 'accessibility' | 'weight' | 'address';

/** Something that an editor should know before readers see the page. */
export interface Finding {
  rule: Rule;
  /** `error`: readers get something broken. `warning`: it could be better. */
  level: 'error' | 'warning';
  /** The block that it is about; null: the page. */
  nodeId: string | null;
  /** In a sentence or two, with what to do. */
  message: string;
}
