import source from './sources/article-newsletter-choices';

const tools = { cachedCall: () => Promise.reject(new Error('not used')) };

it('a story may offer a newsletter of the paper, or none', async () => {
  const found = await source.fetch?.({ value: ['none', 'LETS-EAT'] }, tools);
  expect(found?.choices.map(({ value }) => value)).toEqual(['none', 'LETS-EAT']);
});
