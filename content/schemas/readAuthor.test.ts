import { readAuthor } from './readAuthor';

describe('readAuthor', () => {
  it.each([
    ['a credit', { _id: 'ann', name: 'Ann Lee' }, 'Ann Lee', '/author/ann'],
    [
      'a byline',
      { _id: 'ann', name: 'Ann Lee', byline: 'Ann B. Lee' },
      'Ann B. Lee',
      '/author/ann',
    ],
    [
      'the author service',
      { _id: 'ann', firstName: 'Ann', lastName: 'Lee' },
      'Ann Lee',
      '/author/ann',
    ],
    [
      'an inflated original',
      { additional_properties: { original: { _id: 'ann', byline: 'Ann Lee' } } },
      'Ann Lee',
      '/author/ann',
    ],
    ['only an id (widgets §5)', { _id: 'ann-lee' }, 'ann-lee', '/author/ann-lee'],
    [
      'a reference nobody has looked up',
      { type: 'reference', referent: { type: 'author', id: 'ann-lee' } },
      'ann-lee',
      '/author/ann-lee',
    ],
    ['a writer without a page', { name: 'Guest' }, 'Guest', null],
    ['a writer whom no story names by it', { slug: 'ann-lee', name: 'Ann' }, 'Ann', null],
    ['a name, else an id of another kind', { id: 'ann-lee' }, 'ann-lee', null],
    ['a bare name', 'Guest', 'Guest', null],
    ['no author', { _id: 'no_author', name: 'No Author' }, 'No Author', null],
    ['a first name alone', { _id: 'ann', firstName: 'Ann' }, 'Ann', '/author/ann'],
    ['a last name alone', { _id: 'ann', lastName: 'Lee' }, 'Lee', '/author/ann'],
    ['nothing', null, '', null],
  ])('reads %s', (_name, raw, byline, url) => {
    expect(readAuthor(raw)).toMatchObject({ byline, url });
  });

  it.each([
    ['name', { _id: 'ann', name: 'Ann', firstName: 'A.', byline: 'Ann Lee' }, 'Ann'],
    [
      'first and last name',
      { _id: 'ann', firstName: 'Ann', lastName: 'Lee', byline: 'A.' },
      'Ann Lee',
    ],
    [
      'byline',
      { _id: 'ann', byline: 'Ann Lee', additional_properties: { original: { byline: 'A.' } } },
      'Ann Lee',
    ],
    [
      'byline of the original',
      { _id: 'ann', additional_properties: { original: { byline: 'Ann Lee' } } },
      'Ann Lee',
    ],
    ['id', { _id: 'ann-lee' }, 'ann-lee'],
  ])('is named by the %s where nothing better is known', (_what, raw, name) => {
    expect(readAuthor(raw).name).toBe(name);
  });

  it('reads picture and handles of any version', () => {
    const author = readAuthor({
      _id: 'a',
      image: 'https://x.org/a.jpg',
      org: 'Staff',
      bio: 'Writes &amp; edits.',
      social_links: [
        { site: 'Twitter', url: 'annlee' },
        { site: 'instagram', url: 'javascript:alert(1)' },
        { site: 'email', url: 'ann@x.org' },
      ],
    });
    expect(author).toMatchObject({
      image: { url: 'https://x.org/a.jpg' },
      bio: 'Writes & edits.',
      twitter: 'annlee',
      instagram: '',
      email: 'ann@x.org',
    });
  });

  it.each([
    ['email', { email: 'a' }, 'a'],
    ['email', { additional_properties: { original: { email: 'a' } } }, 'a'],
    ['twitter', { twitter: 'a' }, 'a'],
    ['twitter', { additional_properties: { original: { twitter: 'a' } } }, 'a'],
    ['instagram', { instagram: 'a' }, 'a'],
    ['instagram', { social_links: [{ site: 'Instagram', url: 'a' }] }, 'a'],
    ['instagram', { additional_properties: { original: { instagram: 'a' } } }, 'a'],
    ['org', { additional_properties: { original: { affiliations: 'Desk' } } }, 'Desk'],
    ['org', { affiliations: 'Desk' }, 'Desk'],
    ['role', { role: 'Critic' }, 'Critic'],
    ['role', { additional_properties: { original: { role: 'Critic' } } }, 'Critic'],
    ['bio', { longBio: 'Writes.' }, 'Writes.'],
    ['bio', { additional_properties: { original: { bio: 'Writes.' } } }, 'Writes.'],
    ['bio', { description: 'Writes.' }, 'Writes.'],
  ])('finds the %s where %j has it', (field, raw, value) => {
    expect(readAuthor({ _id: 'ann', ...raw })).toMatchObject({ [field]: value });
  });

  it('makes an address of an id that holds half a character', () => {
    expect(readAuthor({ _id: 'ann\uD800' }).url).toBe('/author/ann%EF%BF%BD');
  });
});
