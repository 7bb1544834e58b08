import { engines } from '../testing/engines';
import { picture, reference, story } from '../testing/documents';
import { openService } from '../testing/openService';
import type { Body, TestService } from '../testing/openService';

describe.each(engines)('collections, related stories and paths on $name', (engine) => {
  let service: TestService;
  const ids = (listing: Body): string[] => listing.content_elements.map(({ _id }) => _id);
  const ingest = async (...documents: unknown[]) => {
    const answer = await service.put('/content/v4/ingest?replace=true', { documents });
    expect(answer.json().rejected).toEqual([]);
  };
  afterAll(() => service.close());

  beforeAll(async () => {
    service = await openService(engine);
    await ingest(
      ...['a', 'b', 'c', 'd'].map((id) => story(id)),
      story('e', { status: 'draft' }),
      story('rel', {
        related_content: {
          basic: [
            reference('story', 'c'),
            reference('story', 'e'),
            { ...story('a') },
            reference('story', 'none'),
          ],
        },
      }),
    );
    const answer = await service.put('/content/v4/collections', {
      _id: 'top',
      content_aliases: ['top-stories'],
      name: 'Top stories',
      items: [
        'd',
        'none',
        'e',
        reference('story', 'b', { headlines: { basic: 'Ours' } }),
        'a',
        'c',
      ],
    });
    expect([answer.status, answer.json()]).toMatchObject([200, { _id: 'top' }]);
  });

  it('a collection has its stories in order, without bodies and without those that are not out', async () => {
    const answer = (await service.get('/content/v4/collections?_id=top&website=broadsheet')).json();
    expect(answer).toMatchObject({
      type: 'collection',
      _id: 'top',
      headlines: { basic: 'Top stories' },
    });
    expect(ids(answer)).toEqual(['d', 'b', 'a', 'c']);
    expect(answer.content_elements[1]).toMatchObject({ headlines: { basic: 'Ours' } });
    expect(answer.content_elements[0]).not.toHaveProperty('content_elements');
  });

  it('a headline of the collection’s own holds where another of its stories refers to that story', async () => {
    await service.put('/content/v4/collections', {
      _id: 'own-words',
      items: ['rel', reference('story', 'c', { headlines: { basic: 'Ours' } })],
    });
    const { content_elements } = (
      await service.get('/content/v4/collections?_id=own-words')
    ).json();
    expect(content_elements.map(({ headlines }) => headlines)).toMatchObject([
      { basic: expect.not.stringMatching('Ours') },
      { basic: 'Ours' },
    ]);
  });

  it.each([
    ['outright', picture({ auth: { '1': 'of another resizer' } })],
    ['by reference', reference('image', 'pic')],
  ])('pictures of the collection’s own are signed as all others: %s', async (_name, basic) => {
    await ingest(picture({ _id: 'pic' }));
    const overrides = { promo_items: { basic }, label: { basic: { text: 'Ours' } } };
    await service.put('/content/v4/collections', {
      _id: 'own-picture',
      items: [reference('story', 'a', overrides)],
    });
    const { content_elements } = (
      await service.get('/content/v4/collections?_id=own-picture')
    ).json();
    expect(content_elements).toMatchObject([
      {
        _id: 'a',
        label: { basic: { text: 'Ours' } },
        promo_items: { basic: { type: 'image', auth: { '1': 'signed-bridge.jpg' } } },
      },
    ]);
  });

  it('a collection is read by page, and by its alias', async () => {
    const page = await service.get(
      '/content/v4/collections?content_alias=top-stories&from=1&size=2',
    );
    expect(ids(page.json())).toEqual(['b', 'a']);
    const past = await service.get('/content/v4/collections?_id=top&from=10');
    expect([past.status, ids(past.json())]).toEqual([200, []]);
    expect((await service.get('/content/v4/collections?_id=top&size=101')).status).toBe(400);
  });

  it('a collection without an id is refused with the path', async () => {
    const answer = await service.put('/content/v4/collections', { items: ['a'] });
    expect([answer.status, answer.json().message]).toEqual([
      400,
      expect.stringMatching(/^\/_id: /),
    ]);
  });

  it('related stories come in their order (widgets §7)', async () => {
    const answer = await service.get(
      '/content/v4/related-content/stories?_id=rel&website=broadsheet&published=true&included_fields=canonical_url',
    );
    expect(answer.json()).toEqual({
      basic: [
        { _id: 'c', type: 'story', canonical_url: '/news/c.html' },
        { _id: 'a', type: 'story', canonical_url: '/news/a.html' },
      ],
    });
    expect((await service.get('/content/v4/related-content/stories?_id=a')).json()).toEqual({
      basic: [],
    });
  });

  it('a list of paths gives the stories there (widgets §7)', async () => {
    const path = '/content/v4/urls?website=broadsheet&published=true&included_fields=canonical_url';
    const answer = await service.send('POST', path, [
      '/news/c.html',
      '/none',
      '/news/a.html/',
      '/news/c.html',
      '/news/e.html',
    ]);
    expect(ids(answer.json())).toEqual(['c', 'a']);
    expect((await service.send('POST', path, [])).json()).toEqual({ content_elements: [] });
    for (const [body, message] of [
      [{ a: 1 }, 'The body must be a list of paths'],
      [['/a', 1], 'The body must be a list of paths'],
      [['/a', '/b\u0000'], 'path 2 holds a NUL character'],
      [Array(201).fill('/a'), 'At most 200 paths at a time'],
    ] as const) {
      const answer = await service.send('POST', path, body);
      expect([answer.status, answer.json()]).toEqual([400, { message }]);
    }
    expect((await service.send('POST', path, Array(200).fill('/news/a.html'))).status).toBe(200);
  });
});
