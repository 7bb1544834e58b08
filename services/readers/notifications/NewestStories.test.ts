import { setTimeout } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { NewestStories } from './NewestStories';

const NOW = Date.parse('2026-11-21T15:00:00Z');

let api: FastifyInstance;
let origin = '';
let asked: Record<string, string>[];
let atOnce: number;
let most: number;
/** Answers come when it is fulfilled. */
let held: Promise<void>;
let now: number;
let answer: { status: number; body: unknown };
const warn = jest.fn();

/** The search of a content API. */
beforeAll(async () => {
  api = Fastify();
  api.get('/content/v4/search/published', async (request, reply) => {
    asked.push(request.query as Record<string, string>);
    atOnce += 1;
    most = Math.max(most, atOnce);
    await held;
    atOnce -= 1;
    return reply.code(answer.status).send(answer.body);
  });
  origin = await api.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => api.close());
beforeEach(() => {
  asked = [];
  atOnce = 0;
  most = 0;
  held = Promise.resolve();
  now = NOW;
  answer = { status: 200, body: { content_elements: [] } };
  warn.mockReset();
});

const open = () =>
  new NewestStories({
    website: 'daily',
    contentBase: () => origin,
    contentToken: '',
    log: { warn },
    now: () => now,
  });

describe('the newest stories about what a reader follows (platform §6)', () => {
  it.each([
    ['author', 'nelly', 'credits.by._id:"nelly"'],
    ['topic', 'city-hall', 'taxonomy.tags.slug:"city-hall"'],
    ['section', '/news', 'taxonomy.sections._id:"/news"'],
    [
      'team',
      'eagles',
      'taxonomy.tags.slug:"eagles" OR taxonomy.sections._id:("/eagles" OR "/sports/eagles")',
    ],
    ['author', 'a" OR "b\\', 'credits.by._id:"a\\" OR \\"b\\\\"'],
  ] as const)('of the %s %s are asked for by %s', async (kind, id, words) => {
    await open().about({ kind, id });
    expect(asked).toEqual([
      {
        website: 'daily',
        q: `type:story AND (${words})`,
        sort: 'display_date:desc',
        size: '20',
        included_fields: '_id,canonical_url,headlines.basic,display_date',
      },
    ]);
  });

  it('are those with all that a list of them shows, each on our own site', async () => {
    const story = {
      _id: 'A',
      canonical_url: '/news/a.html',
      headlines: { basic: 'A fire' },
      display_date: '2026-11-21T14:00:00Z',
    };
    answer.body = {
      content_elements: [
        story,
        { ...story, _id: undefined },
        { ...story, _id: 'B', headlines: {} },
        { ...story, _id: 'C', canonical_url: '//elsewhere.example/c.html' },
        { ...story, _id: 'D', canonical_url: 'https://elsewhere.example/d.html' },
        { ...story, _id: 'E', display_date: 'soon' },
      ],
    };
    expect(await open().about({ kind: 'topic', id: 'fires' })).toEqual([
      { id: 'A', title: 'A fire', path: '/news/a.html', date: NOW - 3_600_000 },
    ]);
  });

  it('are asked for once for all who follow it', async () => {
    const stories = open();
    const thing = { kind: 'topic', id: 'fires' } as const;
    await Promise.all([stories.about(thing), stories.about(thing)]);
    await stories.about(thing);
    await stories.about({ kind: 'author', id: 'fires' });
    expect(asked).toHaveLength(2);
  });

  it('of many things are asked for four at a time', async () => {
    const stories = open();
    const ids = Array.from({ length: 10 }, (_, index) => `topic-${index}`);
    let release = (): void => undefined;
    held = new Promise((resolve) => (release = resolve));
    const all = Promise.all(ids.map((id) => stories.about({ kind: 'topic', id })));
    while (atOnce < 4) await setTimeout(5);
    await setTimeout(50); // A fifth would be here by now.
    release();
    await all;
    expect(new Set(asked.map(({ q }) => /topic-\d/.exec(q ?? '')?.[0]))).toEqual(new Set(ids));
    expect(asked).toHaveLength(10);
    expect(most).toBe(4);
  });

  it('are none while the content API fails, which is asked again after 10 s and told once', async () => {
    const stories = open();
    const thing = { kind: 'topic', id: 'fires' } as const;
    answer = { status: 503, body: {} };
    expect(await stories.about(thing)).toEqual([]);
    expect(await stories.about(thing)).toEqual([]);
    expect(asked).toHaveLength(1);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(
      { err: expect.any(Error) },
      'The newest stories could not be read',
    );
    now += 10_000;
    answer = { status: 200, body: {} };
    expect(await stories.about(thing)).toEqual([]);
    expect(asked).toHaveLength(2);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
