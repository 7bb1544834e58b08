import source from './sources/author-data-api';

const query = { 'arc-site': 'broadsheet', author_id: 'ann-lee' };
const tools = { cachedCall: () => Promise.reject(new Error('not used')) };
const read = async () => source.fetch?.(query, tools);

const SERVICE = '/author/v2/author-service?_id=ann-lee';
const STORIES =
  '/content/v4/search/published?website=broadsheet&q=credits.by._id%3A%22ann-lee%22&size=1&sort=display_date%3Adesc&_sourceExclude=content_elements';

/** What the upstream answers by path; 404 for all else. Gives what it was asked for. */
function upstream(answers: Record<string, unknown>): string[] {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const path = address as string;
    asked.push(path);
    return Promise.resolve(
      path in answers ? Response.json(answers[path]) : new Response('', { status: 404 }),
    );
  });
  return asked;
}

afterEach(() => jest.restoreAllMocks());

describe('author-data-api', () => {
  it('gives the author whom the author service knows, and asks nobody else', async () => {
    const asked = upstream({ [SERVICE]: { authors: [{ _id: 'ann-lee', byline: 'Ann Lee' }] } });
    expect(await read()).toMatchObject({ byline: 'Ann Lee', url: '/author/ann-lee' });
    expect(asked).toEqual([SERVICE]);
  });

  const by = [
    { _id: 'bob', name: 'Bob' },
    { type: 'author', _id: 'ann-lee', name: 'Ann Lee', bio: 'Covers the river.' },
  ];
  it.each([
    ['does not know', { [SERVICE]: { authors: [] } }],
    ['answers 404 for', {}],
  ])('gives the writer of an imported story whom the author service %s', async (_case, service) => {
    upstream({ ...service, [STORIES]: { content_elements: [{ credits: { by } }] } });
    expect(await read()).toMatchObject({ name: 'Ann Lee', bio: 'Covers the river.' });
  });

  it('gives a writer of whom stories say only the id', async () => {
    const reference = { type: 'reference', referent: { type: 'author', id: 'ann-lee' } };
    const story = { credits: { by: [reference] } };
    upstream({ [SERVICE]: { authors: [] }, [STORIES]: { content_elements: [story] } });
    expect(await read()).toMatchObject({ _id: 'ann-lee', byline: 'ann-lee' });
  });

  it.each([
    [
      'an author whom no story names',
      { [SERVICE]: { authors: [] }, [STORIES]: { content_elements: [] } },
      404,
      'there is no such author',
    ],
    [
      'an answer that is no list of authors',
      { [SERVICE]: {}, [STORIES]: { content_elements: [] } },
      502,
      'the upstream gave no list',
    ],
  ])('is an error for %s', async (_case, answers, statusCode, words) => {
    upstream(answers);
    await expect(read()).rejects.toMatchObject({
      statusCode,
      message: expect.stringContaining(words),
    });
  });
});
