import { setFusion } from '../../mocks/fusion/state';
import source from './sources/collections-ids-api';

const story = (_id: string) => ({ _id, type: 'story', canonical_url: `/sports/${_id}.html` });
const COLLECTIONS: Record<string, unknown> = {
  ONE: { content_elements: [story('a'), story('b')] },
  TWO: { content_elements: [story('b'), story('c')] },
};

const ask = async (query: Record<string, unknown>) =>
  source.fetch?.(
    { 'arc-site': 'broadsheet', ...query },
    { cachedCall: () => Promise.reject(new Error('not used')) },
  );

describe('collections-ids-api (widgets §7)', () => {
  const fetched = jest.fn((address: string) => {
    const found = COLLECTIONS[new URL(address).searchParams.get('_id') ?? ''];
    return Promise.resolve(found ? Response.json(found) : new Response('', { status: 404 }));
  });
  beforeEach(() => {
    setFusion({ environment: { CONTENT_BASE: 'http://gw' } });
    fetched.mockClear();
    Object.assign(globalThis, { fetch: fetched });
  });

  it('puts several collections together, each story once, a missing one aside', async () => {
    const cards = await ask({ ids: 'ONE,GONE, TWO', sizePerId: 5 });
    expect(cards).toMatchObject([{ _id: 'a' }, { _id: 'b' }, { _id: 'c' }]);
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(
      ['ONE', 'GONE', 'TWO'].map(
        (id) => `http://gw/content/v4/collections?website=broadsheet&_id=${id}&from=0&size=5`,
      ),
    );
  });

  it('fails when the gateway does, and asks for nothing without ids', async () => {
    fetched.mockResolvedValueOnce(new Response('', { status: 500 }));
    await expect(ask({ ids: 'ONE' })).rejects.toMatchObject({ statusCode: 500 });
    fetched.mockClear();
    await expect(ask({ ids: ' ' })).rejects.toMatchObject({ statusCode: 400 });
    expect(fetched).not.toHaveBeenCalled();
  });
});
