import { describeSources } from './describeSources';

const source = (label?: string) => ({
  params: {},
  ttl: 60,
  fetch: async () => null,
  ...(label ? { label } : {}),
});

describe('Content sources in a form', () => {
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
