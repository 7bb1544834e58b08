import type { DocumentRow, FolderRow } from '../../contract/documents';
import { firstFolder, keepFolder, mayChange } from './folder';

describe('The folder of the list', () => {
  const folder = (path: string, ...rights: FolderRow['rights']): FolderRow => ({ path, rights });
  const me = { website: 'daily', email: 'ada@daily.test' };
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const all = [folder('/', 'read'), folder('/sports', 'read', 'edit')];

  it('is the one that the person chose last here, while it is there; else the highest', () => {
    expect(firstFolder(storage, me, all)).toBe('/');
    keepFolder(storage, me, '/sports');
    expect(firstFolder(storage, me, all)).toBe('/sports');
    expect(firstFolder(storage, { ...me, email: 'bo@daily.test' }, all)).toBe('/');
    expect(firstFolder(storage, me, [folder('/news', 'read')])).toBe('/news');
    expect(firstFolder(storage, me, [])).toBeNull();
  });

  it.each<[string, DocumentRow['kind'], boolean]>([
    ['/sports', 'page', true],
    ['/sports', 'template', false],
    ['/', 'page', false],
    ['/elsewhere', 'page', false],
  ])('decides who may change what lies in it: in %s a %s: %s', (path, kind, expected) => {
    expect(mayChange(all, { folder: path, kind } as DocumentRow)).toBe(expected);
  });
});
