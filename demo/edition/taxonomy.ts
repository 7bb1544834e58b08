import { sections } from '../../properties/sections';
import { VERSION } from './documentParts';

const sectionNames = new Map(sections.map(({ _id, name }) => [_id, name]));

/**
 * Where a document is filed: its section, more sections that show it, and its tags.
 * @throws Error that names a section that there is not.
 */
export function taxonomy(section: string, more: string[], tags: string[]): Record<string, unknown> {
  const all = [...new Set([section, ...more])];
  return {
    primary_section: reference(section),
    sections: all.map(reference),
    tags: tags.map((text) => ({ text, slug: slugify(text) })),
  };
}

function reference(id: string) {
  const name = sectionNames.get(id);
  if (!name) throw new Error(`there is no section "${id}"`);
  return { _id: id, type: 'section', version: VERSION, name, path: id };
}

const slugify = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-');
