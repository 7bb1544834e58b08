import PropTypes from '../fusion/prop-types';
import { applyDefaults, customFields } from './customFields';

/** Fields of any sort, also such as no typed pack could write. */
const schemaOf = (fields: Record<string, unknown>) =>
  customFields({
    propTypes: { customFields: PropTypes.shape(fields as Parameters<typeof PropTypes.shape>[0]) },
  });

const fieldOf = (type: unknown) => schemaOf({ someField: type })['someField'];

describe('customFields: kinds', () => {
  it.each([
    ['bool', PropTypes.bool, { kind: 'boolean' }],
    ['boolean', PropTypes.boolean, { kind: 'boolean' }],
    [
      'contentConfig of one schema',
      PropTypes.contentConfig('story'),
      { kind: 'contentConfig', schemas: ['story'] },
    ],
    [
      'contentConfig of several',
      PropTypes.contentConfig('story', 'feed'),
      { kind: 'contentConfig', schemas: ['story', 'feed'] },
    ],
    [
      'contentConfig of a list',
      PropTypes.contentConfig(['story', 'feed']),
      { kind: 'contentConfig', schemas: ['story', 'feed'] },
    ],
    [
      'contentConfig of any schema',
      PropTypes.contentConfig(),
      { kind: 'contentConfig', schemas: [] },
    ],
    ['date', PropTypes.date, { kind: 'date' }],
    ['dateTime', PropTypes.dateTime, { kind: 'dateTime' }],
    ['disabled', PropTypes.disabled, { kind: 'disabled' }],
    ['email', PropTypes.email, { kind: 'email' }],
    ['json', PropTypes.json, { kind: 'json' }],
    ['kvp', PropTypes.kvp, { kind: 'kvp' }],
    ['object', PropTypes.object, { kind: 'kvp' }],
    ['label', PropTypes.label, { kind: 'label' }],
    ['list', PropTypes.list, { kind: 'list', items: 'text' }],
    ['array', PropTypes.array, { kind: 'list', items: 'text' }],
    ['arrayOf text', PropTypes.arrayOf(PropTypes.string), { kind: 'list', items: 'text' }],
    [
      'arrayOf numbers',
      PropTypes.arrayOf(PropTypes.number.isRequired),
      { kind: 'list', items: 'number' },
    ],
    [
      'arrayOf shapes',
      PropTypes.arrayOf(PropTypes.shape({})),
      { kind: 'unsupported', type: 'arrayOf(shape)' },
    ],
    ['number', PropTypes.number, { kind: 'number' }],
    [
      'number with limits',
      PropTypes.number.tag({ min: 1, max: 20, step: 0.5 }),
      { kind: 'number', min: 1, max: 20, step: 0.5 },
    ],
    [
      'number with a limit that is none',
      PropTypes.number.tag({ min: Number.NaN }),
      { kind: 'number' },
    ],
    [
      'oneOf',
      PropTypes.oneOf(['3x2', 2, true]),
      {
        kind: 'select',
        isOrdered: false,
        options: [
          { value: '3x2', label: '3x2' },
          { value: 2, label: '2' },
          { value: true, label: 'true' },
        ],
      },
    ],
    [
      'select with labels',
      PropTypes.select(['s', 'l']).tag({
        labels: { s: 'Small', l: { en: 'Large', es: 'Grande' } },
        ordered: true,
      }),
      {
        kind: 'select',
        isOrdered: true,
        options: [
          { value: 's', label: 'Small' },
          { value: 'l', label: { en: 'Large', es: 'Grande' } },
        ],
      },
    ],
    ['richtext', PropTypes.richtext, { kind: 'richtext' }],
    ['string', PropTypes.string, { kind: 'text' }],
    ['text', PropTypes.text, { kind: 'text' }],
    ['url', PropTypes.url, { kind: 'url' }],
    ['any', PropTypes.any, { kind: 'unsupported', type: 'any' }],
    ['something that is no type', 'text', { kind: 'unsupported', type: 'unknown' }],
  ])('%s', (_name, type, expected) => {
    expect(fieldOf(type)).toMatchObject(expected);
  });
});

