import type { JsonObject } from '../ans/json';
import { parseSection } from './parseSection';
import { ancestorsOf, sectionTree } from './sectionTree';
import type { SectionNode } from './sectionTree';

function section(given: JsonObject): JsonObject {
  const parsed = parseSection(given, 'broadsheet');
  return parsed.ok ? parsed.section : {};
}

const sections = [
  section({ _id: '/', name: 'Home' }),
  section({ _id: '/sports/', name: 'Sports', order: { default: 2 } }),
  section({ _id: '/news', name: 'News', order: { default: 1 } }),
  section({ _id: '/news/pa', name: 'Pennsylvania', parent: { default: '/news/' } }),
  section({ _id: '/news/nj', name: 'New Jersey', parent: { default: '/news' } }),
  section({
    _id: '/eagles',
    name: 'Eagles',
    parent: { default: '/sports', sports_sub_nav: '/sports' },
  }),
  section({
    _id: 'link-1',
    node_type: 'link',
    display_name: 'Betting',
    url: '/betting/',
    parent: { sports_sub_nav: '/sports' },
  }),
  section({ _id: '/old', name: 'Old', inactive: true }),
  section({ _id: '/ring-a', name: 'A', parent: { default: '/ring-b' } }),
  section({ _id: '/ring-b', name: 'B', parent: { default: '/ring-a' } }),
];

function outline(node: SectionNode | null): unknown {
  return node && { [node._id]: node.children.map(outline) };
}

describe('a hierarchy of sections', () => {
  it('is in its order, then by name, without inactive ones', () => {
    expect(outline(sectionTree(sections, 'default', '/'))).toEqual({
      '/': [
        { '/news': [{ '/news/nj': [] }, { '/news/pa': [] }] },
        { '/sports': [{ '/eagles': [] }] },
      ],
    });
  });

  it('may be another below one section, with links in it (widgets §7: sports_sub_nav)', () => {
    const tree = sectionTree(sections, 'sports_sub_nav', '/sports');
    expect(outline(tree)).toEqual({ '/sports': [{ 'link-1': [] }, { '/eagles': [] }] });
    expect(tree?.children[0]).toMatchObject({
      name: 'Betting',
      url: '/betting/',
      node_type: 'link',
    });
  });

  it('comes to an end where sections are below each other', () => {
    expect(outline(sectionTree(sections, 'default', '/ring-a'))).toEqual({
      '/ring-a': [{ '/ring-b': [] }],
    });
    expect(ancestorsOf(sections, '/ring-a')).toEqual(['/ring-b']);
  });

  it('does not know every section', () => {
    expect(sectionTree(sections, 'default', '/nothing')).toBeNull();
    expect(sectionTree([], 'default', '/')).toMatchObject({ _id: '/', children: [] });
  });

  it('tells what is above', () => {
    expect(ancestorsOf(sections, '/news/pa')).toEqual(['/', '/news']);
    expect(ancestorsOf(sections, '/')).toEqual([]);
  });
});

it.each<[JsonObject, string]>([
  [{ name: 'A' }, '/_id: is required'],
  [{ _id: '/a' }, '/name: is required'],
  [{ _id: `/${'a'.repeat(300)}`, name: 'A' }, '/_id: must have at most 300 characters'],
])('%p is no section: %s', (given, message) => {
  expect(parseSection(given, 'broadsheet')).toEqual({ ok: false, message });
});
