import { API_PREFIX, CALLS } from '../../contract/calls';
import { closeSession } from '../../../store/staff/sessions';
import type { Role } from '../../../store/staff/types';
import { describeStore } from '../../../store/testing/describeStore';
import { SESSION_COOKIE } from '../session/authenticate';
import { grant, openApi, signIn as signInAs, type Method, type OpenedApi } from './testing/openApi';

describeStore('The editor’s API', (current) => {
  let api: OpenedApi;
  beforeAll(async () => {
    api = await openApi(current().store);
  });
  afterAll(() => api.app.close());
  const call: OpenedApi['call'] = (...request) => api.call(...request);
  const signIn = (role?: Role) => signInAs(current().store, role);
  describe('refuses', () => {
    it.each<[Method, string]>([
      ['GET', '/documents'],
      ['GET', '/session'],
      ['PATCH', '/documents/front'],
      ['POST', '/documents/front/publish'],
      ['GET', '/staff'],
      ['GET', '/openapi.json'],
      ['GET', '/nothing'],
    ])('%s %s of nobody with 401, and tells nothing', async (method, path) => {
      const { statusCode, headers, body } = await call(null, method, path);
      expect(statusCode).toBe(401);
      expect(headers['cache-control']).toBe('no-store');
      expect(JSON.parse(body)).toEqual({ code: 'signed-out', message: 'Sign in first.' });
    });

    it.each(['forged', 'bsht_forged', '', 'Basic x'])('the token “%s”', async (token) => {
      expect((await call(token, 'GET', '/session')).statusCode).toBe(401);
    });

    it('a session that was closed, and a cookie that never was one', async () => {
      const { key, cookie } = await signIn();
      const url = `${API_PREFIX}/session`;
      expect((await api.app.inject({ url, headers: { cookie } })).statusCode).toBe(200);
      await closeSession(current().store, key);
      expect((await api.app.inject({ url, headers: { cookie } })).statusCode).toBe(401);
      const forged = { cookie: `${SESSION_COOKIE}=forged` };
      expect((await api.app.inject({ url, headers: forged })).statusCode).toBe(401);
    });

    it('a change by cookie that another site may have caused', async () => {
      const { cookie, csrf } = await signIn();
      const move = (headers: Record<string, string>) =>
        api.app.inject({
          method: 'PUT',
          url: `${API_PREFIX}/documents/front/folder`,
          headers: { cookie, ...headers },
          payload: { folder: '/' },
        });
      expect((await move({})).statusCode).toBe(401);
      expect((await move({ 'x-csrf-token': 'guess' })).statusCode).toBe(401);
      const other = { 'x-csrf-token': csrf, 'sec-fetch-site': 'cross-site' };
      expect((await move(other)).statusCode).toBe(401);
      const ours = { 'x-csrf-token': csrf, 'sec-fetch-site': 'same-origin' };
      expect((await move(ours)).statusCode).toBe(204);
    });
  });

  describe('allows by role and folder', () => {
    const someone = { name: 'New', grants: [grant('viewer')] };
    it.each<[string, Method, string, object | undefined, Record<string, number>]>([
      [
        'reading a page',
        'GET',
        '/documents/front',
        undefined,
        { viewer: 200, sports: 403, weekly: 403 },
      ],
      [
        'a page in a folder',
        'GET',
        '/documents/eagles',
        undefined,
        { viewer: 200, sports: 200, weekly: 403 },
      ],
      [
        'changing a page',
        'PUT',
        '/documents/front/folder',
        { folder: '/' },
        { viewer: 403, editor: 204, sports: 403 },
      ],
      [
        'taking a page out of the folder one has',
        'PUT',
        '/documents/eagles/folder',
        { folder: '/' },
        { sports: 403 },
      ],
      [
        'changing a template',
        'PUT',
        '/documents/story/folder',
        { folder: '/' },
        { editor: 403, producer: 204 },
      ],
      ['the staff', 'GET', '/staff', undefined, { producer: 403, admin: 200, weekly: 403 }],
      ['appointing', 'PUT', '/staff/new@daily.test', someone, { producer: 403, admin: 200 }],
      ['tokens', 'GET', '/tokens', undefined, { producer: 403, admin: 200 }],
      ['the log', 'GET', '/audit', undefined, { viewer: 200, sports: 200, weekly: 403 }],
      [
        'the list of a folder',
        'GET',
        '/documents?folder=/sports',
        undefined,
        { sports: 200, weekly: 403 },
      ],
      ['the list of all', 'GET', '/documents', undefined, { sports: 403, viewer: 200 }],
    ])('%s', async (_what, method, path, payload, expected) => {
      // The first admin is appointed on the command line.
      await signIn();
      for (const [who, status] of Object.entries(expected)) {
        const answer = await call(who, method, path, payload);
        expect([who, answer.statusCode]).toEqual([who, status]);
        if (status === 403) expect(answer.json()).toMatchObject({ code: 'forbidden' });
      }
    });
  });

  it.each<[Method, string, object | undefined, number, RegExp]>([
    ['GET', '/documents/nowhere', undefined, 404, /no document "nowhere"/],
    ['GET', '/documents?limit=many', undefined, 400, /limit/],
    ['GET', '/documents?shout=1', undefined, 400, /shout/],
    ['GET', '/documents/front/versions/9', undefined, 404, /no version 9/],
    ['POST', '/documents', { document: { id: 'x' } }, 400, /kind/],
    ['PATCH', '/documents/front', { baseRev: 'one' }, 400, /baseRev/],
    ['PUT', '/documents/front/folder', { folder: 'x' }, 400, /no folder/],
    ['DELETE', '/documents/front', undefined, 404, /no DELETE/],
  ])('%s %s with %j is %i and says why', async (method, path, payload, status, message) => {
    const answer = await call('admin', method, path, payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.json<{ message: string }>().message).toMatch(message);
  });

  it('takes no JSON that is none, and nothing beyond its limits', async () => {
    const send = (payload: string) =>
      api.app.inject({
        method: 'POST',
        url: `${API_PREFIX}/documents`,
        headers: {
          authorization: `Bearer ${api.secretOf('admin')}`,
          'content-type': 'application/json',
        },
        payload,
      });
    expect((await send('{')).statusCode).toBe(400);
    expect((await send(`"${'x'.repeat(2_000_000)}"`)).statusCode).toBe(413);
  });

  it('describes every call it has', async () => {
    const description = (await call('viewer', 'GET', '/openapi.json')).json<{
      openapi: string;
      paths: Record<string, Record<string, { summary: string; requestBody?: object }>>;
    }>();
    expect(description.openapi).toBe('3.1.0');
    const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(calls).toHaveLength(Object.keys(CALLS).length);
    expect(description.paths[`${API_PREFIX}/documents/{id}`]?.['patch']).toMatchObject({
      parameters: [{ name: 'id', in: 'path', required: true }],
      requestBody: { required: true },
    });
  });
});
