import { createBlockEntry } from '../../runtime/pack/createBlockEntry';
import type { BlockEntry } from '../../runtime/pack/types';
import type { CustomField } from '../../runtime/fusion/customField';
import { blockPage, type BlockFacts } from './blockPage';

const field = (more: Partial<CustomField>): CustomField =>
  ({
    kind: 'text',
    required: false,
    label: 'Title',
    group: '',
    description: '',
    hidden: false,
    searchable: false,
    ...more,
  }) as CustomField;

const entry = (more: Partial<BlockEntry> = {}): BlockEntry =>
  createBlockEntry({
    file: 'blocks/a-block/features/a/default.tsx',
    block: 'a-block',
    label: 'A block',
    ...more,
  });

const facts = (more: Partial<BlockFacts> = {}): BlockFacts => ({
  name: 'a-block',
  readme: 'It shows an A.',
  features: [['a-block/a', entry()]],
  chains: [],
  sources: [],
  states: [],
  size: null,
  ...more,
});

const withField = (more: Partial<CustomField>) =>
  blockPage(facts({ features: [['a-block/a', entry({ customFields: { one: field(more) } })]] }));

describe('the page of a block', () => {
  it.each<[string, Partial<CustomField>, string]>([
    ['a default', { defaultValue: 'x' }, '| `one` | Title | text | `"x"` |'],
    ['what is required', { required: true }, '| `one` (required) | Title |'],
    ['limits', { kind: 'number', min: 1, max: 9 }, '| number |  | 1 to 9 |'],
    ['one limit', { kind: 'number', min: 0 }, '| number |  | 0 or more |'],
    [
      'options',
      {
        kind: 'select',
        isOrdered: false,
        options: [
          { value: 1, label: 'One' },
          { value: 'b', label: 'b' },
        ],
      },
      '| select |  | `1` (One), `b` |',
    ],
    ['group and description', { group: 'Look', description: 'Why.' }, '| Look | Why. |'],
  ])('shows %s of a field', (_name, more, row) => {
    expect(withField(more)).toContain(row);
  });

  it('leaves out hidden fields, and says so where there are none', () => {
    expect(withField({ hidden: true })).toContain('It has no fields.');
  });

  it.each<[Partial<BlockEntry>, string]>([
    [{}, 'It sends no script.'],
    [{ hydrate: 'visible' }, 'It is a React island that comes alive when it is seen.'],
    [{ hydrate: 'interaction', enhance: true }, 'Its `enhance.ts` runs at the first touch.'],
    [{ ttl: 300 }, 'Its HTML holds 300 s.'],
  ])('says what the browser gets: %j', (more, sentence) => {
    expect(blockPage(facts({ features: [['a-block/a', entry(more)]] }))).toContain(sentence);
  });

  it('links each state in the harness, and each source', () => {
    const page = blockPage(
      facts({
        states: [{ name: 'empty', type: 'a-block/a' }],
        sources: [{ name: 'search', file: 'content/sources/search.ts' }],
      }),
    );
    expect(page).toContain(
      '- [empty](http://localhost:3000/pf/harness?block=a-block&state=empty): `a-block/a`',
    );
    expect(page).toContain('- `search` ([content/sources/search.ts]');
  });

  it('names the size that its budget allows', () => {
    const size = { html: 1536, css: 512, script: 0, reason: 'new block' };
    expect(blockPage(facts({ size }))).toContain('At most 1536 bytes of HTML, 512 of styles');
  });
});
