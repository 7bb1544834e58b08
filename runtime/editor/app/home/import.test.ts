import type { ToImport } from '../../../store/transfer/planImport';
import type { DocumentRow } from '../api';
import { firstFolder, keepFolder, mayChange } from './folder';
import type { FolderRow } from './homeCalls';
import { countImport, describeFault, describeHere, readImport } from './readImport';
import { exportName } from './saveFile';

describe('A file to import', () => {
  it.each([
    ['is empty', ' \n', /is empty/],
    ['is broken, with line and column', '{\n  "broadsheet": 1,\n  oops', /Line 3, column 3/],
    ['is JSON of something else', '{"pages": []}', /is no export of pages/],
    ['is a list', '[1]', /is no export of pages/],
  ])('that %s is refused in words', (_what, text, problem) => {
    expect(readImport(text)).toEqual({ problem: expect.stringMatching(problem) });
  });

  it('is read as it is', () => {
    const bundle = { broadsheet: 1, documents: [] };
    expect(readImport(JSON.stringify(bundle, null, 2))).toEqual({ bundle });
  });

  it('that holds something wrong is told with the names of its documents', () => {
    const bundle = { broadsheet: 1, documents: [{ document: { name: 'Home' } }, {}] };
    const message =
      'The import is not valid. documents[0].document.layout: is none; documents[1].folder: is none';
    expect(describeFault(message, bundle)).toBe(
      'The import is not valid. Document 1 “Home”, layout: is none; Document 2, folder: is none',
    );
  });

  const one = (here: ToImport['here']): ToImport => ({
    id: 'home',
    kind: 'page',
    name: 'Home',
    folder: '/',
    address: null,
    here,
  });
  const here = { name: 'Home', folder: '/', isSame: false, isArchived: false };
  it.each([
    [one(null), 'new', 'New'],
    [one({ ...here, isSame: true }), 'same', 'Same as here'],
    [one(here), 'other', 'Here already'],
    [
      one({ ...here, name: 'Front', isArchived: true }),
      'other',
      'Here already as “Front”, archived',
    ],
  ])('says how each document stands to what is here: %j', (document, state, text) => {
    expect(describeHere(document)).toEqual({ state, text });
  });

  it('says what it holds', () => {
    expect(countImport([one(null), one(null), one(here)])).toBe(
      '3 documents: 2 new, 1 here already.',
    );
    expect(countImport([])).toBe('The file holds no documents.');
  });

  it('of an export bears the site and the day', () => {
    expect(exportName('daily', new Date('2026-11-21T12:00:00Z'))).toBe(
      'broadsheet-daily-2026-11-21.json',
    );
  });
});

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
