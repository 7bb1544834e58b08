import Fastify, { type FastifyInstance } from 'fastify';
import { createContentClient } from '../runtime/content/fetchContent';
import type { ContentChange } from '../runtime/content/ContentChange';
import { useContent } from '../runtime/fusion/content';
import { useAppContext } from '../runtime/fusion/context';
import { createServer, type Site } from '../runtime/server/createServer';
import { createTestPack } from '../runtime/server/testing/createTestPack';
import { listenForContent, notifyContent } from '../runtime/store/contentNotices';
import type { Database } from '../runtime/store/database';
import type { FeatureNode, PageDocument } from '../runtime/document/document';
import { describeStore } from '../runtime/store/testing/describeStore';
import { until } from '../runtime/store/testing/until';
import { contentService } from '../services/content/plugin';

const website = 'site';
const token = 'staff-token';
const LIMIT = 60_000;
/** ms for which a list may be the last one, after a node has heard of a change. */
const LIST_MAY_BE_OLD = 1000;

interface Ans {
  _id: string;
  headlines: { basic: string };
  content_elements?: Ans[];
}
const headlineOf = (story?: Ans | null) => story?.headlines.basic ?? 'none';
const Story = () => <p>{headlineOf(useAppContext().globalContent as Ans | null)}</p>;
const Latest = () => {
  const found = useContent<Ans>({ source: 'latest', query: {} });
  return <p>{(found?.content_elements ?? []).map(headlineOf).join('; ')}</p>;
};
const pack = createTestPack(
  {
    'test-block/story': { view: () => <Story /> },
    'test-block/latest': { view: () => <Latest />, refresh: () => 60_000 },
  },
  {
    story: {
      ttl: 300,
      params: { url: 'text' },
      resolve: ({ url }) => `/content/v4/stories?website_url=${String(url)}`,
    },
    latest: {
      ttl: 300,
      params: {},
      resolve: () => '/content/v4/search/published?q=type:story&sort=display_date:desc&size=100',
    },
  },
);
const feature = (id: string): FeatureNode => ({
  kind: 'feature',
  id,
  type: `test-block/${id}`,
  fields: {},
});
const documentOf = (id: string, kind: 'page' | 'template', ...names: string[]): PageDocument => ({
  id,
  kind,
  name: id,
  layout: 'page',
  meta: {},
  sections: { main: names.map(feature) },
});
const front = documentOf('front', 'page', 'latest');
const article = documentOf('article', 'template', 'story', 'latest');

/** What a reader got of an address, and when it was asked for (ms, `performance.now`). */
interface Answer {
  node: number;
  address: string;
  begun: number;
  status: number;
  body: string;
}

