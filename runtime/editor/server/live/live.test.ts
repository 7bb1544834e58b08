import { type LiveEvent, afterChanges, type Person } from '../../contract/liveEvents';
import { API_PREFIX } from '../../contract/calls';
import Fastify, { type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { addComment } from '../../../store/comments';
import { createDocument } from '../../../store/createDocument';
import type { PresenceChange } from '../../../store/editorNotices';
import { patchDraft } from '../../../store/patchDraft';
import { publish } from '../../../store/publish';
import { saveStaff } from '../../../store/staff/saveStaff';
import { openSession } from '../../../store/staff/sessions';
import { describeStore } from '../../../store/testing/describeStore';
import { pageDocument } from '../../../document/testing/fixtures';
import { until } from '../../../store/testing/until';
import { editorApi } from '../api/editorApi';
import { storeHandlers } from '../api/handlers';
import { CSRF_HEADER, SESSION_COOKIE } from '../session/authenticate';
import { LiveHub } from './LiveHub';
import { liveRoutes } from './liveRoutes';
import { presenceHandlers } from './presenceHandlers';

const website = 'daily';
const author = 'ida@daily.test';
const WAIT = 20_000;
const most = { login: 3, member: 4, document: 100 };

describeStore('An open document', (current) => {
  const store = () => current().store;
  let app: FastifyInstance;
  let hub: LiveHub;
  let origin: string;

  beforeAll(async () => {
    hub = await LiveHub.open({ ...current(), beat: 100, goneAfter: 400 });
    app = Fastify();
    await app.register(
      editorApi({
        store: store(),
        website,
        origin: () => origin,
        handlers: { ...storeHandlers, ...presenceHandlers(hub) },
        streams: (scope) =>
          liveRoutes(scope, { store: store(), website, live: hub, beat: 100, most }),
      }),
    );
    origin = await app.listen();
    await saveStaff(store(), {
      email: 'boss@daily.test',
      name: 'Boss',
      grants: [{ website, folder: '/', role: 'admin' }],
      author,
    });
  });
  afterAll(async () => {
    app.server.closeAllConnections();
    await app.close();
    await hub.close();
  });

  async function makePage(): Promise<string> {
    const id = `page-${randomUUID().slice(0, 8)}`;
    await createDocument(store(), { document: pageDocument(id), author });
    return id;
  }
  async function signIn(name: string) {
    const email = `${name.toLowerCase()}-${randomUUID().slice(0, 6)}@daily.test`;
    const grants = [{ website, folder: '/', role: 'editor' as const }];
    const { id: staffId } = await saveStaff(store(), { email, name, grants, author });
    const { key, csrf } = await openSession(store(), { staffId, idToken: null });
    return { email, name, headers: { cookie: `${SESSION_COOKIE}=${key}`, [CSRF_HEADER]: csrf } };
  }
  type Member = Awaited<ReturnType<typeof signIn>>;

  /** Opens a document as a browser does, and collects what is told. */
  async function open(documentId: string, { headers }: Member, tab: string) {
    const gone = new AbortController();
    const answer = await fetch(`${origin}${API_PREFIX}/documents/${documentId}/live?tab=${tab}`, {
      headers,
      signal: gone.signal,
    });
    let text = '';
    const ended = (async () => {
      for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) text += chunk;
    })().catch((error: unknown) => {
      if (!gone.signal.aborted) throw error;
    });
    const all = (): [string, unknown][] =>
      [...text.matchAll(/event: (\w+)\ndata: (.*)\n/g)].map(([, name, data]) => [
        name!,
        JSON.parse(data!),
      ]);
    const events = (kind: string): unknown[] =>
      all().flatMap(([name, data]) => (name === kind ? [data] : []));
    /** Who is there, as a browser finds out. */
    const people = (): readonly Person[] =>
      all().reduce<readonly Person[]>((before, [name, data]) => {
        if (name === 'people') return (data as { people: Person[] }).people;
        if (name !== 'presence') return before;
        return afterChanges(before, (data as { changes: PresenceChange[] }).changes);
      }, []);
    return {
      status: answer.status,
      text: () => text,
      events,
      people,
      ended,
      close: () => gone.abort(),
    };
  }

  it('says who else has it open, and on which block they work, until they leave', async () => {
    const page = await makePage();
    const [ida, nelly] = [await signIn('Ida'), await signIn('Nelly')];
    const hers = await open(page, ida, 'tab-of-ida');
    const other = await open(page, nelly, 'tab-of-nelly');
    await until(() => hers.people().length === 2, WAIT);
    const answer = await fetch(`${origin}${API_PREFIX}/documents/${page}/presence`, {
      method: 'PUT',
      headers: { ...nelly.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ tab: 'tab-of-nelly', node: 'one' }),
    });
    expect(answer.status).toBe(204);
    await until(() => hers.people().some(({ node }) => node === 'one'), WAIT);
    expect(hers.people().map(({ name, node }) => [name, node])).toEqual([
      ['Ida', null],
      ['Nelly', 'one'],
    ]);
    other.close();
    await until(() => hers.people().length === 1, WAIT);
    expect(hers.events('people')).toHaveLength(1);
    hers.close();
  });

  it('says that the draft changed, was published, or was commented on', async () => {
    const page = await makePage();
    const stream = await open(page, await signIn('Ida'), 'tab-of-ida');
    await until(() => stream.events('draft').length === 1, WAIT);
    await patchDraft(store(), {
      documentId: page,
      baseRev: 1,
      operations: [{ op: 'set', id: 'one', path: ['fields', 'title'], value: 'New' }],
      author,
      batch: randomUUID(),
      mayUnlock: false,
    });
    await addComment(store(), { documentId: page, nodeId: 'one', text: 'Shorter?', author });
    await publish(store(), { documentId: page, website, author });
    await until(() => stream.events('published').length === 1, WAIT);
    await until(() => stream.events('comments').length === 1, WAIT);
    expect(stream.events('draft')).toEqual([{ rev: 1 }, { rev: 2 }]);
    expect(stream.events('comments')).toHaveLength(1);
    stream.close();
  });

  it('is told on every node of the site', async () => {
    const page = await makePage();
    const node = await current().openNode();
    const there = await LiveHub.open(node);
    const told: LiveEvent[] = [];
    there.watch(page, (event) => told.push(event));
    const leave = hub.join(page, { tab: 't', name: 'Ida' });
    await until(() => told.length === 2, WAIT);
    there.move(page, 't', 'one');
    await until(() => told.length === 3, WAIT);
    leave();
    await until(() => told.length === 4, WAIT);
    expect(told).toEqual([
      { kind: 'people', people: [] },
      { kind: 'presence', changes: [{ kind: 'here', tab: 't', name: 'Ida', node: null }] },
      { kind: 'presence', changes: [{ kind: 'moved', tab: 't', node: 'one' }] },
      { kind: 'presence', changes: [{ kind: 'left', tab: 't' }] },
    ]);
    await there.close();
    await node.close();
  });

  it('forgets whoever is not heard of any more, as when their computer died', async () => {
    const page = await makePage();
    const node = await current().openNode();
    const dying = await LiveHub.open({ ...node, beat: 60_000 });
    dying.join(page, { tab: 't', name: 'Ida' });
    await until(() => hub.peopleOn(page).length === 1, WAIT);
    await until(() => hub.peopleOn(page).length === 0, WAIT);
    await dying.close();
    await node.close();
  });

  it('keeps whoever stays, though they do nothing', async () => {
    const page = await makePage();
    const leave = hub.join(page, { tab: 't', name: 'Ida' });
    await until(() => hub.peopleOn(page).length === 1, WAIT);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(hub.peopleOn(page)).toHaveLength(1);
    leave();
  });

  it('does not hear of tabs that have it not open', async () => {
    const page = await makePage();
    const ida = await signIn('Ida');
    for (let tab = 0; tab < 20; tab += 1)
      await fetch(`${origin}${API_PREFIX}/documents/${page}/presence`, {
        method: 'PUT',
        headers: { ...ida.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ tab: `made-up-${tab}`, node: 'one' }),
      });
    const leave = hub.join(page, { tab: 't', name: 'Ida' });
    await until(() => hub.peopleOn(page).length > 0, WAIT);
    expect(hub.peopleOn(page)).toEqual([{ tab: 't', name: 'Ida', node: null }]);
    leave();
  });

  it('is open no more often than a session, a member and a document may have it', async () => {
    const page = await makePage();
    const ida = await signIn('Ida');
    const streams = [];
    for (const tab of ['tab-one-1', 'tab-two-2', 'tab-three'])
      streams.push(await open(page, ida, tab));
    const refused = await open(page, ida, 'tab-four-4');
    await until(() => refused.text() !== '', WAIT);
    expect([refused.status, JSON.parse(refused.text())]).toEqual([
      429,
      expect.objectContaining({
        code: 'too-many',
        message: expect.stringContaining('Close a tab of the editor'),
      }),
    ]);
    streams[0]!.close();
    let again = await open(page, ida, 'tab-four-4');
    while (again.status === 429) again = await open(page, ida, 'tab-four-4');
    expect(again.status).toBe(200);
    for (const stream of [...streams, again]) stream.close();
  });

  it('is closed when its owner may no longer see it', async () => {
    const page = await makePage();
    const ida = await signIn('Ida');
    const stream = await open(page, ida, 'tab-of-ida');
    await saveStaff(store(), { email: ida.email, name: ida.name, grants: [], author });
    await stream.ended;
    await until(() => hub.peopleOn(page).length === 0, WAIT);
  });

  it('is not shown to whoever is not signed in or may not read it', async () => {
    const page = await makePage();
    const nobody = { email: '', name: '', headers: { cookie: '', [CSRF_HEADER]: '' } };
    expect((await open(page, nobody, 'tab-of-nobody')).status).toBe(401);
    const stranger = await signIn('Stranger');
    await saveStaff(store(), { email: stranger.email, name: 'S', grants: [], author });
    expect((await open(page, stranger, 'tab-of-s-0')).status).toBe(403);
    expect((await open('none', await signIn('Ida'), 'tab-of-ida')).status).toBe(404);
    expect((await open(page, await signIn('Ida'), 'x')).status).toBe(400);
  });
});
