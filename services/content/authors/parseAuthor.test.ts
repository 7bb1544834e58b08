import type { JsonObject } from '../ans/json';
import { parseAuthor } from './parseAuthor';

function author(given: JsonObject): JsonObject {
  const parsed = parseAuthor(given);
  return parsed.ok ? parsed.author : {};
}

describe('an author', () => {
  it('is read from what an author service delivers (widgets §3)', () => {
    expect(
      author({
        _id: 'jane',
        firstName: 'Jane',
        lastName: 'Doe',
        byline: 'Jane Doe',
        bio_page: '/author/jane-doe/',
        image: 'https://pictures.example/jane.jpg',
        affiliations: 'Staff Writer',
        longBio: '<p onclick="x">Long</p>',
        bio: 'Covers <b>courts</b>.',
        twitter: 'janedoe',
        custom: true,
      }),
    ).toMatchObject({
      _id: 'jane',
      type: 'author',
      name: 'Jane Doe',
      url: '/author/jane-doe/',
      image: { type: 'image', url: 'https://pictures.example/jane.jpg' },
      org: 'Staff Writer',
      longBio: 'Long',
      bio: 'Covers courts.',
      twitter: 'janedoe',
      custom: true,
    });
  });

  it('is read from ANS', () => {
    expect(
      author({
        type: 'author',
        name: 'Jane Doe',
        first_name: 'Jane',
        last_name: 'Doe',
        image: { type: 'image', version: '0.10.9', url: '/a.jpg', width: 10 },
        social_links: [{ site: 'instagram', url: 'https://instagram.com/jane' }],
      }),
    ).toMatchObject({
      _id: 'jane-doe',
      firstName: 'Jane',
      lastName: 'Doe',
      byline: 'Jane Doe',
      slug: 'jane-doe',
      url: '/author/jane-doe/',
      image: { url: '/a.jpg', width: 10 },
      instagram: 'https://instagram.com/jane',
    });
  });

  it.each([
    [{ first_name: 'Jane', last_name: 'Doe' }, 'Jane Doe'],
    [{ firstName: 'Jane', lastName: 'Doe' }, 'Jane Doe'],
    [{ lastName: 'Doe' }, 'Doe'],
    [{ byline: 'J. Doe', firstName: 'Jane', lastName: 'Doe' }, 'J. Doe'],
    [{ name: 'Jane', byline: 'J. Doe' }, 'Jane'],
  ])('of %j is called %s', (given, name) => {
    expect(author({ _id: 'jane', ...given })['name']).toBe(name);
  });

  it('is found at the same accounts in the spelling of other exports', () => {
    const socialLinks = [
      { site: 'instagram', url: 'https://instagram.com/jane' },
      { site: 'twitter', url: 'https://twitter.com/jane' },
    ];
    expect(author({ _id: 'jane', name: 'Jane Doe', socialLinks })).toMatchObject({
      instagram: 'https://instagram.com/jane',
      twitter: 'https://twitter.com/jane',
    });
  });

  it.each(['affiliation', 'affiliations', 'org'])('has its newsroom from %s', (key) => {
    expect(author({ _id: 'jane', name: 'Jane Doe', [key]: 'The Daily' })).toMatchObject({
      org: 'The Daily',
    });
  });

  it('loses what an export empties, but nothing that every author has', () => {
    const removedBy = (given: JsonObject) => {
      const parsed = parseAuthor({ _id: 'jane', name: 'Jane Doe', ...given });
      return parsed.ok ? parsed.removed : null;
    };
    expect(removedBy({ twitter: 'jane', email: '' })).toEqual([]);
    expect(removedBy({ twitter: null, long_bio: null, affiliation: null, desk: null })).toEqual([
      'twitter',
      'longBio',
      'org',
      'desk',
    ]);
    expect(removedBy({ byline: null, slug: null, url: null, bio_page: null })).toEqual([]);
  });

  it('says only what was given: a name, byline, slug and address are made where they are not', () => {
    const saidBy = (given: JsonObject) => {
      const parsed = parseAuthor(given);
      return parsed.ok ? parsed.said : null;
    };
    expect(saidBy({ _id: 'jane', firstName: 'Jane' })).toEqual({
      _id: 'jane',
      type: 'author',
      firstName: 'Jane',
    });
    expect(
      saidBy({ _id: 'jane', name: 'Jane', byline: 'J.', slug: 'j', url: '/j/' }),
    ).toMatchObject({ name: 'Jane', byline: 'J.', slug: 'j', url: '/j/' });
  });

  it('has no image where there is none', () => {
    expect(author({ _id: 'a', name: 'A', image: '' })).not.toHaveProperty('image');
  });

  it.each<[string, JsonObject, string]>([
    ['a name', { _id: 'a' }, '/name'],
    ['an id', { name: '…' }, '/_id'],
    ['an id that an index can hold', { _id: 'a'.repeat(301), name: 'A' }, '/_id'],
  ])('needs %s', (_name, given, path) => {
    expect(parseAuthor(given)).toMatchObject({ ok: false, errors: [{ path }] });
  });
});
