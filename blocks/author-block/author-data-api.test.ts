import source from './sources/author-data-api';

const query = { 'arc-site': 'broadsheet', author_id: 'ann-lee' };
const read = async (data: unknown) => source.transform?.(data, query);

describe('author-data-api', () => {
  it('asks for the author by id', () => {
    expect(source.resolve?.(query)).toBe('/author/v2/author-service?_id=ann-lee');
  });

  it('gives the author', async () => {
    expect(await read({ authors: [{ _id: 'ann' }] })).toMatchObject({ byline: 'ann' });
  });

  it.each([
    ['no author', { authors: [] }, 404],
    ['no list of authors', {}, 502],
  ])('an error for %s', async (_name, data, statusCode) => {
    await expect(read(data)).rejects.toMatchObject({ statusCode });
  });
});
