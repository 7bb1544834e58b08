import { API_PREFIX } from '../../contract/calls';
import type { SocketAnswer } from '../../contract/failure';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';
import { saveStaff } from '../../../store/staff/saveStaff';
import { closeSession } from '../../../store/staff/sessions';
import { createToken } from '../../../store/staff/tokens';
import type { Role } from '../../../store/staff/types';
import { createDocument } from '../../../store/createDocument';
import { describeStore } from '../../../store/testing/describeStore';
import { feature, pageDocument } from '../../../document/testing/fixtures';
import { until } from '../../../store/testing/until';
import { CallSocket } from '../../app/shared/CallSocket';
import { SESSION_COOKIE } from '../session/authenticate';
import type { Handlers } from './handlers/Handlers';
import { editorApi } from './editorApi';
import { author, grant, origin, signIn as signInAs, website } from './testing/openApi';

/** ms: who has a connection is looked up that often. */
const BEAT = 50;
const PATH = `${API_PREFIX}/documents/front/preview/nodes`;

/** Calls that are worked on, and what they wait for. */
const underWay = { now: 0, most: 0, gate: Promise.resolve() };

/** What is asked to be drawn; the answer says the same, and of whom. */
const draw = (word: string) => ({ uri: `/${word}`, nodes: [feature('echo')] });
const drawn = (said: string, of: string, by: string) => ({
  html: { said, of, by },
  sheets: [],
  build: 'b',
  problems: {},
});

const handlers = {
  drawNodes: async ({ params, body }, { actor }) => {
    const word = body.uri.slice(1);
    if (word === 'fail') throw new Error('secret');
    underWay.most = Math.max(underWay.most, (underWay.now += 1));
    await underWay.gate;
    underWay.now -= 1;
    return drawn(word, params.id, actor.name);
  },
} satisfies Partial<Handlers>;

