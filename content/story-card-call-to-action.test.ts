import source from './sources/story-card-call-to-action';

const resolve = source.resolve as (query: object) => string;
const transform = source.transform as (data: unknown, query: object) => unknown;

describe('the call to action of a story (widgets §5)', () => {
  it('is asked for by the address of the story, on the site that asks', () => {
    const path = new URL(
      resolve({ canonical_url: '/news/a b.html', 'arc-site': 'broadsheet' }),
      'https://x.example',
    );
    expect(path.pathname).toBe('/content/v4/stories');
    expect(Object.fromEntries(path.searchParams)).toEqual({
      website: 'broadsheet',
      website_url: '/news/a b.html',
    });
  });

  it('is null where no element of the story is one', () => {
    expect(transform({ content_elements: [] }, { canonical_url: '/a.html' })).toEqual({
      callToAction: null,
    });
  });
});
