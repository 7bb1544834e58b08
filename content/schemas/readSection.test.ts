import { readSection, sectionId } from './readSection';

describe('readSection', () => {
  it('reads a tree with links', () => {
    const tree = readSection({
      _id: '/sports/',
      name: 'Sports',
      parent: { default: '/' },
      site: { site_description: 'All of it' },
      children: [
        { _id: '/sports/eagles', children: null },
        { _id: 'L1', node_type: 'link', url: 'https://x.org/tickets', display_name: 'Tickets' },
      ],
    });
    expect(tree).toEqual({
      _id: '/sports',
      name: 'Sports',
      description: 'All of it',
      parentId: '/',
      children: [
        { _id: '/sports/eagles', name: 'Eagles', description: '', parentId: null, children: [] },
        {
          _id: 'https://x.org/tickets',
          name: 'Tickets',
          description: '',
          parentId: null,
          children: [],
        },
      ],
    });
  });

  it.each([[null], ['x'], [[]], [{ children: 5 }]])('reads %j as an empty section', (raw) => {
    expect(readSection(raw)).toMatchObject({ _id: '', children: [] });
  });

  it.each([
    [{ path: 'javascript:steal()' }],
    [{ node_type: 'link', url: 'data:text/html,x' }],
    ['vbscript:x'],
  ])('gives no address to link to for %j', (raw) => {
    expect(sectionId(raw)).toBe('');
  });
});
