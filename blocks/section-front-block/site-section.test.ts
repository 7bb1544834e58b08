import source from './sources/site-section';

const tools = { cachedCall: () => Promise.reject(new Error('not used')) };
const read = async (section?: string) =>
  source.fetch?.({ 'arc-site': 'broadsheet', ...(section ? { section } : {}) }, tools);

const SERVICE = '/site/v3/website/broadsheet/section?_id=%2Fnews%2Fnew-jersey';
const STORIES =
  '/content/v4/search/published?website=broadsheet&q=taxonomy.sections._id%3A%22%2Fnews%2Fnew-jersey%22&size=1&sort=display_date%3Adesc&_sourceExclude=content_elements';

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

describe('site-section', () => {
  it.each(['news/new-jersey/', '/news/new-jersey', '//news/new-jersey'])(
    'gives the section that the site service knows, and asks nobody else: %s',
    async (path) => {
      const asked = upstream({ [SERVICE]: { _id: '/news/new-jersey', name: 'New Jersey' } });
      expect(await read(path)).toMatchObject({ _id: '/news/new-jersey', name: 'New Jersey' });
      expect(asked).toEqual([SERVICE]);
    },
  );

  it.each([
    [
      'with all that is known of it',
      { _id: '/news/new-jersey', type: 'section', version: '0.6.0', name: 'New Jersey' },
      { name: 'New Jersey' },
    ],
    [
      'by reference',
      { type: 'reference', referent: { type: 'section', id: '/news/new-jersey' } },
      { _id: '/news/new-jersey' },
    ],
  ])('gives the section that an imported story names: %s', async (_name, section, expected) => {
    const sections = [{ _id: '/news', name: 'News' }, section];
    upstream({ [STORIES]: { content_elements: [{ taxonomy: { sections } }] } });
    expect(await read('/news/new-jersey')).toMatchObject(expected);
  });

  it.each([
    ['a section that no story is in', { [STORIES]: { content_elements: [] } }, 404],
    ['an answer that is no section', { [SERVICE]: {} }, 502],
  ])('is an error for %s', async (_name, answers, statusCode) => {
    upstream(answers);
    await expect(read('/news/new-jersey')).rejects.toMatchObject({ statusCode });
  });

  it('needs a section', async () => {
    upstream({});
    await expect(read()).rejects.toMatchObject({ statusCode: 400 });
  });
});
