import type { Author, Section, Story } from '../../../content/schemas/ans';

/** The kinds of global content that have a head of their own. */
export type HeadContent =
  | { kind: 'story'; story: Story }
  | { kind: 'section'; section: Section }
  | { kind: 'author'; author: Author }
  | { kind: 'other' };

/** Tells what a page is about from the shape that its content source delivers. */
export function contentKind(content: unknown): HeadContent {
  if (isStory(content)) return { kind: 'story', story: content };
  if (isSection(content)) return { kind: 'section', section: content };
  if (isAuthor(content)) return { kind: 'author', author: content };
  return { kind: 'other' };
}

function has(content: unknown, ...names: string[]): boolean {
  return typeof content === 'object' && content !== null && names.every((name) => name in content);
}

function isStory(content: unknown): content is Story {
  return has(content, 'headlines', 'canonical_url', 'promo', 'taxonomy');
}

function isSection(content: unknown): content is Section {
  return has(content, 'parentId', 'children', 'name');
}

function isAuthor(content: unknown): content is Author {
  return has(content, 'byline', 'bio', 'name');
}
