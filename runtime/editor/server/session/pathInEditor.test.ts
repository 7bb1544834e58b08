import { pathInEditor } from './pathInEditor';

describe('where someone is led to after signing in', () => {
  it.each([
    ['/pf/editor', '/pf/editor'],
    ['/pf/editor/pages/home?tab=2#title', '/pf/editor/pages/home?tab=2#title'],
    ['/pf/editor?a=//evil.test', '/pf/editor?a=//evil.test'],
  ])('is a page of the editor: %s', (to, expected) => expect(pathInEditor(to)).toBe(expected));

  it.each([
    'https://evil.test/pf/editor',
    '//evil.test/pf/editor',
    '/\\evil.test/pf/editor',
    '\t//evil.test/pf/editor',
    '/pf/editor/../../sports',
    '/pf/editor/%2e%2e/harness',
    '/pf/editor\\..\\harness',
    '/pf/editorial',
    'javascript:alert(1)',
    '/sports',
    'http://[',
    '',
    undefined,
    ['/pf/editor/a', '/sports'],
  ])('is never %j', (to) => expect(pathInEditor(to)).toBe('/pf/editor'));
});
