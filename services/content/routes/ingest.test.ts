import { Readable } from 'node:stream';

import { engines } from '../testing/engines';
import { story } from '../testing/documents';
import { openService } from '../testing/openService';
import type { TestService } from '../testing/openService';

describe.each(engines)('ingest on $name', (engine) => {
  let service: TestService;
  const ingest = async (...documents: unknown[]) => {
    const answer = await service.put('/content/v4/ingest', { documents });
    expect(answer.json().rejected).toEqual([]);
  };

  beforeAll(async () => {
    service = await openService(engine);
  });
  afterAll(() => service.close());

  it('tells for each document whether it was accepted, and why not', async () => {
    const answer = await service.put('/content/v4/ingest', {
      documents: [
        story('one'),
        story('two', { content_restrictions: { embargo: { active: true, end_time: false } } }),
        7,
      ],
    });
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({
      accepted: [{ _id: 'one', status: 'new', deviations: [] }],
      rejected: [
        {
          _id: 'two',
          errors: [
            {
              path: '/content_restrictions/embargo/end_time',
              message: 'must be a date-time string',
            },
          ],
        },
        { _id: '', errors: [{ path: '/', message: 'must be an object' }] },
      ],
    });
    expect((await service.get('/content/v4/stories?_id=one')).status).toBe(200);
    expect((await service.get('/content/v4/stories?_id=two')).status).toBe(404);
  });

  it('keeps a deviating document when told to be tolerant', async () => {
    const path = '/content/v4/ingest?tolerant=true';
    const answer = await service.put(path, story('deviant', { extra: 1 }));
    expect(answer.json()).toEqual({
      accepted: [
        {
          _id: 'deviant',
          status: 'new',
          deviations: [{ path: '/extra', message: 'is not a key that ANS knows here' }],
        },
      ],
      rejected: [],
    });
    expect((await service.get('/content/v4/stories?_id=deviant')).json()).toMatchObject({
      extra: 1,
    });
  });

  it('only checks when told so', async () => {
    await service.put('/content/v4/ingest?check=true', story('checked'));
    expect((await service.get('/content/v4/stories?_id=checked')).status).toBe(404);
  });

  it('replaces what it knows, keeps when that was created, and finds the new address only', async () => {
    const { created_date: _date, ...undated } = story('again');
    await ingest(undated);
    const first = (await service.get('/content/v4/stories?_id=again')).json();
    await ingest(undated);
    await ingest({ ...undated, canonical_url: '/moved/', headlines: { basic: 'Second' } });
    const second = (await service.get('/content/v4/stories?website_url=/moved')).json();
    expect(second).toMatchObject({
      headlines: { basic: 'Second' },
      created_date: first.created_date,
    });
    expect((await service.get('/content/v4/stories?website_url=/news/again.html')).status).toBe(
      404,
    );
  });

  it('marks a deleted document, and brings it back at the next ingest', async () => {
    await ingest(story('gone/with spaces'));
    const path = `/content/v4/ingest/${encodeURIComponent('gone/with spaces')}`;
    expect((await service.send('DELETE', path, undefined, 'staff-token')).json()).toEqual({
      _id: 'gone/with spaces',
      deleted: true,
    });
    expect((await service.get('/content/v4/stories?_id=gone/with spaces')).status).toBe(404);
    expect((await service.send('DELETE', path, undefined, 'staff-token')).status).toBe(404);
    await ingest(story('gone/with spaces'));
    expect((await service.get('/content/v4/stories?_id=gone/with spaces')).status).toBe(200);
  });

  it('takes 150 stories in two requests, with seconds of work', async () => {
    const text = `<p>${'Council voted on the <b>budget</b>, <a href="/b">again</a>. '.repeat(8)}</p>`;
    const stories = Array.from({ length: 150 }, (_item, index) =>
      story(`bulk-${index}`, {
        content_elements: Array.from({ length: 25 }, () => ({ type: 'text', content: text })),
      }),
    );
    const start = process.cpuUsage();
    await ingest(...stories.slice(0, 100));
    await ingest(...stories.slice(100));
    expect(process.cpuUsage(start).user).toBeLessThan(9_000_000);
  });

  it.each([
    ['no token', '', story('x'), 401],
    ['a wrong token', 'wrong', story('x'), 401],
    ['what is no JSON', 'staff-token', '{"a":', 400],
    ['too many documents', 'staff-token', { documents: Array(101).fill(story('x')) }, 400],
  ])('refuses %s', async (_name, token, body, status) => {
    const answer = await service.send('PUT', '/content/v4/ingest', body, token);
    expect([answer.status, typeof answer.json().message]).toEqual([status, 'string']);
  });

  it('takes endless embargoes and values too long for an index', async () => {
    await ingest(
      story('odd', {
        content_restrictions: { embargo: { active: true } },
        taxonomy: { tags: [{ text: 'x', slug: 'y'.repeat(5000) }] },
      }),
    );
    expect((await service.get('/content/v4/stories?_id=odd')).status).toBe(404);
  });

  it('says where a text holds a NUL character, and leaves that out when told to be tolerant', async () => {
    const errors = [{ path: '/headlines/basic', message: 'holds a NUL character' }];
    const nul = story('nul', { headlines: { basic: 'a\u0000b' } });
    const strict = await service.put('/content/v4/ingest', nul);
    expect(strict.json().rejected).toEqual([{ _id: 'nul', errors }]);
    const tolerant = await service.put('/content/v4/ingest?tolerant=true', nul);
    expect(tolerant.json().accepted).toMatchObject([{ _id: 'nul', deviations: errors }]);
    expect((await service.get('/content/v4/stories?_id=nul')).json()).toMatchObject({
      headlines: { basic: 'ab' },
    });
  });

  describe('of a stream', () => {
    const stream = (type: string, chunks: Iterable<string> | AsyncIterable<string>) =>
      service.stream('PUT', '/content/v4/ingest', Readable.from(chunks), type);
    const lines = 'application/x-ndjson';

    it('answers for each line, and goes on behind one that is wrong', async () => {
      const deep = `{"a":${'['.repeat(200_000)}`;
      const answer = await stream(lines, [
        `${JSON.stringify(story('line-1'))}\n{"half":\n`,
        `${deep}\n{"__proto__": {"x": 1}}\n`,
        JSON.stringify(story('line-2')),
      ]);
      const refused = (message: string) => ({
        _id: '',
        errors: [{ path: '/', message: expect.stringContaining(message) as string }],
      });
      expect([answer.status, answer.json()]).toEqual([
        200,
        {
          accepted: ['line-1', 'line-2'].map((_id) => ({ _id, status: 'new', deviations: [] })),
          rejected: [
            refused('document 2 is not JSON'),
            refused('document 3 is nested deeper than 62 levels'),
            refused('document 4 is not JSON'),
          ],
        },
      ]);
      expect((await service.get('/content/v4/stories?_id=line-2')).status).toBe(200);
    });

    it('stores a list while it comes in, and says how far it came where that breaks off', async () => {
      const chunks = async function* () {
        for (let n = 0; n < 60; n += 1) {
          yield `${n === 0 ? '[' : ','}${JSON.stringify(story(`listed-${n}`))}`;
        }
        // The first fifty are stored before the rest is there.
        for (;;) {
          const { status } = await service.get('/content/v4/stories?_id=listed-49');
          if (status === 200) break;
        }
        yield '}';
      };
      const answer = await stream('application/json', chunks());
      expect(answer.status).toBe(400);
      expect(answer.json().message).toBe(
        'The list is malformed after 60 documents; 50 before that are stored',
      );
      expect((await service.get('/content/v4/stories?_id=listed-59')).status).toBe(404);
    });

    it('holds no more of it than it works on', async () => {
      const comment = 'x'.repeat(1_000_000);
      let most = 0;
      const chunks = function* () {
        for (let n = 0; n < 100; n += 1) {
          most = Math.max(most, process.memoryUsage().arrayBuffers);
          yield `${JSON.stringify({ type: 'story', additional_properties: { comment, n } })}\n`;
        }
      };
      const before = process.memoryUsage().arrayBuffers;
      const answer = await stream(lines, chunks());
      expect(answer.json().rejected).toHaveLength(100);
      expect(most - before).toBeLessThan(50_000_000);
    });

    it.each([
      ['nothing', 'application/json', ['  '], 400],
      ['what is no JSON', 'text/csv', ['a,b'], 415],
    ])('refuses %s', async (_what, type, chunks, status) => {
      expect((await stream(type, chunks)).status).toBe(status);
    });
  });
});