describeStore('Calls over a connection that stays open', (current) => {
  let app: FastifyInstance;
  let root: string;
  const errors: unknown[] = [];
  const sockets: WebSocket[] = [];
  beforeAll(async () => {
    app = Fastify({ logger: { level: 'error', stream: { write: (line) => errors.push(line) } } });
    const { store } = current();
    for (const id of ['front', 'other'])
      await createDocument(store, { document: pageDocument(id), author });
    const most = { login: 3, member: 100, document: 100 };
    await app.register(
      editorApi({ store, website, origin, handlers, beat: BEAT, handshake: 3000, most }),
    );
    await app.listen({ port: 0 });
    root = `ws://localhost:${(app.server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.terminate();
  });
  afterAll(() => app.close());

  const signIn = (role?: Role) => signInAs(current().store, role);
  /** As a page of the site does; `headers` may say otherwise. */
  const open = (headers: Record<string, string>, path = `${PATH}/socket`): WebSocket => {
    const socket = new WebSocket(root + path, { headers: { origin: origin(), ...headers } });
    // One that is closed before it stands says so.
    socket.on('error', () => undefined);
    sockets.push(socket);
    return socket;
  };
  const openFor = async (headers: Record<string, string>): Promise<WebSocket> => {
    const socket = open(headers);
    await once(socket, 'open');
    return socket;
  };
  const say = async (socket: WebSocket, message: unknown): Promise<SocketAnswer> => {
    const heard = once(socket, 'message');
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));
    const [data] = (await heard) as [Buffer];
    return JSON.parse(data.toString()) as SocketAnswer;
  };

  it('are answered as the call by HTTP is, each with its number', async () => {
    const { cookie, csrf } = await signIn();
    const socket = await openFor({ cookie });
    expect(await say(socket, { call: 7, csrf, body: draw('rain') })).toEqual({
      call: 7,
      status: 200,
      body: drawn('rain', 'front', 'editor@daily.test'),
    });
  });

  /** The status of a connection that is refused. */
  const refusal = async (headers: Record<string, string>): Promise<number> => {
    const [, { statusCode }] = (await once(open(headers), 'unexpected-response')) as [
      unknown,
      { statusCode: number },
    ];
    return statusCode;
  };

  it.each<[string, Record<string, string>]>([
    ['nobody', {}],
    ['a cookie that never was one', { cookie: `${SESSION_COOKIE}=forged` }],
    ['a forged token', { authorization: 'Bearer bsht_forged' }],
  ])('are not for %s', async (_whom, headers) => {
    expect(await refusal(headers)).toBe(401);
  });

  it.each<[string, Record<string, string>]>([
    ['says so', { origin: 'https://evil.test' }],
    ['has no origin', { origin: 'null' }],
    ['is on another port', { origin: `${origin()}:8443` }],
    ['the browser says so', { 'sec-fetch-site': 'cross-site' }],
  ])('are refused to a page of another site before they stand: it %s', async (_how, headers) => {
    const { cookie } = await signIn();
    expect(await refusal({ cookie, ...headers })).toBe(401);
  });

  it('are refused to a cookie that comes without its page', async () => {
    const { cookie } = await signIn();
    const socket = new WebSocket(`${root}${PATH}/socket`, { headers: { cookie } });
    socket.on('error', () => undefined);
    const [, answer] = (await once(socket, 'unexpected-response')) as [
      unknown,
      { statusCode: number },
    ];
    expect(answer.statusCode).toBe(401);
  });

  it('are refused with 429 where a session has as many as it may, until it closes one', async () => {
    const { cookie } = await signIn();
    const all = [await openFor({ cookie }), await openFor({ cookie }), await openFor({ cookie })];
    expect(await refusal({ cookie })).toBe(429);
    const other = await signIn();
    await openFor({ cookie: other.cookie });
    all[0]!.close();
    await once(all[0]!, 'close');
    let isOpen = false;
    while (!isOpen) {
      const socket = open({ cookie });
      isOpen = await Promise.race([
        once(socket, 'open').then(() => true),
        once(socket, 'unexpected-response').then(() => false),
      ]);
    }
  });

  it('leave no connection behind where a page answers instead, also at other addresses', async () => {
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'GET /elsewhere HTTP/1.1\r\nhost: daily.test\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    const [heard] = (await once(socket, 'data')) as [Buffer];
    expect(heard.toString()).toMatch(/^HTTP\/1.1 404 /);
    await once(socket, 'close');
  });

  it('are worked on eight at a time; the others wait, and are answered after them', async () => {
    const { cookie, csrf } = await signIn();
    const socket = await openFor({ cookie });
    let go = (): void => undefined;
    underWay.gate = new Promise((resolve) => (go = resolve));
    underWay.most = 0;
    const answers: number[] = [];
    socket.on('message', (data: Buffer) =>
      answers.push((JSON.parse(data.toString()) as { call: number }).call),
    );
    for (let call = 0; call < 500; call += 1)
      socket.send(JSON.stringify({ call, csrf, body: draw('rain') }));
    await until(() => underWay.now === 8, 20_000);
    go();
    await until(() => answers.length === 500, 20_000);
    expect(underWay.most).toBe(8);
    expect(answers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 500 }, (_, at) => at));
  });

  it('are refused without what only our pages know', async () => {
    const { cookie, csrf } = await signIn();
    const body = draw('rain');
    const own = await openFor({ cookie });
    expect(await say(own, { call: 1, body })).toMatchObject({ call: 1, status: 401 });
    expect(await say(own, { call: 2, csrf: 'guessed', body })).toMatchObject({ status: 401 });
    expect(await say(own, { call: 3, csrf, body })).toMatchObject({ status: 200 });
  });

  it('are refused to who lacks the right, and for what is no such call, with the reason', async () => {
    const { cookie } = await signIn('viewer');
    expect(await refusal({ cookie })).toBe(403);
    const editor = await signIn();
    const socket = await openFor({ cookie: editor.cookie });
    const wrong = { call: 2, csrf: editor.csrf, body: { uri: 1, nodes: [] } };
    expect(await say(socket, wrong)).toMatchObject({ call: 2, status: 400 });
    const unwritten = { call: 3, csrf: editor.csrf, body: draw('a\0b') };
    expect(await say(socket, unwritten)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'body.uri' }] },
    });
    for (const nonsense of ['{', '[]', '{"call":"x"}'])
      expect(await say(socket, nonsense)).toMatchObject({ call: null, status: 400 });
  });

  it('that fail say so, and nothing more; that is logged', async () => {
    const { cookie, csrf } = await signIn();
    const socket = await openFor({ cookie });
    const said = await say(socket, { call: 1, csrf, body: draw('fail') });
    expect(said).toMatchObject({ status: 500, body: { code: 'failed' } });
    expect(JSON.stringify(said)).not.toContain('secret');
    expect(errors.join('')).toContain('secret');
  });

  it('end with the session, and with the right to them', async () => {
    const { store } = current();
    const { key, cookie } = await signIn();
    const socket = await openFor({ cookie });
    await closeSession(store, key);
    await once(socket, 'close');
    const other = await openFor({ cookie: (await signIn()).cookie });
    const email = 'editor@daily.test';
    await saveStaff(store, { email, name: 'editor', grants: [grant('viewer')], author });
    await once(other, 'close');
  });

  it('are for programs with a token, too, which need nothing else', async () => {
    const { store } = current();
    const { secret } = await createToken(store, {
      name: 'importer',
      grants: [grant('editor')],
      endsAt: null,
      author,
    });
    const headers = { authorization: `Bearer ${secret}` };
    expect(await refusal({ ...headers, origin: 'https://evil.test' })).toBe(401);
    // Programs say no origin.
    const socket = new WebSocket(`${root}${PATH}/socket`, { headers });
    sockets.push(socket);
    await once(socket, 'open');
    expect(await say(socket, { call: 1, body: draw('rain') })).toMatchObject({
      body: { html: { by: 'token:importer' } },
    });
  });

  describe('as the application makes them', () => {
    /** The application’s end, once its connection stands. */
    const openCalls = async () => {
      const session = await signIn();
      const calls = new CallSocket({
        csrf: () => session.csrf,
        open: (path) => open({ cookie: session.cookie }, path) as unknown as globalThis.WebSocket,
      });
      expect(await calls.ask(PATH, draw('early'))).toBeNull();
      await once(sockets.at(-1)!, 'open');
      return { ...session, calls };
    };

    it('go by HTTP until there is a connection, and by that from then on', async () => {
      const { calls } = await openCalls();
      const [one, two] = await Promise.all([
        calls.ask(PATH, draw('one')),
        calls.ask(PATH, draw('two')),
      ]);
      expect([one, two]).toMatchObject([
        { status: 200, body: { html: { said: 'one' } } },
        { status: 200, body: { html: { said: 'two' } } },
      ]);
      expect(sockets).toHaveLength(1);
      calls.close();
    });

    it('go by HTTP again where the connection is lost before the answer', async () => {
      const { calls } = await openCalls();
      const asked = calls.ask(PATH, draw('one'));
      sockets[0]!.terminate();
      expect(await asked).toBeNull();
      // It is not tried again at once: there may be a gateway that lets none through.
      expect(await calls.ask(PATH, draw('two'))).toBeNull();
      expect(sockets).toHaveLength(1);
      calls.close();
    });

    it('have a connection for one document at a time', async () => {
      const { calls } = await openCalls();
      const gone = once(sockets[0]!, 'close');
      expect(
        await calls.ask(`${API_PREFIX}/documents/other/preview/nodes`, draw('one')),
      ).toBeNull();
      await gone;
      expect(sockets).toHaveLength(2);
      calls.close();
    });
  });
});
