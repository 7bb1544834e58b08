import { describeSource, describeSources } from './describeSources';

const source = (label?: string) => ({
  params: {},
  ttl: 60,
  fetch: async () => null,
  ...(label ? { label } : {}),
});

describe('Content sources in a form', () => {
  it.each(['', 7])('are called by their names where their label is %p', (label) => {
    const unnamed = { ...source(), label } as ReturnType<typeof source>;
    expect(describeSource('games-api', unnamed).label).toBe('Games API');
  });

  it.each([
    ['games', 'games'],
    [7, null],
    [undefined, null],
  ])('name the schema of what they give: %p', (schemaName, expected) => {
    const given = { ...source(), schemaName } as unknown as ReturnType<typeof source>;
    expect(describeSource('games-api', given).schemaName).toBe(expected);
  });

  it('ask for what they need, in words, with what may be left out', () => {
    const params = [
      { name: 'id', type: 'text', required: true, displayName: 'Story' },
      { name: 'storyCount', type: 'number', default: 5 },
      { name: 'sort', type: 'text', required: false, choices: [['new', 'Newest']] },
    ];
    const [described] = describeSources({
      sources: { 'one-story': { ...source(), params } as ReturnType<typeof source> },
    });
    expect(described?.params).toEqual([
      {
        name: 'id',
        type: 'text',
        label: 'Story',
        isRequired: true,
        defaultValue: null,
        choices: null,
      },
      {
        name: 'storyCount',
        type: 'number',
        label: 'Story count',
        isRequired: false,
        defaultValue: 5,
        choices: null,
      },
      {
        name: 'sort',
        type: 'text',
        label: 'Sort',
        isRequired: false,
        defaultValue: null,
        choices: [['new', 'Newest']],
      },
    ]);
  });

  it('are called by their labels, or by names that people can read; two of a label are told apart', () => {
    const sources = {
      'one-story': source('One story'),
      'live-api': source('One story'),
      'games-api': source(),
    };
    expect(describeSources({ sources }).map(({ label }) => label)).toEqual([
      'Games API',
      'One story (live-api)',
      'One story (one-story)',
    ]);
  });
});
