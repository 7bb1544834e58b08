import { reference, story } from '../testing/documents';
import { addressesOf, canonicalUrlOf, normalizePath, normalizeSectionId } from './addresses';
import { slugOf } from './slugOf';

describe('normalizePath', () => {
  it.each([
    ['/news/a.html', '/news/a.html'],
    ['/news/a/', '/news/a'],
    ['/news/a//', '/news/a'],
    ['news/a', '/news/a'],
    ['https://www.x.example/news/a/?b=1#c', '/news/a'],
    ['https://www.x.example', '/'],
    ['/', '/'],
    [' ', ''],
  ])('%p is %p', (address, path) => {
    expect(normalizePath(address)).toBe(path);
  });
});

it.each([
  ['/sports/', '/sports'],
  ['sports', '/sports'],
  ['/', '/'],
  ['', ''],
])('the section %p is %p', (id, path) => {
  expect(normalizeSectionId(id)).toBe(path);
});

describe('canonicalUrlOf', () => {
  const bare = (properties: Parameters<typeof story>[1]) => {
    const { canonical_url: _url, ...document } = story('ABC123', properties);
    return canonicalUrlOf(document, 'broadsheet');
  };

  it('is what the document says, relative to the site', () => {
    const url = 'https://www.x.example/a/b.html';
    expect(canonicalUrlOf(story('a', { canonical_url: url }), 'broadsheet')).toBe('/a/b.html');
    expect(bare({ websites: { broadsheet: { website_url: '/w/' } } })).toBe('/w/');
    expect(bare({ website_url: '/x/' })).toBe('/x/');
  });

  it('is made of section, headline and date where there is none', () => {
    const taxonomy = { primary_section: reference('section', '/news/') };
    expect(bare({ taxonomy, headlines: { basic: 'Mayor: “We’ll try”' } })).toBe(
      '/news/mayor-well-try-20260501.html',
    );
  });

  it('is made of the id where there is nothing else', () => {
    expect(canonicalUrlOf({ _id: 'ABC123', type: 'story' }, 'broadsheet')).toBe('/abc123.html');
  });

  it('is empty for what has no page', () => {
    expect(canonicalUrlOf({ _id: 'a', type: 'image' }, 'broadsheet')).toBe('');
  });
});

it('a document is found at all its addresses', () => {
  const document = story('a', {
    canonical_url: '/a/',
    websites: { broadsheet: { website_url: '/b/' }, other: { website_url: '/c/' } },
  });
  expect(addressesOf(document, 'broadsheet', '/a/')).toEqual(['/a', '/b']);
});

it.each([
  ['City Council', 'city-council'],
  ["Let's Eat!", 'lets-eat'],
  ['Peña & Sons  —  a tale', 'pena-sons-a-tale'],
  ['new-jersey_shore', 'new-jersey-shore'],
  [' Fishtown \n', 'fishtown'],
  ['...', ''],
])('the slug of %p is %p (platform §2)', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
