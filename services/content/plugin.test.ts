import { engines } from './testing/engines';
import { picture, reference, story } from './testing/documents';
import { openService, TOKEN } from './testing/openService';
import type { TestService } from './testing/openService';

describe.each(engines)('the content service on $name', (engine) => {
  let service: TestService;
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
      ['/content/v4/stories?website_url=/none/', 404, 'There is no document at /none'],
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
      const all = (await authorsOf('')) as { _id: string }[];
      expect(await authorsOf('?limit=1&offset=1')).toMatchObject([{ _id: all[1]?._id }]);
    });

    it('an ingested author is one of them', async () => {
      await ingest({ type: 'author', _id: 'carl', name: 'Carl' });
      const answer = await service.get('/author/v2/author-service?_id=carl');
      expect(answer.json()).toMatchObject({ authors: [{ _id: 'carl', byline: 'Carl' }] });
    });

    it.each([
      ['/author/v2/author-service', [{ _id: 'x' }], 'Author 1: /name: is required'],
      [
        '/author/v2/author-service',
        [{ _id: 'x', name: 'X' }, 'y'],
        'Author 2: /: must be an object',
      ],
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

describe('the content service of a site where not everybody may read all', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await openService(engines[0]!, { isOpen: false });
    await service.put('/content/v4/ingest', { documents: [story('one')] });
  });
  afterAll(() => service.close());

  it.each([
    ['GET', '/content/v4/stories?_id=one'],
    ['GET', '/content/v4/search/published?q=type:story'],
    ['GET', '/content/v4/collections?_id=top'],
    ['GET', '/content/v4/related-content/stories?_id=one'],
    ['POST', '/content/v4/urls'],
    ['GET', '/author/v2/author-service'],
    ['GET', '/site/v3/navigation/broadsheet'],
  ])('hands out nothing without the token: %s %s', async (method, path) => {
    const body = method === 'POST' ? [] : undefined;
    for (const token of ['', 'another'])
      expect(await service.send(method, path, body, token)).toMatchObject({
        status: 401,
        text: '{"message":"This needs the staff token"}',
      });
  });

  it('hands out stories to who has the token', async () => {
    const answer = await service.send('GET', '/content/v4/stories?_id=one', undefined, TOKEN);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('The <b>body</b> of one.');
  });
});
