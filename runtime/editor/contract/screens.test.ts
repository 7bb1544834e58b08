import { SCREEN_LIST, screenAt, screenPath } from './screens';

describe('Addresses of screens', () => {
  it.each(SCREEN_LIST.map(([name]) => name))('lead to %s and back', (name) => {
    const id = screenPath(name).endsWith('/') ? 'ä b/#%' : '';
    expect(screenAt(screenPath(name, id))).toEqual({ name, id });
  });

  it.each([
    '/pf/editor/',
    '/pf/editor/pages',
    '/pf/editor/pages/',
    '/pf/editor/pages/a/b',
    '/pf/editors',
  ])('are no others: %s', (path) => {
    expect(screenAt(path)).toBeNull();
  });
});
