import type { ToImport } from '../../../contract/transfer';
import { countImport, describeFault, describeHere, readImport } from './readImport';

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
});
