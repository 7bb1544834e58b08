import type { Author } from '../../../../content/schemas/ans';
import { at, text } from '../../../../content/schemas/json';

/** The author that the page is about, or null where its content is something else. */
export function authorOf(globalContent: unknown): Author | null {
  const id = text(at(globalContent, '_id'));
  const isAuthor = typeof at(globalContent, 'byline') === 'string';
  return id !== '' && isAuthor ? (globalContent as Author) : null;
}
