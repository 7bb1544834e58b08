import { Readable } from 'node:stream';

import fc from 'fast-check';

import type { JsonObject } from '../ans/json';
import { picture, reference, story } from '../testing/documents';
import { engines } from '../testing/engines';
import { openService } from '../testing/openService';
import type { TestService } from '../testing/openService';

const at = (day: number): string => `2026-05-0${day}T12:00:00Z`;

const text = fc.constantFrom('one', 'two', 'three');
const body = fc.constantFrom<JsonObject[]>([], [{ type: 'text', content: 'A body.' }]);
const promo = fc.constantFrom<JsonObject>(
  picture({ _id: 'p', caption: 'A caption' }),
  picture({ _id: 'p' }),
  reference('image', 'p'),
);
const embargo = { embargo: { active: true, end_time: '2999-01-01T00:00:00Z' } };
const ofStory = fc.record(
  {
    headlines: fc.constant<JsonObject>({ basic: 'A headline' }),
    display_date: fc.constant(at(1)),
    last_updated_date: fc.constantFrom(at(1), at(2), at(3)),
    slug: fc.option(text),
    copyright: text,
    status: fc.constantFrom('published', 'draft'),
    content_restrictions: fc.constantFrom<JsonObject | null>(null, embargo),
    revision: fc.constantFrom<JsonObject>(
      { revision_id: 'r1' },
      { revision_id: 'r2', parent_id: 'r1' },
    ),
    content_elements: body,
    promo_items: promo.map((basic) => ({ basic })),
  },
  { requiredKeys: [] },
);
const ofAuthor = fc.record(
  { bio: text, org: fc.option(text), first_name: text },
  { requiredKeys: [] },
);

/** Documents of a few ids, so that most come in several times, in full and trimmed. */
const document = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom('s1', 's2'), ofStory)
      .map(([_id, rest]) => ({ _id, type: 'story', ...rest })),
  },
  fc.tuple(text, fc.subarray(['s1', 's2'])).map(([slug, members]) => ({
    _id: 'c',
    type: 'collection',
    slug,
    content_elements: members.map((id) => reference('story', id)),
  })),
  text.map((to) => ({
    _id: 'r',
    type: 'redirect',
    canonical_url: '/from/',
    redirect_url: `/${to}/`,
  })),
  ofAuthor.map((rest) => ({ _id: 'jo', type: 'author', name: 'Jo', ...rest })),
) as fc.Arbitrary<JsonObject & { _id: string }>;

const batches = fc.array(fc.array(document, { minLength: 1, maxLength: 3 }), {
  minLength: 1,
  maxLength: 5,
});

describe.each(engines)('a dry run on $name', (engine) => {
  let service: TestService;
  let runs = 0;

  beforeAll(async () => {
    service = await openService(engine);
  });
  afterAll(() => service.close());

  const put = async (parameters: string, documents: unknown[]) => {
    const answer = await service.put(`/content/v4/ingest?profile=delivered&${parameters}`, {
      documents,
    });
    expect(answer.status).toBe(200);
    return answer.json();
  };
  const end = (run: string) =>
    service.send('DELETE', `/content/v4/ingest-checks/${run}`, undefined, 'staff-token');

  /** The same documents under ids that nothing is stored of. */
  const renamed = (all: JsonObject[][]): JsonObject[][] => {
    runs += 1;
    return JSON.parse(
      JSON.stringify(all).replaceAll(/"(?:_id|id)":"(\w+)"/g, (pair, id: string) =>
        pair.replace(`"${id}"`, `"${id}-${runs}"`),
      ),
    ) as JsonObject[][];
  };

  it('says of each document, over several batches, what the real run then says', async () => {
    await fc.assert(
      fc.asyncProperty(batches, fc.nat(2), fc.boolean(), async (given, stored, isReplacing) => {
        const all = renamed(given);
        for (const batch of all.slice(0, stored)) await put('', batch);
        const replace = `replace=${isReplacing}`;
        const told: unknown[] = [];
        const name = `run-${runs}`;
        for (const batch of all) told.push(await put(`${replace}&check=true&run=${name}`, batch));
        expect((await end(name)).status).toBe(200);
        const real: unknown[] = [];
        for (const batch of all) real.push(await put(replace, batch));
        expect(told).toEqual(real);
      }),
      { numRuns: 60 },
    );
  });

  it('of one request knows what came before in it, and is over with it', async () => {
    const lines = [story('long'), ...Array.from({ length: 60 }, (_item, n) => story(`long-${n}`))];
    const { content_elements: _body, ...thin } = story('long');
    const send = (parameters: string) =>
      service.stream(
        'PUT',
        `/content/v4/ingest?${parameters}`,
        Readable.from([[...lines, thin].map((one) => JSON.stringify(one)).join('\n')]),
        'application/x-ndjson',
      );
    const first = (await send('check=true')).json();
    expect((first.accepted as unknown[]).at(-1)).toMatchObject({
      status: 'kept',
      kept: ['/content_elements'],
    });
    expect((await send('check=true')).json()).toEqual(first);
    expect((await send('')).json()).toEqual(first);
  });

  it('is seen by nobody else: no reader, no other run', async () => {
    await put('check=true&run=one', [story('unseen')]);
    expect((await service.get('/content/v4/stories?_id=unseen')).status).toBe(404);
    expect((await put('check=true&run=two', [story('unseen')])).accepted).toMatchObject([
      { status: 'new' },
    ]);
    await end('two');
    expect((await put('check=true&run=one', [story('unseen')])).accepted).toMatchObject([
      { status: 'unchanged' },
    ]);
    await end('one');
    expect((await put('check=true&run=one', [story('unseen')])).accepted).toMatchObject([
      { status: 'new' },
    ]);
  });
});
