import { engines } from '../testing/engines';
import { story } from '../testing/documents';
import { openService, TOKEN } from '../testing/openService';
import type { TestService } from '../testing/openService';

describe.each(engines)('editing listings on $name', (engine) => {
  let service: TestService;
  const place = (id: string, more: object = {}) =>
    story(id, { subtype: 'restaurant-page', headlines: { basic: `Place ${id}` }, ...more });
  const put = (body: unknown, headers?: Record<string, string>) =>
    service.put('/content/v4/listings', body, headers);
  const read = async (path: string) =>
    (await service.send('GET', path, undefined, TOKEN)).json() as unknown as {
      [key: string]: unknown;
    };
  const list = (query: string) => read(`/content/v4/listings/list?${query}`);
  const source = (id: string) => read(`/content/v4/listings/source?_id=${id}`);

  beforeAll(async () => {
    service = await openService(engine);
    await service.put('/content/v4/ingest', {
      documents: [
        story('plain'),
        place('b', { headlines: { basic: 'Bistro 100%' } }),
        place('a', { headlines: { basic: 'ättika' } }),
        place('draft', { headlines: { basic: 'Closed for now' }, status: 'draft' }),
        story('swipe', { subtype: 'swipeable' }),
      ],
    });
  });
  afterAll(() => service.close());

  it('lists those of a subtype by name, also what readers don’t see, and no other story', async () => {
    expect(await list('subtype=restaurant-page')).toMatchObject({
      listings: [
        { _id: 'b', name: 'Bistro 100%', is_live: true },
        { _id: 'draft', name: 'Closed for now', is_live: false },
        { _id: 'a', name: 'ättika', is_live: true },
      ],
      total: 3,
    });
  });

  it.each([
    ['words in any order and case', 'NOW closed', ['draft']],
    ['the id', 'draft', ['draft']],
    ['a sign that means something to the database', '100%', ['b']],
    ['nothing that there is', 'closed bistro', []],
  ])('finds by %s', async (_what, q, ids) => {
    const answer = await list(`subtype=restaurant-page&q=${encodeURIComponent(q)}`);
    expect(answer['listings']).toEqual(ids.map((_id) => expect.objectContaining({ _id })));
    expect(answer['total']).toBe(ids.length);
  });

  it('gives a part of the list, and says how many there are', async () => {
    expect(await list('subtype=restaurant-page&from=1&size=1')).toMatchObject({
      listings: [{ _id: 'draft' }],
      total: 3,
    });
  });

  it.each(['list', 'list?subtype='])('asks for a subtype: %s', async (path) => {
    expect(await read(`/content/v4/listings/${path}`)).toEqual({ message: 'subtype is needed' });
  });

  it('reads one as it was stored, with its revision, address, and whether readers see it', async () => {
    expect(await source('draft')).toMatchObject({
      revision: 1,
      document: { _id: 'draft', status: 'draft', subtype: 'restaurant-page' },
      url: '/news/draft.html',
      is_shown: false,
    });
    expect(await source('a')).toMatchObject({ is_shown: true });
  });

  it.each(['plain', 'none'])('reads no %s as a listing', async (id) => {
    expect(await source(id)).toEqual({ message: `There is no listing ${id}` });
  });

  it('replaces the revision that one saw, whole, and no older one', async () => {
    const first = await put(place('b', { headlines: { basic: 'Bistro' } }), { 'if-match': '"1"' });
    expect([first.status, first.json()]).toMatchObject([200, { revision: 2 }]);
    const late = await put(place('b'), { 'if-match': '"1"' });
    expect([late.status, late.json()]).toEqual([412, { message: 'The story b is at revision 2' }]);
    const { document } = await source('b');
    expect(document).toEqual(place('b', { headlines: { basic: 'Bistro' } }));
  });

  it('makes a new one once', async () => {
    const isNew = { 'if-none-match': '*' };
    expect((await put(place('new'), isNew)).status).toBe(200);
    expect((await put(place('new'), isNew)).status).toBe(412);
  });

  it.each([
    ['a story without a subtype', story('x'), '/subtype: a listing is a story with a subtype'],
    [
      'a gallery',
      { ...place('x'), type: 'gallery' },
      '/subtype: a listing is a story with a subtype',
    ],
    ['no document', [], '/: must be an object'],
  ])('refuses %s', async (_what, body, message) => {
    const answer = await put(body);
    expect([answer.status, answer.json()]).toEqual([400, { message }]);
  });

  it('is for staff', async () => {
    for (const [method, path] of [
      ['GET', '/content/v4/listings/list?subtype=restaurant-page'],
      ['GET', '/content/v4/listings/source?_id=b'],
      ['PUT', '/content/v4/listings'],
    ] as const) {
      const body = method === 'PUT' ? place('b') : undefined;
      expect((await service.send(method, path, body)).status).toBe(401);
    }
  });
});
