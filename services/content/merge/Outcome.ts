/** What became of a document that came in. */
export interface Outcome {
  /**
   * `kept`: what is stored has more, or is newer, so nothing changed; `draft`: readers don't see it
   * until more of it comes in.
   */
  status: 'new' | 'changed' | 'kept' | 'unchanged' | 'draft';
  /** JSON pointers of what was kept of what is stored. */
  kept: string[];
  /** Those of the kept that keep readers from it: an embargo, a status. */
  held?: string[];
  /** Why it is a draft, or held back, and what to do. */
  reason?: string;
}

/** Whether what is stored became another. */
export const isWritten = ({ status }: Outcome): boolean => status === 'new' || status === 'changed';
