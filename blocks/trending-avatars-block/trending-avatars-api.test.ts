import { setFusion } from '../../mocks/fusion/state';
import source from './sources/trending-avatars-api';

const AUTHORS: Record<string, string> = { ann: 'Ann Example', bob: 'Bob Example' };
const story = (id: string, ...authors: string[]) => ({
  _id: id,
  type: 'story',
  canonical_url: `/sports/${id}.html`,
  headlines: { basic: `Headline of ${id}` },
  first_publish_date: '2026-11-21T12:00:00Z',
  credits: { by: authors.map((_id) => ({ _id, type: 'author', name: AUTHORS[_id] ?? _id })) },
});

/** A content gateway with two authors and their stories. */
function answer(address: string): Response {
  const url = new URL(address);
  if (url.pathname.endsWith('/author-service')) {
    const id = url.searchParams.get('_id') ?? '';
    return AUTHORS[id]
      ? Response.json({ authors: [{ _id: id, byline: AUTHORS[id] }] })
      : Response.json({ message: 'unknown' }, { status: 404 });
  }
  const q = url.searchParams.get('q') ?? '';
  if (q.includes('"ann"')) {
    return Response.json({ content_elements: [story('desk', 'bob', 'ann'), story('own', 'ann')] });
  }
  if (q.includes('"bob"'))
    return Response.json({ content_elements: [story('desk', 'bob', 'ann')] });
  return Response.json({ content_elements: [] });
}

const ask = async (authors: string) =>
  source.fetch!(
    { authors, 'arc-site': 'broadsheet' },
    { cachedCall: () => Promise.reject(new Error('not used')) },
  );

describe('trending-avatars-api', () => {
  const fetched = jest.fn((address: string) => Promise.resolve(answer(address)));
  beforeEach(() => {
    setFusion({ environment: { CONTENT_BASE: 'http://gw' } });
    fetched.mockClear();
    Object.assign(globalThis, { fetch: fetched });
  });

  it('gives the columnists in their order, each with the newest story of their own', async () => {
    expect(await ask('bob, ann')).toMatchObject([
      { _id: 'bob', label: 'Bob Example', url: '/sports/desk.html', storyId: 'desk' },
      {
        _id: 'ann',
        label: 'Ann Example',
        url: '/sports/own.html',
        headline: 'Headline of own',
        publishedAt: '2026-11-21T12:00:00Z',
      },
    ]);
  });

  it('names an author whom nobody knows by the id (widgets §5)', async () => {
    expect(await ask('nobody')).toMatchObject([
      { _id: 'nobody', label: 'nobody', url: '/author/nobody', storyId: '', publishedAt: '' },
    ]);
  });

  it('asks for nine at most, each once (widgets §9)', async () => {
    const ids = Array.from({ length: 12 }, (_unused, index) => `writer-${index}`);
    expect(await ask([...ids, ...ids].join(','))).toHaveLength(9);
    expect(fetched).toHaveBeenCalledTimes(18);
  });

  it('fails when the gateway does', async () => {
    fetched.mockResolvedValueOnce(Response.json({}, { status: 500 }));
    await expect(ask('ann')).rejects.toMatchObject({ statusCode: 500 });
  });

  it('asks for nobody without ids', async () => {
    await expect(ask('')).rejects.toMatchObject({ statusCode: 400 });
  });
});
