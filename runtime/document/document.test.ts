import fc from 'fast-check';
import { hashDocument, parseDocument, type PageDocument } from './document';
import { listNodes } from './listNodes';
import { DocumentInvalid } from './errors';
import { feature, pageDocument } from './testing/fixtures';

const full: PageDocument = {
  ...pageDocument('home'),
  outputType: 'default',
  sections: {
    main: [
      {
        kind: 'chain',
        id: 'row',
        type: 'row-block/row',
        fields: { columns: 3 },
        display: { hide: ['small'] },
        children: [feature('a', { content: { source: 'content-feed', query: { limit: 5 } } })],
      },
      feature('b', { display: {} }),
    ],
    footer: [],
  },
};

function issuesOf(json: unknown): { path: string; message: string }[] {
  try {
    parseDocument(json);
  } catch (error) {
    if (error instanceof DocumentInvalid) return error.issues;
    throw error;
  }
  return [];
}

describe('parseDocument', () => {
  it('gives a document back as it was', () => {
    expect(parseDocument(JSON.parse(JSON.stringify(full)))).toEqual(full);
  });

  it('keeps blocks that no one knows', () => {
    const document = pageDocument('p', {
      sections: { main: [feature('x', { type: 'gone-block/gone' })] },
    });
    expect(parseDocument(document)).toEqual(document);
  });

  const withVariants = (variants: unknown) => ({
    ...full,
    sections: { main: [{ ...feature('a'), variants }] },
  });
  const one = { id: 'v1', when: ['in'], fields: { title: 'Welcome back' } };

  it.each([
    ['of readers in some states', { by: 'reader', cases: [one] }],
    ['of a feature', { by: { feature: 'hero' }, cases: [{ ...one, when: ['big', 'true', '2'] }] }],
    ['that show nothing', { by: 'reader', cases: [{ ...one, hidden: true }] }],
  ])('takes variants %s', (_name, variants) => {
    const document = withVariants(variants);
    expect(parseDocument(document)).toEqual(document);
  });

  it.each([
    [
      'a state that no reader has',
      { by: 'reader', cases: [{ ...one, when: ['admin'] }] },
      '[0].when[0]',
    ],
    ['nobody', { by: 'reader', cases: [{ ...one, when: [] }] }, '[0].when'],
    ['readers who have one', { by: 'reader', cases: [one, { ...one, id: 'v2' }] }, '[1].when[0]'],
    ['a name that is taken', { by: 'reader', cases: [one, { ...one, when: ['out'] }] }, '[1].id'],
    [
      'a value that ends a style rule',
      { by: { feature: 'hero' }, cases: [{ ...one, when: ['"]{}'] }] },
      '[0].when[0]',
    ],
  ])('refuses a variant for %s', (_name, variants, path) => {
    expect(issuesOf(withVariants(variants)).map((issue) => issue.path)).toContain(
      `sections.main[0].variants.cases${path}`,
    );
  });

  it('refuses a feature whose key holds a space, and variants of a chain', () => {
    const key = withVariants({ by: { feature: 'a b' }, cases: [one] });
    expect(issuesOf(key)).toHaveLength(1);
    const row = { ...chain, variants: { by: 'reader', cases: [one] } };
    expect(issuesOf({ ...full, sections: { main: [row] } })).toHaveLength(1);
  });

  const chain = full.sections['main']?.[0];
  it.each([
    ['no object', null, ''],
    ['a name that is not part of it', { ...full, theme: 'dark' }, ''],
    ['no layout', { ...full, layout: undefined }, 'layout'],
    ['an unknown kind', { ...full, kind: 'widget' }, 'kind'],
    ['an id that is a path', { ...full, id: '../etc' }, 'id'],
    ['meta that is no text', { ...full, meta: { title: 4 } }, 'meta.title'],
    [
      'a node without type',
      { ...full, sections: { main: [{ ...feature('a'), type: '' }] } },
      'sections.main[0].type',
    ],
    ['a section that is no list', { ...full, sections: { main: {} } }, 'sections.main'],
    [
      'content without source',
      { ...full, sections: { main: [feature('a'), { ...feature('b'), content: { query: {} } }] } },
      'sections.main[1].content.source',
    ],
    [
      'a chain in a chain',
      { ...full, sections: { main: [{ ...chain, children: [{ ...chain, id: 'inner' }] }] } },
      'sections.main[0].children[0].kind',
    ],
    [
      'an id used twice',
      { ...full, sections: { main: [chain, feature('a')] } },
      'sections.main[1].id',
    ],
    [
      'a number that JSON has not',
      { ...full, sections: { main: [feature('a', { fields: { n: NaN } })] } },
      'sections.main[0].fields.n',
    ],
    [
      'a function',
      { ...full, sections: { main: [feature('a', { fields: { f: () => 1 } })] } },
      'sections.main[0].fields.f',
    ],
    [
      'a date',
      { ...full, sections: { main: [feature('a', { fields: { d: new Date() } })] } },
      'sections.main[0].fields.d',
    ],
    [
      'the character U+0000',
      { ...full, sections: { main: [feature('a', { fields: { t: ['\0'] } })] } },
      'sections.main[0].fields.t[0]',
    ],
    ['a prototype', JSON.parse('{"id":"a","meta":{"__proto__":"x"}}'), 'meta.__proto__'],
  ])('refuses %s and says where', (_what, json, path) => {
    expect(issuesOf(json)[0]?.path).toBe(path);
  });

  it('refuses what is nested without end', () => {
    const deep: unknown[] = [];
    let inner = deep;
    for (let level = 0; level < 10_000; level += 1) {
      const next: unknown[] = [];
      inner.push(next);
      inner = next;
    }
    const json = { ...full, sections: { main: [feature('a', { fields: { deep } })] } };
    expect(issuesOf(json)[0]?.message).toMatch(/nested deeper/);
  });

  it('says in its message what a chain holds', () => {
    const nested = {
      ...full,
      sections: { main: [{ ...chain, children: [{ ...chain, id: 'inner' }] }] },
    };
    expect(() => parseDocument(nested)).toThrow(
      'sections.main[0].children[0].kind: a chain holds features only',
    );
  });

  it('takes any JSON in fields unchanged', () => {
    const json = fc.jsonValue({ maxDepth: 5 }).filter((value) => {
      const text = JSON.stringify(value);
      return !text.includes('\\u0000') && !text.includes('__proto__') && !Object.is(value, -0);
    });
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('a', 'b', 'c'), json), (fields) => {
        const document = pageDocument('p', { sections: { main: [feature('x', { fields })] } });
        const text = JSON.stringify(document);
        expect(JSON.stringify(parseDocument(JSON.parse(text)))).toBe(text);
      }),
    );
  });
});

describe('hashDocument', () => {
  it('does not depend on the order of keys', () => {
    const { id, ...rest } = full;
    expect(hashDocument({ ...rest, id })).toBe(hashDocument(full));
    expect(hashDocument(full)).toMatch(/^[0-9a-f]{64}$/);
  });

  it('depends on the order of nodes and on each value', () => {
    const [first, second] = [feature('1'), feature('2')];
    const hashes = [
      pageDocument('p', { sections: { main: [first, second] } }),
      pageDocument('p', { sections: { main: [second, first] } }),
      pageDocument('p', { sections: { main: [first, feature('2', { fields: {} })] } }),
    ].map(hashDocument);
    expect(new Set(hashes).size).toBe(3);
  });
});

describe('listNodes', () => {
  it('lists chains before what they hold', () => {
    expect(listNodes(full).map(({ id }) => id)).toEqual(['row', 'a', 'b']);
  });
});
