import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { WebSocket } from 'ws';
import { closeSession } from '../../store/staff/sessions';
import { createToken } from '../../store/staff/tokens';
import type { Role } from '../../store/staff/types';
import { describeStore } from '../../store/testing/describeStore';
import { CallSocket } from '../app/CallSocket';
import { SESSION_COOKIE } from '../session/authenticate';
import { apiRoute } from './apiRoute';
import type { SocketAnswer } from './callSocket';
import { editorApi } from './editorApi';
import { API_PREFIX } from './prefix';
import { author, grant, signIn as signInAs, website } from './testing/openApi';

/** ms: who has a connection is looked up that often. */
const BEAT = 50;
const PATH = `${API_PREFIX}/documents/front/echo`;

const echo = apiRoute({
  method: 'POST',
  path: '/documents/:id/echo',
  summary: 'Says the same.',
  right: 'edit',
  hasSocket: true,
  params: { id: z.string() },
  body: z.strictObject({ word: z.string() }),
  handle: async ({ params, body }, { actor }) => {
    if (body.word === 'fail') throw new Error('secret');
    return { said: body.word, of: params.id, by: actor.name };
  },
});

describeStore('Calls over a connection that stays open', (current) => {
  let app: FastifyInstance;
  let root: string;
  const errors: unknown[] = [];
  const sockets: WebSocket[] = [];
  beforeAll(async () => {
    app = Fastify({ logger: { level: 'error', stream: { write: (line) => errors.push(line) } } });
    const { store } = current();
    await app.register(editorApi({ store, website, routes: [echo], beat: BEAT }));
    await app.listen({ port: 0 });
    root = `ws://localhost:${(app.server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.terminate();
  });
  afterAll(() => app.close());

  const signIn = (role?: Role) => signInAs(current().store, role);
  const open = (headers: Record<string, string>, path = `${PATH}/socket`): WebSocket => {
    const socket = new WebSocket(root + path, { headers });
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
    expect(await say(socket, { call: 7, csrf, body: { word: 'rain' } })).toEqual({
      call: 7,
      status: 200,
      body: { said: 'rain', of: 'front', by: 'editor@daily.test' },
    });
  });

  it.each<[string, Record<string, string>]>([
    ['nobody', {}],
    ['a cookie that never was one', { cookie: `${SESSION_COOKIE}=forged` }],
    ['a forged token', { authorization: 'Bearer bsht_forged' }],
  ])('are not for %s', async (_whom, headers) => {
    const socket = open(headers);
    const [, { statusCode }] = (await once(socket, 'unexpected-response')) as [
      unknown,
      { statusCode: number },
    ];
    expect(statusCode).toBe(401);
  });

  it('are refused where another site’s page may have opened the connection', async () => {
    const { cookie, csrf } = await signIn();
    const body = { word: 'rain' };
    const own = await openFor({ cookie });
    expect(await say(own, { call: 1, body })).toMatchObject({ call: 1, status: 401 });
    expect(await say(own, { call: 2, csrf: 'guessed', body })).toMatchObject({ status: 401 });
    const foreign = await openFor({ cookie, 'sec-fetch-site': 'cross-site' });
    expect(await say(foreign, { call: 3, csrf, body })).toMatchObject({ status: 401 });
  });

  it('are refused for who lacks the right, and for what is no such call, with the reason', async () => {
    const { cookie, csrf } = await signIn('viewer');
    const viewer = await openFor({ cookie });
    expect(await say(viewer, { call: 1, csrf, body: { word: 'rain' } })).toMatchObject({
      status: 403,
      body: { code: 'forbidden', right: 'edit' },
    });
    const editor = await signIn();
    const socket = await openFor({ cookie: editor.cookie });
    const wrong = { call: 2, csrf: editor.csrf, body: { word: 1 } };
    expect(await say(socket, wrong)).toMatchObject({ call: 2, status: 400 });
    for (const nonsense of ['{', '[]', '{"call":"x"}'])
      expect(await say(socket, nonsense)).toMatchObject({ call: null, status: 400 });
  });

  it('that fail say so, and nothing more; that is logged', async () => {
    const { cookie, csrf } = await signIn();
    const socket = await openFor({ cookie });
    const said = await say(socket, { call: 1, csrf, body: { word: 'fail' } });
    expect(said).toMatchObject({ status: 500, body: { code: 'failed' } });
    expect(JSON.stringify(said)).not.toContain('secret');
    expect(errors.join('')).toContain('secret');
  });

  it('end with the session', async () => {
    const { key, cookie } = await signIn();
    const socket = await openFor({ cookie });
    await closeSession(current().store, key);
    await once(socket, 'close');
  });

  it('are for programs with a token, too, which need nothing else', async () => {
    const { store } = current();
    const { secret } = await createToken(store, {
      name: 'importer',
      grants: [grant('editor')],
      endsAt: null,
      author,
    });
    const socket = await openFor({ authorization: `Bearer ${secret}` });
    expect(await say(socket, { call: 1, body: { word: 'rain' } })).toMatchObject({
      body: { by: 'token:importer' },
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
      expect(await calls.ask(PATH, { word: 'early' })).toBeNull();
      await once(sockets.at(-1)!, 'open');
      return { ...session, calls };
    };

    it('go by HTTP until there is a connection, and by that from then on', async () => {
      const { calls } = await openCalls();
      const [one, two] = await Promise.all([
        calls.ask(PATH, { word: 'one' }),
        calls.ask(PATH, { word: 'two' }),
      ]);
      expect([one, two]).toMatchObject([
        { status: 200, body: { said: 'one' } },
        { status: 200, body: { said: 'two' } },
      ]);
      expect(sockets).toHaveLength(1);
      calls.close();
    });

    it('go by HTTP again where the connection is lost before the answer', async () => {
      const { calls } = await openCalls();
      const asked = calls.ask(PATH, { word: 'one' });
      sockets[0]!.terminate();
      expect(await asked).toBeNull();
      // It is not tried again at once: there may be a gateway that lets none through.
      expect(await calls.ask(PATH, { word: 'two' })).toBeNull();
      expect(sockets).toHaveLength(1);
      calls.close();
    });

    it('have a connection for one document at a time', async () => {
      const { calls } = await openCalls();
      const gone = once(sockets[0]!, 'close');
      expect(await calls.ask(`${API_PREFIX}/documents/other/echo`, { word: 'one' })).toBeNull();
      await gone;
      expect(sockets).toHaveLength(2);
      calls.close();
    });
  });
});
