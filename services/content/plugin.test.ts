import { engines } from './testing/engines';
import { picture, reference, story } from './testing/documents';
import { openService } from './testing/openService';
import type { Body, TestService } from './testing/openService';

jest.setTimeout(60_000);

describe.each(engines)('the content service on $name', (engine) => {
  let service: TestService;
  const ids = (listing: Body): string[] => listing.content_elements.map(({ _id }) => _id);
  const ingest = async (...documents: unknown[]) => {
    const answer = await service.put('/content/v4/ingest?replace=true', { documents });
    expect(answer.json().rejected).toEqual([]);
  };

  beforeAll(async () => {
    service = await openService(engine);
    await ingest(story('one'));
  });
  afterAll(() => service.close());

  describe('a story', () => {
    it.each(['/news/one.html', '/news/one.html/', 'https://www.x.example/news/one.html?a=b'])(
      'is found at %s',
      async (url) => {
        const path = `/content/v4/stories?website=broadsheet&website_url=${encodeURIComponent(url)}`;
        expect((await service.get(path)).json()).toMatchObject({
          _id: 'one',
          canonical_url: '/news/one.html',
        });
      },
    );

    it('comes in one trip to the database, with an etag', async () => {
      const before = service.trips();
      const answer = await service.get('/content/v4/stories?_id=one');
      expect(service.trips() - before).toBe(1);
      const etag = answer.headers.get('etag') ?? '';
      expect(
        (await service.get('/content/v4/stories?_id=one', { 'if-none-match': etag })).status,
      ).toBe(304);
    });

    it('has only the fields that are asked for', async () => {
      const path = '/content/v4/stories?_id=one&included_fields=headlines.basic';
      expect((await service.get(path)).json()).toEqual({
        _id: 'one',
        type: 'story',
        headlines: { basic: 'Headline of one' },
      });
    });

    it.each([
      ['drafts', { status: 'draft' }, 404],
      ['unpublished revisions', { revision: { published: false } }, 404],
      [
        'stories under embargo',
        { content_restrictions: { embargo: { active: true, end_time: '2999-01-01T00:00:00Z' } } },
        404,
      ],
      [
        'stories whose embargo is over',
        { content_restrictions: { embargo: { active: true, end_time: '2020-01-01T00:00:00Z' } } },
        200,
      ],
    ])('is delivered or not: %s', async (_name, properties, status) => {
      await ingest(story('state', properties));
      expect((await service.get('/content/v4/stories?_id=state')).status).toBe(status);
    });

    it.each([
      ['/content/v4/stories', 400, 'website_url or _id is needed'],
      ['/content/v4/stories?_id=none', 404, 'There is no document at none'],
      [
        '/content/v4/stories?_id=one&website=other',
        400,
        'There is no website "other" here, only "broadsheet"',
      ],
      ['/content/v4/collections?_id=none', 404, 'There is no collection none'],
      ['/content/v4/collections', 400, '_id or content_alias is needed'],
      ['/content/v4/related-content/stories', 400, '_id is needed'],
      ['/site/v3/navigation/broadsheet?section=/none', 404, 'There is no section /none'],
      [
        '/site/v3/website/other/section?_id=/',
        400,
        'There is no website "other" here, only "broadsheet"',
      ],
    ])('%s answers %i: %s', async (path, status, message) => {
      const answer = await service.get(path);
      expect([answer.status, answer.json()]).toEqual([status, { message }]);
    });
  });

  describe('what a story refers to', () => {
    it('is delivered with it: authors, sections, pictures, videos', async () => {
      await service.put('/author/v2/author-service', [
        { _id: 'jane', byline: 'Jane Doe', image: '/gateway/photo/v2/jane.jpg' },
      ]);
      await service.put('/site/v3/website/broadsheet/section', {
        sections: [{ _id: '/news', name: 'News' }],
      });
      await ingest(
        picture({ _id: 'pic' }),
        {
          ...story('film'),
          type: 'video',
          content_elements: undefined,
          promo_items: { basic: reference('image', 'pic') },
        },
        story('hidden', { status: 'draft' }),
        story('whole', {
          credits: { by: [reference('author', 'jane')] },
          taxonomy: { primary_section: reference('section', '/news/') },
          promo_items: { basic: reference('video', 'film'), lead: reference('story', 'hidden') },
        }),
      );
      const before = service.trips();
      const whole = (await service.get('/content/v4/stories?_id=whole')).json();
      expect(service.trips() - before).toBe(1);
      expect(whole).toMatchObject({
        credits: {
          by: [{ type: 'author', name: 'Jane Doe', image: { auth: { '1': 'signed-jane.jpg' } } }],
        },
        taxonomy: { primary_section: { type: 'section', name: 'News' } },
        promo_items: {
          basic: {
            type: 'video',
            promo_items: { basic: { type: 'image', auth: { '1': 'signed-bridge.jpg' } } },
          },
          lead: { type: 'reference' },
        },
      });
    });
  });

  describe('collections, related stories and paths', () => {
    beforeAll(async () => {
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
      const answer = (
        await service.get('/content/v4/collections?_id=top&website=broadsheet')
      ).json();
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
      const path =
        '/content/v4/urls?website=broadsheet&published=true&included_fields=canonical_url';
      const answer = await service.send('POST', path, [
        '/news/c.html',
        '/none',
        '/news/a.html/',
        '/news/c.html',
        '/news/e.html',
      ]);
      expect(ids(answer.json())).toEqual(['c', 'a']);
      expect((await service.send('POST', path, [])).json()).toEqual({ content_elements: [] });
      expect((await service.send('POST', path, { a: 1 })).status).toBe(400);
      expect((await service.send('POST', path, Array(201).fill('/a'))).status).toBe(400);
    });
  });

  describe('authors and sections', () => {
    it('authors are found by id, in the order asked for', async () => {
      await service.put('/author/v2/author-service', {
        authors: [
          { _id: 'ann', name: 'Ann' },
          { _id: 'bob', name: 'Bob' },
        ],
      });
      await service.put('/author/v2/author-service', { _id: 'bob', name: 'Robert' });
      const authorsOf = async (query: string) =>
        (await service.get(`/author/v2/author-service${query}`)).json().authors;
      expect(await authorsOf('?_id=bob,ann')).toMatchObject([
        { _id: 'bob', name: 'Robert' },
        { _id: 'ann' },
      ]);
      expect(await authorsOf('?_id=none')).toEqual([]);
      expect((await authorsOf('')).map(({ _id }) => _id)).toEqual(
        expect.arrayContaining(['ann', 'bob']),
      );
    });

    it('an ingested author is one of them', async () => {
      await ingest({ type: 'author', _id: 'carl', name: 'Carl' });
      const answer = await service.get('/author/v2/author-service?_id=carl');
      expect(answer.json()).toMatchObject({ authors: [{ _id: 'carl', byline: 'Carl' }] });
    });

    it.each([
      ['/author/v2/author-service', [{ _id: 'x' }], 'Author 1: /name: is required'],
      [
        '/site/v3/website/broadsheet/section',
        [{ _id: '/a', name: 'A' }, 3],
        'Section 2: /: must be an object',
      ],
    ])('%s refuses what is none', async (path, body, message) => {
      const answer = await service.put(path, body);
      expect([answer.status, answer.json()]).toEqual([400, { message }]);
    });

    it('sections make a navigation, and tell what is around them', async () => {
      await service.put('/site/v3/website/broadsheet/section', [
        { _id: '/sports', name: 'Sports', order: { default: 1 } },
        {
          _id: '/eagles',
          name: 'Eagles',
          parent: { default: '/sports', sports_sub_nav: '/sports' },
        },
      ]);
      const navigation = await service.get(
        '/site/v3/navigation/broadsheet?hierarchy=sports_sub_nav&section=/sports/',
      );
      expect(navigation.json()).toMatchObject({
        _id: '/sports',
        name: 'Sports',
        children: [{ _id: '/eagles', children: [] }],
      });
      const section = await service.get('/site/v3/website/broadsheet/section?_id=/eagles/');
      expect(section.json()).toMatchObject({
        _id: '/eagles',
        ancestors: { default: ['/', '/sports'] },
        children: [],
      });
    });
  });
});