describe('customFields: required', () => {
  it.each([
    ['not at all', PropTypes.text, false],
    ['plain', PropTypes.text.isRequired, true],
    ['.isRequired.tag()', PropTypes.text.isRequired.tag({ label: 'A' }), true],
    ['.tag().isRequired', PropTypes.text.tag({ label: 'A' }).isRequired, true],
    ['of a select, tagged before', PropTypes.oneOf(['a']).tag({ label: 'A' }).isRequired, true],
    ['of a select, tagged after', PropTypes.oneOf(['a']).isRequired.tag({ label: 'A' }), true],
    ['of a contentConfig', PropTypes.contentConfig('story').isRequired, true],
    ['by tag', PropTypes.text.tag({ required: true }), true],
  ])('%s', (_name, type, required) => {
    expect(fieldOf(type)).toMatchObject({ required });
  });

  it.each([
    ['.isRequired.tag()', PropTypes.text.isRequired.tag({ label: 'A' })],
    ['.tag().isRequired', PropTypes.text.tag({ label: 'A' }).isRequired],
  ])('%s keeps its tags and kind', (_name, type) => {
    expect(fieldOf(type)).toMatchObject({ kind: 'text', label: 'A' });
  });

  it('keeps the options of a required select', () => {
    expect(fieldOf(PropTypes.oneOf(['a']).tag({ label: 'A' }).isRequired)).toMatchObject({
      options: [{ value: 'a', label: 'a' }],
    });
  });
});

describe('customFields: tags', () => {
  it('fills in what a field does not say', () => {
    expect(fieldOf(PropTypes.text)).toEqual({
      kind: 'text',
      required: false,
      label: 'Some field',
      group: '',
      description: '',
      hidden: false,
      searchable: false,
    });
  });

  it('reads every tag', () => {
    const tags = {
      label: { en: 'Title', es: 'Título' },
      group: 'Texts',
      description: 'Shown above the list',
      hidden: true,
      defaultValue: 'The Latest',
      searchable: 'story',
      formPlugin: 'title-picker',
    };
    expect(fieldOf(PropTypes.text.tag(tags))).toEqual({ kind: 'text', required: false, ...tags });
  });

  it('takes `name` for a label where there is no other', () => {
    expect(fieldOf(PropTypes.text.tag({ name: 'Title' }))).toMatchObject({ label: 'Title' });
  });

  it('is JSON through and through', () => {
    const schema = schemaOf({
      a: PropTypes.list.tag({ defaultValue: ['x'] }),
      b: PropTypes.oneOf([1]),
    });
    expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
  });

  it.each([
    ['no propTypes', {}],
    ['no customFields', { propTypes: {} }],
    ['customFields that are no shape', { propTypes: { customFields: PropTypes.object } }],
  ])('a block with %s has no fields', (_name, view) => {
    expect(customFields(view)).toEqual({});
  });
});

describe('applyDefaults', () => {
  const schema = schemaOf({
    title: PropTypes.text.tag({ defaultValue: 'The Latest' }),
    size: PropTypes.number.tag({ defaultValue: 8 }),
    teams: PropTypes.list.tag({ defaultValue: ['eagles'] }),
    isWide: PropTypes.boolean,
  });

  it.each([
    ['nothing', undefined, { title: 'The Latest', size: 8, teams: ['eagles'] }],
    ['null', null, { title: 'The Latest', size: 8, teams: ['eagles'] }],
    ['a value', { title: 'News' }, { title: 'News', size: 8, teams: ['eagles'] }],
    ['empty values', { title: '', size: 0, teams: [] }, { title: '', size: 0, teams: [] }],
    ['a null value', { title: null }, { title: null, size: 8, teams: ['eagles'] }],
    [
      'a field that the code no longer has',
      { old: 1 },
      { old: 1, title: 'The Latest', size: 8, teams: ['eagles'] },
    ],
  ])('fills %s', (_name, values, expected) => {
    expect(applyDefaults(values, schema)).toEqual(expected);
  });

  it('gives each block its own copy of a default', () => {
    const first = applyDefaults({}, schema);
    (first['teams'] as string[]).push('phillies');
    expect(applyDefaults({}, schema)['teams']).toEqual(['eagles']);
  });

  it('leaves the stored values alone', () => {
    const stored = Object.freeze({ title: 'News' });
    applyDefaults(stored, schema);
    expect(stored).toEqual({ title: 'News' });
  });
});
