import type { JsonObject } from '../ans/json';
import { engines } from '../testing/engines';
import { story } from '../testing/documents';
import { openService } from '../testing/openService';
import type { TestService } from '../testing/openService';

describe.each(engines)('an ingest on $name', (engine) => {
  let service: TestService;
  const ingest = async (...documents: unknown[]) => {
    const answer = await service.put('/content/v4/ingest', { documents });
    expect(answer.json().rejected).toEqual([]);
  };

  beforeAll(async () => {
    service = await openService(engine);
  });
  afterAll(() => service.close());

  describe('of what is stored', () => {
    const put = async (path: string, ...documents: unknown[]) => {
      const answer = await service.put(`/content/v4/ingest${path}`, { documents });
      return answer.json().accepted as {
        status: string;
        kept?: string[];
        held?: string[];
        reason?: string;
      }[];
    };
    const read = async (id: string) => (await service.get(`/content/v4/stories?_id=${id}`)).json();
    const trimmed = (id: string) => {
      const { content_elements: _elements, display_date: _date, ...rest } = story(id);
      return rest;
    };

    it('keeps what a trimmed member leaves out, and says so, at a dry run the same', async () => {
      expect(await put('', story('member'))).toMatchObject([{ status: 'new' }]);
      expect(await put('', story('member'))).toMatchObject([{ status: 'unchanged' }]);
      const check = await put('?check=true', trimmed('member'));
      expect(check).toMatchObject(
        [{ status: 'kept', kept: ['/display_date', '/content_elements'].toSorted() }].map(
          (one) => ({ ...one, kept: expect.arrayContaining(one.kept) as string[] }),
        ),
      );
      expect(await put('', trimmed('member'))).toEqual(check);
      expect(await read('member')).toMatchObject({
        display_date: '2026-05-01T12:00:00Z',
        content_elements: [{ type: 'text' }],
      });
    });

    it('joins the same document of one request, in its order', async () => {
      const answers = await put('', story('twice'), trimmed('twice'), {
        ...trimmed('twice'),
        subheadlines: { basic: 'More' },
      });
      expect(answers.map(({ status }) => status)).toEqual(['new', 'kept', 'changed']);
      expect(await read('twice')).toMatchObject({
        subheadlines: { basic: 'More' },
        content_elements: [{ type: 'text' }],
      });
    });

    it('takes away what is null, and replaces whole when told so', async () => {
      await put('', story('less', { subtype: 'feature', copyright: 'x' }));
      await put('', story('less', { subtype: null }));
      const less = await read('less');
      expect([less.subtype, less.copyright]).toEqual([undefined, 'x']);
      await put('?replace=true', story('less'));
      expect((await read('less')).copyright).toBeUndefined();
    });

    it('loses nothing where several come in at once', async () => {
      const fields = Array.from({ length: 12 }, (_item, n) => `field_${n}`);
      await Promise.all(
        fields.map((field) => put('', story('raced', { additional_properties: { [field]: 1 } }))),
      );
      expect(Object.keys((await read('raced')).additional_properties as object).toSorted()).toEqual(
        fields.toSorted(),
      );
    });

    it.each([
      ['a headline', 'headlines'],
      ['any date', 'date'],
    ])('keeps a story without %s as a draft until that comes in', async (_what, lacking) => {
      const id = `draft-${lacking}`;
      const whole = story(id);
      const { display_date: _shown, created_date: _created, ...undated } = whole;
      const { headlines: _headlines, ...nameless } = whole;
      const reason = lacking === 'date' ? 'has no date' : 'has no headline';
      const given = lacking === 'date' ? undated : nameless;
      expect(await put('', given)).toMatchObject([{ status: 'draft', reason }]);
      expect((await service.get(`/content/v4/stories?_id=${id}`)).status).toBe(404);
      expect(await put('', whole)).toMatchObject([{ status: 'changed' }]);
      expect(await read(id)).toMatchObject({ created_date: '2026-05-01T10:00:00Z' });
    });

    const PLANNED = {
      publishing: {
        has_published_edition: true,
        scheduled_operations: {
          unpublish_edition: [
            { operation: 'unpublish_edition', operation_date: '2999-01-01T00:00:00Z' },
          ],
        },
      },
    };
    it.each<[string, object, string[], string, number]>([
      ['status', { status: 'draft' }, ['/status'], '"status": "published"', 404],
      [
        'a revision that is not published',
        { revision: { published: false } },
        ['/revision'],
        '"revision": {"published": true}',
        404,
      ],
      [
        'an embargo',
        { content_restrictions: { embargo: { active: true, end_time: '2999-01-01T00:00:00Z' } } },
        ['/content_restrictions'],
        '"content_restrictions": null',
        404,
      ],
      ['a planned end', PLANNED, ['/publishing'], '"publishing": null', 200],
    ])('keeps %s, and says so and what lifts it', async (what, holding, held, words, status) => {
      const id = `held-${what.replaceAll(' ', '-')}`;
      await put('', story(id, holding as JsonObject));
      const [answer] = await put('', story(id, { slug: 'new' }));
      expect(answer).toMatchObject({ status: 'changed', held });
      expect(answer?.reason).toContain(words);
      expect(answer?.reason).toContain('--replace; replace=true');
      expect((await service.get(`/content/v4/stories?_id=${id}`)).status).toBe(status);

      const lifting = JSON.parse(`{${words}}`) as JsonObject;
      const [lifted] = await put('', story(id, lifting));
      expect(lifted).not.toHaveProperty('held');
      expect((await service.get(`/content/v4/stories?_id=${id}`)).status).toBe(200);
    });

    it('says all that lifts what is held back for two reasons', async () => {
      const embargo = { active: true, end_time: '2999-01-01T00:00:00Z' };
      await put('', story('held-twice', { status: 'draft', content_restrictions: { embargo } }));
      const [answer] = await put('', story('held-twice', { slug: 'new' }));
      expect(answer?.reason).toContain(
        'does not say /status, /content_restrictions, or in an older version',
      );
      expect(answer?.reason).toContain(
        'say "status": "published" or "content_restrictions": null in a newer version',
      );
    });

    it('says nothing of holding back where readers see it, or it says that itself', async () => {
      await put('', story('seen', { status: 'published', slug: 'old' }));
      expect((await put('', story('seen')))[0]).not.toHaveProperty('held');
      const draft = story('said', { status: 'draft', copyright: 'x' });
      await put('', draft);
      const [answer] = await put('', story('said', { status: 'draft' }));
      expect(answer).toEqual(expect.not.objectContaining({ held: expect.anything() as unknown }));
    });

    it('keeps what a thinner author leaves out, and what a thinner section does', async () => {
      const authors = '/author/v2/author-service';
      await service.put(authors, {
        _id: 'thin',
        name: 'Jo Thin',
        bio: 'Covers courts.',
        url: '/jo/',
      });
      const [answer] = await put('', { _id: 'thin', type: 'author', name: 'Jo Thin' });
      expect(answer).toMatchObject({ status: 'kept' });
      const known = (await service.get(`${authors}?_id=thin`)).json();
      expect(known.authors[0]).toMatchObject({ bio: 'Covers courts.', url: '/jo/' });

      const sections = '/site/v3/website/broadsheet/section';
      await service.put(sections, {
        _id: '/a/b',
        name: 'B',
        parent: { default: '/a' },
        color: 'red',
      });
      await service.put(sections, { _id: '/a/b', name: 'B again' });
      expect((await service.get(`${sections}?_id=/a/b`)).json()).toMatchObject({
        name: 'B again',
        color: 'red',
        parent: { default: '/a' },
      });
    });

    it('answers with a redirect at its address', async () => {
      await ingest({
        type: 'redirect',
        version: '0.10.12',
        canonical_url: '/moved-from.html',
        redirect_url: '/moved-to.html',
      });
      const path = '/content/v4/stories?website_url=/moved-from.html';
      expect((await service.get(path)).json()).toMatchObject({
        type: 'redirect',
        redirect_url: '/moved-to.html',
      });
    });

    it('refuses a profile that there is not', async () => {
      const answer = await service.put('/content/v4/ingest?profile=lax', story('x'));
      expect([answer.status, answer.json().message]).toEqual([
        400,
        'profile must be strict or delivered, not "lax"',
      ]);
    });
  });
});
