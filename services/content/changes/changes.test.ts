import Fastify, { type FastifyInstance } from 'fastify';

import { contentService } from '../plugin';
import { picture, reference, story } from '../testing/documents';
import { engines, type TestDatabase } from '../testing/engines';
import { openDatabase } from '../store/openDatabase';
import type { ContentChange } from './ContentChange';
import { tellDueChanges } from './tellDueChanges';

const TOKEN = 'staff-token';
const FAR = '2999-01-01T00:00:00Z';
const embargo = (end: string) => ({
  content_restrictions: { embargo: { active: true, end_time: end } },
});
const unpublishAt = (moment: string) => ({
  publishing: {
    has_published_edition: true,
    scheduled_operations: {
      unpublish_edition: [{ operation: 'unpublish_edition', operation_date: moment }],
    },
  },
});
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

describe.each(engines)('what readers get differently is told of, on $name', (engine) => {
  let database: TestDatabase;
  let app: FastifyInstance;
  const told: (ContentChange | null)[] = [];
  let fails = false;

  beforeAll(async () => {
    database = await engine.open();
    app = Fastify();
    await app.register(contentService, {
      pool: database.pool,
      token: TOKEN,
      website: 'broadsheet',
      signImage: (id) => id,
      onChange: async (change) => {
        if (fails) throw new Error('it can not be told');
        told.push(change);
      },
    });
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });
  beforeEach(() => {
    told.length = 0;
    fails = false;
  });

  const send = async (method: 'PUT' | 'DELETE' | 'GET', path: string, payload?: object) =>
    app.inject({
      method,
      url: path,
      headers: { authorization: `Bearer ${TOKEN}` },
      ...(payload ? { payload } : {}),
    });
  const ingest = async (...documents: unknown[]) => {
    const answer = await send('PUT', '/content/v4/ingest?replace=true', {
      documents: documents as object[],
    });
    expect(answer.json().rejected ?? []).toEqual([]);
    return answer;
  };
  const remove = (id: string) => send('DELETE', `/content/v4/ingest/${id}`);
  const statusOf = async (id: string) =>
    (await send('GET', `/content/v4/stories?_id=${id}`)).statusCode;
  const until = async (holds: () => boolean | Promise<boolean>) => {
    const end = performance.now() + 60_000;
    while (!(await holds())) {
      if (performance.now() > end) throw new Error(`Never: ${String(holds)}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

  it('once for an ingest, and not for what it does not change', async () => {
    await ingest(story('one'), story('two'));
    expect(told).toEqual([{ ids: ['one', 'two'], gone: [] }]);
    await ingest(story('one'), story('two', { headlines: { basic: 'New' } }));
    expect(told.slice(1)).toEqual([{ ids: ['two'], gone: [] }]);
  });

  it('not for drafts; for what becomes one, as gone', async () => {
    await ingest(story('draft', { status: 'draft' }));
    await ingest(story('draft', { status: 'draft', headlines: { basic: 'Second draft' } }));
    expect(told).toEqual([]);
    await ingest(story('draft'));
    await ingest(story('draft', { status: 'draft' }));
    expect(told).toEqual([
      { ids: ['draft'], gone: [] },
      { ids: ['draft'], gone: ['draft'] },
    ]);
  });

  it('as gone where it is deleted, put under embargo or unpublished', async () => {
    for (const more of [null, embargo(FAR), { revision: { published: false } }]) {
      await ingest(story('leaves'));
      told.length = 0;
      if (more) await ingest(story('leaves', more));
      else await remove('leaves');
      expect(told).toEqual([{ ids: ['leaves'], gone: ['leaves'] }]);
      expect(await statusOf('leaves')).toBe(404);
    }
    await remove('never-there');
    expect(told).toHaveLength(1);
  });

  it('with what holds it, as far as references are followed', async () => {
    await ingest(
      picture({ _id: 'pic' }),
      {
        ...story('film'),
        type: 'video',
        content_elements: undefined,
        promo_items: { basic: reference('image', 'pic') },
      },
      story('whole', { promo_items: { basic: reference('video', 'film') } }),
      story('far', { promo_items: { basic: reference('story', 'whole') } }),
    );
    told.length = 0;
    await ingest(picture({ _id: 'pic', caption: 'Another.' }));
    expect(told).toEqual([{ ids: ['pic', 'film', 'whole'], gone: [] }]);
  });

  it('as anything, for authors and sections that are others', async () => {
    const jane = { _id: 'jane', name: 'Jane' };
    const news = { sections: [{ _id: '/news', name: 'News' }] };
    await send('PUT', '/author/v2/author-service', jane);
    await send('PUT', '/author/v2/author-service', jane);
    await send('PUT', '/site/v3/website/broadsheet/section', news);
    await send('PUT', '/site/v3/website/broadsheet/section', news);
    await ingest({ type: 'author', ...jane, byline: 'J. Doe' });
    expect(told).toEqual([null, null, null]);
  });

  it('with a collection that was saved, by its id', async () => {
    await send('PUT', '/content/v4/collections', { _id: 'top', items: ['one'] });
    expect(told).toEqual([{ ids: ['top'], gone: [] }]);
  });

  it('or it does not happen', async () => {
    await ingest(story('kept'));
    fails = true;
    expect((await remove('kept')).statusCode).toBe(500);
    expect((await ingest(story('not-kept'))).statusCode).toBe(500);
    fails = false;
    expect([await statusOf('kept'), await statusOf('not-kept')]).toEqual([200, 404]);
  });

  it.each([
    ['an embargo ends', (moment: string) => embargo(moment), 404, 200, []],
    ['it is to be unpublished', (moment: string) => unpublishAt(moment), 200, 404, ['timed']],
    ['its date comes', (moment: string) => ({ display_date: moment }), 200, 200, []],
  ])('by itself when %s', async (_name, propertiesAt, before, after, gone) => {
    await ingest(story('timed', { ...propertiesAt(FAR), headlines: { basic: 'Later' } }));
    expect(await statusOf('timed')).toBe(before);
    told.length = 0;
    await ingest(story('timed', propertiesAt(inMs(1500))));
    await until(async () => (await statusOf('timed')) === after && told.length > 1);
    expect(told.at(-1)).toEqual({ ids: ['timed'], gone });
    await remove('timed');
  });

  it('what was to be unpublished before its last change is not', async () => {
    const planned = unpublishAt('2020-01-01T00:00:00Z');
    await ingest(story('again', { ...planned, last_updated_date: '2021-01-01T00:00:00Z' }));
    await ingest(story('over', { ...planned, last_updated_date: '2019-01-01T00:00:00Z' }));
    expect([await statusOf('again'), await statusOf('over')]).toEqual([200, 404]);
  });

  it('once, of what became due while nothing ran, by one of all that look', async () => {
    const db = await openDatabase(database.pool);
    await ingest(story('asleep', embargo(FAR)));
    // As if the process had not run for an hour, in which the embargo ended.
    await database.pool.query(`
      update content.documents set embargo_until = now() - interval '10 minutes',
        ingested_at = now() - interval '2 hours' where id = 'asleep'`);
    await database.pool.query(
      `update content.due_changes set seen_until = now() - interval '1 hour'`,
    );
    const due: (ContentChange | null)[] = [];
    const look = () => tellDueChanges(db, async (change) => void due.push(change));
    await Promise.all([look(), look(), look()]);
    await look();
    expect(due.filter((change) => change?.ids.includes('asleep'))).toEqual([
      { ids: ['asleep'], gone: [] },
    ]);
  });
});
