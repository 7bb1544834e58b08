import { engines } from '../testing/engines';
import { reference, story } from '../testing/documents';
import { openService, TOKEN } from '../testing/openService';
import type { TestService } from '../testing/openService';

const LIST = '/content/v4/collections/list';

describe.each(engines)('ordering collections on $name', (engine) => {
  let service: TestService;
  const collection = (_id: string, items: unknown[], more: object = {}) => ({
    _id,
    name: `Name of ${_id}`,
    items,
    ...more,
  });
  const put = (body: unknown, headers?: Record<string, string>) =>
    service.put('/content/v4/collections', body, headers);
  const read = async (path: string) =>
    (await service.send('GET', path, undefined, TOKEN)).json() as unknown as {
      [key: string]: unknown;
    };
  const source = (id: string) => read(`/content/v4/collections/source?_id=${id}`);
  const order = async (id: string) =>
    (await service.get(`/content/v4/collections?_id=${id}`))
      .json()
      .content_elements.map(({ _id }) => _id);

  beforeAll(async () => {
    service = await openService(engine);
    await service.put('/content/v4/ingest', {
      documents: [story('a'), story('b'), story('c'), story('draft', { status: 'draft' })],
    });
    await put(collection('home-lead', ['a', 'b'], { content_aliases: ['lead'] }));
    await put(collection('home_100%', [], { name: 'A name' }));
    await put(collection('sports', ['c'], { last_updated_date: '2026-05-02T00:00:00Z' }));
  });
  afterAll(() => service.close());

  describe('the list', () => {
    it('names all collections by name, a page at a time', async () => {
      expect(await read(`${LIST}?website=broadsheet&from=1&size=2`)).toEqual({
        collections: [
          {
            _id: 'home-lead',
            content_alias: 'lead',
            headlines: { basic: 'Name of home-lead' },
            size: 2,
            last_updated_date: expect.any(String),
          },
          {
            _id: 'sports',
            content_alias: '',
            headlines: { basic: 'Name of sports' },
            size: 1,
            last_updated_date: '2026-05-02T00:00:00.000Z',
          },
        ],
        total: 3,
      });
    });

    it.each([
      ['LEAD', ['home-lead']],
      ['name home', ['home_100%', 'home-lead']],
      ['0%', ['home_100%']],
      ['_', ['home_100%']],
      ['none', []],
    ])('finds %s by words of name, alias and id', async (q, ids) => {
      const { collections, total } = await read(`${LIST}?q=${encodeURIComponent(q)}`);
      const found = (collections as { _id: string }[]).map(({ _id }) => _id);
      expect([found.toSorted(), total]).toEqual([ids.toSorted(), ids.length]);
    });

    it('is for staff, as are the source and staging', async () => {
      const paths = ['list', 'source?_id=sports'].map((path) => `/content/v4/collections/${path}`);
      for (const path of paths) expect((await service.get(path)).status).toBe(401);
      const staged = await service.send('POST', '/content/v4/collections/staged', {});
      expect(staged.status).toBe(401);
    });
  });

  describe('the source', () => {
    it('has every member, also those that readers don’t see, and the revision', async () => {
      await put(collection('whole', ['draft', reference('story', 'a'), 'gone']));
      expect(await source('whole')).toMatchObject({
        revision: 1,
        document: { _id: 'whole', content_elements: [{}, {}, {}] },
        members: [{ _id: 'draft' }, { _id: 'a' }],
        live: ['a'],
      });
      expect(await source('none')).toEqual({ message: 'There is no collection none' });
    });
  });

  describe('replacing', () => {
    it('of the revision that one saw is done, and gives the next', async () => {
      await put(collection('shared', ['a', 'b']));
      const answer = await put(collection('shared', ['b', 'a']), { 'if-match': '"1"' });
      expect([answer.status, answer.json()]).toMatchObject([200, { revision: 2 }]);
      expect(await order('shared')).toEqual(['b', 'a']);
    });

    it('of an older revision is refused, and changes nothing', async () => {
      const answer = await put(collection('shared', ['c']), { 'if-match': '"1"' });
      expect([answer.status, answer.json()]).toEqual([
        412,
        { message: 'The collection shared is at revision 2' },
      ]);
      expect(await order('shared')).toEqual(['b', 'a']);
    });

    it('by two at once is done by one of them', async () => {
      await put(collection('race', []));
      const answers = await Promise.all(
        ['a', 'b', 'c'].map((id) => put(collection('race', [id]), { 'if-match': '"1"' })),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        200, 412, 412,
      ]);
    });

    it('makes a new one once, if it is to be new', async () => {
      const isNew = { 'if-none-match': '*' };
      const answers = await Promise.all([1, 2].map(() => put(collection('new', ['a']), isNew)));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    });

    it('of one that is gone, or of no revision, is refused', async () => {
      expect((await put(collection('never', []), { 'if-match': '"1"' })).json()).toEqual({
        message: 'There is no collection never any longer',
      });
      expect((await put(collection('never', []), { 'if-match': 'soon' })).status).toBe(400);
    });

    it('without a condition replaces whatever there is', async () => {
      expect((await put(collection('shared', ['c']))).json()).toMatchObject({ revision: 3 });
    });
  });

  describe('a staged order', () => {
    it('is read under an id of its own, with its headlines, and changes nothing', async () => {
      await put(collection('front', ['a', 'b', 'c']));
      const { _id } = (
        await service.send(
          'POST',
          '/content/v4/collections/staged',
          collection('front', ['c', reference('story', 'a', { headlines: { basic: 'Ours' } })]),
          TOKEN,
        )
      ).json();
      const staged = (await service.get(`/content/v4/collections?_id=${String(_id)}`)).json();
      expect(staged).toMatchObject({
        _id: 'front',
        headlines: { basic: 'Name of front' },
        content_elements: [{ _id: 'c' }, { _id: 'a', headlines: { basic: 'Ours' } }],
      });
      expect(await order('front')).toEqual(['a', 'b', 'c']);
    });

    it('that nobody staged is no collection', async () => {
      const answer = await service.get('/content/v4/collections?_id=staged-none');
      expect(answer.status).toBe(404);
    });
  });
});
