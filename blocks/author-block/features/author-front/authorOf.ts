import type { Author } from '../../../../content/schemas/ans';
import { isAuthor } from '../../../../content/schemas/pageContent';

/** The author that the page is about, or null where its content is something else. */
export function authorOf(globalContent: unknown): Author | null {
  return isAuthor(globalContent) && globalContent._id !== '' ? globalContent : null;
}
