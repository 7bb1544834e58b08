import Fastify, { type FastifyInstance } from 'fastify';
import { restaurants } from '../composition/listings/restaurants';
import { API_PREFIX } from '../runtime/editor/contract/calls';
import { editorApi } from '../runtime/editor/server/api/editorApi';
import { listingHandlers } from '../runtime/editor/server/api/handlers/listings';
import { listenForContent } from '../runtime/store/contentNotices';
import { createToken } from '../runtime/store/staff/tokens';
import type { Role } from '../runtime/store/staff/types';
import { describeStore } from '../runtime/store/testing/describeStore';
import { until } from '../runtime/store/testing/until';
import { contentService } from '../services/content/plugin';

const website = 'daily';
const token = 'staff-token';
const author = 'command-line';

describeStore('The editor’s API, listings', (current) => {
  let app: FastifyInstance;
  let service: FastifyInstance;
  const secrets = new Map<string, string>();
  const changed: string[] = [];
  let stopListening = async () => {};

  beforeAll(async () => {
    const { database, store } = current();
    service = Fastify();
    await service.register(contentService, {
      pool: database.pool,
      token,
      website,
      signImage: (id) => `signed-${id}`,
    });
    const base = await service.listen({ host: '127.0.0.1', port: 0 });
    stopListening = await listenForContent(database, (change) => {
      changed.push(...(change?.ids ?? []));
    });
    app = Fastify();
    await app.register(
      editorApi({
        store,
        website,
        origin: () => base,
        handlers: listingHandlers({ base: () => base, token, website }, [restaurants]),
      }),
    );
    for (const [name, role, folder] of [
      ['editor', 'editor', '/'],
      ['sports', 'editor', '/sports'],
      ['viewer', 'viewer', '/'],
    ] as const satisfies readonly [string, Role, string][]) {
      const grants = [{ website, folder, role }];
      const { secret } = await createToken(store, { name, grants, endsAt: null, author });
      secrets.set(name, secret);
    }
  }, 60_000);
  afterAll(async () => {
    await stopListening();
    await app.close();
    await service.close();
  });

  const call = async (
    who: string,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: object,
  ) => {
    const answer = await app.inject({
      method,
      url: `${API_PREFIX}${path}`,
      headers: { authorization: `Bearer ${secrets.get(who)}` },
      ...(payload ? { payload } : {}),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const make = (id: string, who = 'editor') =>
    call(who, 'POST', '/listings', { kind: 'restaurants', id, name: `Name of ${id}` });
  const read = async (id: string) => (await call('viewer', 'GET', `/listings/${id}`)).body;
  const save = (id: string, part: object, who = 'editor') =>
    call(who, 'PUT', `/listings/${id}`, { revision: 1, isShown: true, values: {}, ...part });
  /** What readers may ask for. */
  const published = async (id: string) =>
    (await service.inject(`/content/v4/search/published?website=${website}&q=_id:${id}`)).json();
  const lastLog = async () =>
    current().store.selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();

  it('say which kinds there are', async () => {
    expect((await call('viewer', 'GET', '/listing-kinds')).body).toEqual({
      kinds: [{ name: 'restaurants', label: 'Restaurants', one: 'restaurant' }],
    });
  });

  it('are made by name, hidden from readers until they are shown, and listed', async () => {
    expect(await make('velour')).toMatchObject({ status: 201, body: { revision: 1 } });
    expect(await lastLog()).toMatchObject({
      action: 'create-listing',
      actor: 'token:editor',
      detail: { listing: 'velour', kind: 'restaurants', name: 'Name of velour' },
    });
    expect((await published('velour')).count).toBe(0);
    expect(await read('velour')).toMatchObject({
      kind: { name: 'restaurants' },
      fields: { name: { kind: 'text', required: true }, cuisines: { kind: 'list' } },
      values: { name: 'Name of velour' },
      isShown: false,
      url: '/food/velour.html',
      revision: 1,
    });
    const { body } = await call('viewer', 'GET', '/listings?kind=restaurants&q=velour');
    expect(body).toMatchObject({
      listings: [{ id: 'velour', name: 'Name of velour', isLive: false }],
      total: 1,
    });
  });

  it('are saved for readers at once, with what changed in the log, and told to every node', async () => {
    await make('ladle');
    const values = { name: 'Copper Ladle', region: 'Olney', cuisines: ['Soup'] };
    expect(await save('ladle', { values })).toMatchObject({ status: 200, body: { revision: 2 } });
    expect(await published('ladle')).toMatchObject({
      content_elements: [{ headlines: { basic: 'Copper Ladle' }, subtype: 'restaurant-page' }],
    });
    expect(await lastLog()).toMatchObject({
      action: 'save-listing',
      detail: {
        listing: 'ladle',
        name: 'Copper Ladle',
        revision: 2,
        isShown: true,
        changed: ['name', 'region', 'cuisines'],
      },
    });
    await until(() => changed.includes('ladle'), 5000);
    expect(await save('ladle', { values, revision: 2, isShown: false })).toMatchObject({
      body: { revision: 3 },
    });
    expect((await published('ladle')).count).toBe(0);
  });

  it('keep the day on which readers first saw them', async () => {
    await make('first');
    const dateOf = async () => {
      const { content_elements } = await published('first');
      return content_elements[0].first_publish_date as string;
    };
    await save('first', { values: { name: 'First' } });
    const date = await dateOf();
    await save('first', { values: { name: 'Again' }, revision: 2 });
    expect(await dateOf()).toBe(date);
  });

  it('that someone else saved meanwhile are not overwritten', async () => {
    await make('race');
    await save('race', { values: { name: 'Theirs' } });
    expect(await save('race', { values: { name: 'Mine' } })).toMatchObject({
      status: 409,
      body: { code: 'revision', currentRev: 2 },
    });
    expect((await read('race')).values.name).toBe('Theirs');
  });

  it.each([
    ['no name', { name: '' }, 'Name: This field is required.'],
    ['a field that there is not', { name: 'x', stars: 5 }, 'A restaurant has no field "stars".'],
    ['a latitude off the earth', { name: 'x', latitude: 91 }, 'Latitude: Enter 90 or less.'],
    [
      'a script for an address',
      { name: 'x', website: 'javascript:x' },
      'Website: Enter a web address.',
    ],
  ])('with %s are refused, and stay as they were', async (_what, values, message) => {
    await make('strict');
    const { revision } = await read('strict');
    expect(await save('strict', { values, revision })).toEqual({
      status: 400,
      body: { code: 'invalid', message },
    });
    expect((await read('strict')).revision).toBe(revision);
  });

  it('that there are not, or are of no kind that this site has, are not found', async () => {
    await service.inject({
      method: 'PUT',
      url: '/content/v4/ingest',
      headers: { authorization: `Bearer ${token}` },
      payload: {
        _id: 'swipe',
        type: 'story',
        subtype: 'swipeable',
        version: '0.10.9',
        headlines: { basic: 'Swipe' },
      },
    });
    for (const id of ['none', 'swipe'])
      expect(await call('editor', 'GET', `/listings/${id}`)).toMatchObject({
        status: 404,
        body: { message: `There is no listing "${id}".` },
      });
    expect(await call('editor', 'GET', '/listings?kind=hotels')).toMatchObject({ status: 404 });
    expect(await make('velour')).toMatchObject({
      status: 409,
      body: { message: 'There is a restaurant "velour" already.' },
    });
  });

  it('are read by all of the staff, and written by who may edit the whole site', async () => {
    for (const who of ['sports', 'viewer']) {
      expect(await make('other', who)).toMatchObject({ status: 403 });
      expect(await save('velour', { values: { name: 'x' } }, who)).toMatchObject({ status: 403 });
      expect(await call(who, 'GET', '/listings/velour')).toMatchObject({ status: 200 });
    }
  });
});
