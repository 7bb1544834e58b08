import {
  keepKnown,
  listVariables,
  paramRows,
  setParam,
  tryAddress,
  type PackSource,
} from './paramsMapping';

const param = (name: string, type = 'text') => ({
  name,
  type,
  label: '',
  isRequired: false,
  defaultValue: undefined,
  choices: null,
});
const source: PackSource = {
  name: 'story-api',
  label: 'Stories',
  schemaName: null,
  params: [param('slug'), param('size', 'number'), param('live', 'boolean')],
};
const website = 'daily';

describe('The parameters of a resolver', () => {
  it('are those of its source, and what it holds besides', () => {
    const rows = paramRows(source, { slug: '$slug', size: 5, old: { a: 1 } });
    expect(rows.map(({ name, text, isKnown }) => [name, text, isKnown])).toEqual([
      ['slug', '$slug', true],
      ['size', '5', true],
      ['live', '', true],
      ['old', '{"a":1}', false],
    ]);
  });

  it.each([
    ['slug', '12', { slug: '12' }],
    ['size', '12', { size: 12 }],
    ['size', '$query.size', { size: '$query.size' }],
    ['live', 'true', { live: true }],
    ['live', 'tru', { live: 'tru' }],
    ['slug', '', {}],
  ])('%s is typed as %s', (name, text, expected) => {
    const row = paramRows(source, {}).find((one) => one.name === name)!;
    expect(setParam({}, row, text)).toEqual(expected);
  });

  it('that another source takes too are kept', () => {
    expect(keepKnown({ slug: '$slug', id: '$id' }, source)).toEqual({ slug: '$slug' });
    expect(keepKnown({ slug: '$slug' }, undefined)).toEqual({});
  });
});

it('What may be taken from an address is what its patterns name', () => {
  expect(listVariables(['/:section(news|sports)/:slug', '/live/*'])).toEqual([
    '$section',
    '$slug',
    '$rest',
    '$uri',
    '$website',
  ]);
});

describe('An address is tried before anything is saved', () => {
  const form = {
    patterns: ['/author/:id', '/live/*'],
    params: { id: '$id', all: '$rest' },
    website,
  };

  it.each([
    ['/author/kim', '/author/:id', { id: 'kim' }, ['all']],
    ['https://daily.test/live/a/b/?x=1', '/live/*', { all: 'a/b' }, ['id']],
  ])('%s fits %s', (address, pattern, query, missing) => {
    expect(tryAddress(address, form)).toEqual({ kind: 'fits', pattern, query, missing });
  });

  it('takes the address itself, the site, and its query', () => {
    const params = { a: '$uri', b: '$website', c: '$query.page', d: 7 };
    expect(tryAddress('/author/kim?page=2', { ...form, params })).toMatchObject({
      query: { a: '/author/kim', b: 'daily', c: '2', d: 7 },
    });
  });

  it('says that no pattern takes it, or which is wrong', () => {
    expect(tryAddress('/news', form)).toEqual({ kind: 'none' });
    expect(tryAddress('/news', { ...form, patterns: ['news'] })).toMatchObject({ kind: 'wrong' });
  });
});
