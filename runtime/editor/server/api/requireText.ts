import { DocumentInvalid, issueAt } from '../../../document/errors';
import { findJsonProblem } from '../../../document/json';

/** Levels of what a call brings: documents have 64, and stand in lists and objects of their call. */
const MAX_DEPTH = 100;

/**
 * Goes on only with what can be stored: text without U+0000, finite numbers, nothing nested beyond reason.
 * @throws DocumentInvalid with the place, as in `body.patterns[0]`
 */
export function requireText(input: Record<string, unknown>): void {
  const problem = findJsonProblem(input, MAX_DEPTH);
  if (problem) throw new DocumentInvalid([issueAt(problem)], 'request is');
}
