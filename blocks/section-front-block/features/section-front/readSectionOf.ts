import type { Section } from '../../../../content/schemas/ans';
import { at, list, record, text } from '../../../../content/schemas/json';

/** The section that the page is about, or null where its content is something else. */
export function readSectionOf(globalContent: unknown): Section | null {
  const id = text(at(globalContent, '_id'));
  const name = text(at(globalContent, 'name'));
  if (!id.startsWith('/') || name === '') return null;
  return {
    _id: id,
    name,
    description: text(at(globalContent, 'description')),
    parentId: text(at(globalContent, 'parentId')) || null,
    children: list(at(globalContent, 'children')).map((child) => ({
      _id: text(record(child)['_id']),
      name: text(record(child)['name']),
      description: '',
      parentId: id,
      children: [],
    })),
  };
}
