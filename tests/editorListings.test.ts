import { restaurants } from '../composition/listings/restaurants';
import { listingHandlers } from '../runtime/editor/server/api/handlers/listings';
import { describeStore } from '../runtime/store/testing/describeStore';
import { until } from '../runtime/store/testing/until';
import { openContentDesk, website, type ContentDesk } from './openContentDesk';

describeStore('The editor’s API, listings', (current) => {
  let desk: ContentDesk;
  const call: ContentDesk['call'] = (...asked) => desk.call(...asked);

  beforeAll(async () => {
    desk = await openContentDesk(current(), (service) => listingHandlers(service, [restaurants]), {
      isTelling: true,
    });
  });
  afterAll(() => desk.close());

  const make = (id: string, who = 'editor') =>
    call(who, 'POST', '/listings', { kind: 'restaurants', id, name: `Name of ${id}` });
  const read = async (id: string) => (await call('viewer', 'GET', `/listings/${id}`)).body;
  const save = (id: string, part: object, who = 'editor') =>
    call(who, 'PUT', `/listings/${id}`, { revision: 1, isShown: true, values: {}, ...part });
  /** What readers may ask for. */
  const published = (id: string) =>
    desk.tell('GET', `/content/v4/search/published?website=${website}&q=_id:${id}`);
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
    await until(() => desk.changed.includes('ladle'), 5000);
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

  it('keep how the newsroom published them, where that is not what an editor changes', async () => {
    const revision = { published: true, branch: 'default', user_id: 'desk' };
    const content_restrictions = { embargo: { active: true, end_time: '2099-01-01T00:00:00Z' } };
    await desk.tell('PUT', '/content/v4/ingest', {
      ...restaurants.begin({ id: 'later', name: 'Later', now: '2026-11-01T00:00:00Z' }),
      status: 'published',
      revision,
      content_restrictions,
    });
    expect(await save('later', { values: { name: 'Later yet' } })).toMatchObject({ status: 200 });
    const { document } = await desk.tell('GET', '/content/v4/listings/source?_id=later');
    expect(document).toMatchObject({ status: 'published', revision, content_restrictions });
    expect(document).not.toHaveProperty('display_date');
    expect((await published('later')).count).toBe(0);
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
    await desk.tell('PUT', '/content/v4/ingest', {
      _id: 'swipe',
      type: 'story',
      subtype: 'swipeable',
      version: '0.10.9',
      headlines: { basic: 'Swipe' },
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