describeStore('What readers get while content changes', (current) => {
  let service: FastifyInstance;
  let base: string;
  let nodes: { site: Site; heard: { at: number; change: ContentChange | null }[] }[] = [];
  const closing: (() => Promise<unknown>)[] = [];
  let questions = 0;

  const story = (id: string, headline: string, more: object = {}) => ({
    _id: id,
    type: 'story',
    version: '0.10.9',
    canonical_url: `/news/${id}.html`,
    headlines: { basic: headline },
    display_date: '2026-05-01T12:00:00Z',
    ...more,
  });
  const send = async (method: 'PUT' | 'DELETE', path: string, payload?: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await service.inject({
      method,
      url: path,
      headers,
      ...(payload && { payload }),
    });
    expect(answer.statusCode).toBe(200);
  };
  const ingest = (...documents: object[]) =>
    send('PUT', '/content/v4/ingest?replace=true', { documents });
  const remove = (id: string) => send('DELETE', `/content/v4/ingest/${id}`);

  /** A node of the site, as far as readers see it. */
  async function openNode(database: Database) {
    const site = createServer({
      pack: () => pack,
      content: createContentClient({
        sources: () => pack.sources,
        upstream: { contentBase: () => base, accessToken: () => '' },
      }),
      website,
      route: (uri) => {
        const path = uri.split('?')[0]!;
        if (path === '/') return { kind: 'page', document: front, contentConfig: null };
        if (!path.startsWith('/news/')) return { kind: 'none' };
        const contentConfig = { source: 'story', query: { url: path } };
        return { kind: 'template', document: article, contentConfig };
      },
      inlineScripts: [],
      isReady: async () => true,
      logLevel: 'silent',
    });
    const heard: { at: number; change: ContentChange | null }[] = [];
    const stop = await listenForContent(
      database,
      (change) => {
        site.expireContent(change);
        heard.push({ at: performance.now(), change });
      },
      () => undefined,
    );
    closing.unshift(async () => {
      await stop();
      await site.app.close();
    });
    return { site, heard };
  }

  beforeAll(async () => {
    const { database, openNode: openSecond } = current();
    service = Fastify();
    // Answers come late, and not in the order of the questions.
    service.addHook('onSend', async ({ method }) => {
      if (method !== 'GET') return;
      questions += 1;
      await new Promise((resolve) => setTimeout(resolve, (questions * 7) % 40));
    });
    await service.register(contentService, {
      pool: database.pool,
      token,
      website,
      signImage: (id) => id,
      onChange: (change, transaction) => notifyContent(transaction, change),
    });
    base = await service.listen({ host: '127.0.0.1', port: 0 });
    closing.push(() => service.close());
    const second = await openSecond();
    closing.push(() => second.close());
    nodes = [await openNode(database), await openNode(second.database)];
  });
  afterAll(async () => {
    for (const close of closing) await close();
  });

  const ADDRESSES = [
    '/news/told.html',
    '/news/other.html',
    '/',
    '/pf/api/v3/fragment/front/latest?uri=/',
    '/pf/api/v3/fragment/article/story,latest?uri=/news/told.html',
    '/pf/api/v3/content/fetch/latest',
    `/pf/api/v3/content/fetch/story?query=${encodeURIComponent('{"url":"/news/told.html"}')}`,
  ];

  /** Readers who never rest, of every address on every node, while something is done. */
  async function read(during: (answers: Answer[]) => Promise<void>): Promise<Answer[]> {
    const answers: Answer[] = [];
    let isOver = false;
    const readers = nodes.flatMap(({ site }, node) =>
      ADDRESSES.map(async (address) => {
        while (!isOver) {
          const begun = performance.now();
          const { statusCode: status, body } = await site.app.inject({ url: address });
          answers.push({ node, address, begun, status, body });
          await new Promise((resolve) => setTimeout(resolve, 2));
        }
      }),
    );
    try {
      await during(answers);
    } finally {
      isOver = true;
      await Promise.all(readers);
    }
    return answers;
  }

  const isStory = ({ address }: Answer) => address.includes('told.html');

  it.each<[string, object[], () => Promise<void>, RegExp, string | null]>([
    [
      'a correction',
      [story('told', 'Old words')],
      () => ingest(story('told', 'New words')),
      /Old words/,
      'New words',
    ],
    ['what is deleted', [story('told', 'Deleted words')], () => remove('told'), /Deleted/, null],
    [
      'what is unpublished',
      [story('told', 'Hidden words')],
      () => ingest(story('told', 'Hidden words', { status: 'draft' })),
      /Hidden/,
      null,
    ],
    ['what is new', [], () => ingest(story('told', 'First words')), /^(?!.*First words)/s, 'First'],
    [
      'what is under embargo no longer',
      [],
      () =>
        ingest(
          story('told', 'Held words', {
            content_restrictions: {
              embargo: { active: true, end_time: new Date(Date.now() + 1500).toISOString() },
            },
          }),
        ),
      /^(?!.*Held words)/s,
      'Held',
    ],
  ])('%s is so for all of them', async (what, before, change, isOld, seen) => {
    await ingest(story('other', 'Another'), ...before);
    let changed: number[] = [];
    let asked = 0;
    const answers = await read(async (given) => {
      // All have been there once, and all caches are full.
      await until(() => given.length > 10 * nodes.length * ADDRESSES.length, LIMIT);
      const known = nodes.map(({ heard }) => heard.length);
      // An embargo's end is told of when it comes, after the ingest was.
      const notices = what.includes('embargo') ? 2 : 1;
      asked = questions;
      await change();
      await until(
        () => nodes.every(({ heard }, node) => heard.length >= known[node]! + notices),
        LIMIT,
      );
      changed = nodes.map(({ heard }) => heard.at(-1)!.at);
      const later = performance.now() + LIST_MAY_BE_OLD;
      await until(
        () =>
          nodes.every((_, node) =>
            ADDRESSES.every((address) =>
              given.some(
                (answer) =>
                  answer.node === node && answer.address === address && answer.begun > later,
              ),
            ),
          ),
        LIMIT,
      );
    });
    const after = answers.filter(({ node, begun }) => begun >= changed[node]!);
    const shows = answers.filter(({ address }) => !address.includes('other.html'));

    // Its own page, fragment and data are new for everyone who asks from now on.
    expect(
      after.filter((answer) => isStory(answer) && isOld.test(answer.body) && answer.status === 200),
    ).toEqual([]);
    const late = (answer: Answer) => answer.begun >= changed[answer.node]! + LIST_MAY_BE_OLD;
    expect(
      shows.filter((answer) => late(answer) && isOld.test(answer.body) && answer.status === 200),
    ).toEqual([]);
    const last = ADDRESSES.map((address) =>
      answers.findLast((answer) => answer.address === address)!,
    );
    for (const answer of last) {
      if (seen === null)
        expect([isStory(answer) ? answer.status : 404, isOld.test(answer.body)]).toEqual([
          404,
          false,
        ]);
      else if (!answer.address.includes('other.html')) expect(answer.body).toContain(seen);
      else expect(answer.status).toBe(200);
    }
    // Once it was new for a reader it was never old again.
    for (const { address } of last)
      for (const [node] of nodes.entries()) {
        const seenBy = shows.filter((answer) => answer.address === address && answer.node === node);
        const lastOld = seenBy.findLastIndex(
          (answer) => isOld.test(answer.body) && answer.status === 200,
        );
        const firstNew = seenBy.findIndex(
          (answer) =>
            answer.begun >= changed[node]! && !(isOld.test(answer.body) && answer.status === 200),
        );
        expect(firstNew === -1 || firstNew > lastOld).toBe(true);
      }
    // However many read: each node asks once for each answer, and again for those under way.
    expect(questions - asked).toBeLessThan(40);
    await remove('told').catch(() => undefined);
  });

  it('what was changed while a node could hear nothing is so once it hears again', async () => {
    const { database } = current();
    if (database.engine !== 'postgres') return;
    const [, second] = nodes;
    const before = second!.heard.length;
    await ingest(story('told', 'Unheard words'));
    await until(() => second!.heard.length > before, LIMIT);
    const page = () => second!.site.app.inject({ url: '/news/told.html' });
    expect((await page()).body).toContain('Unheard words');
    const known = nodes.map(({ heard }) => heard.length);
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where query = 'listen runtime_content' and datname = current_database()`,
    );
    await remove('told');
    await until(() => nodes.every(({ heard }, node) => heard.length > known[node]!), LIMIT);
    expect((await page()).statusCode).toBe(404);
  });
});
