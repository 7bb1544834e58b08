import { API_PREFIX } from '../../contract/calls';
import Fastify, { type FastifyInstance } from 'fastify';
import { createDocument } from '../../../store/createDocument';
import { publish } from '../../../store/publish';
import { createToken } from '../../../store/staff/tokens';
import type { Role } from '../../../store/staff/types';
import { describeStore } from '../../../store/testing/describeStore';
import { feature, pageDocument } from '../../../document/testing/fixtures';
import { editorApi } from './editorApi';
import { storeHandlers } from './handlers';
import { origin } from './testing/openApi';

const website = 'daily';
const author = 'command-line';

describeStore('The editor’s API, finding and changing', (current) => {
  let app: FastifyInstance;
  const secrets = new Map<string, string>();

  beforeAll(async () => {
    const { store } = current();
    app = Fastify();
    await app.register(editorApi({ store, website, origin, handlers: storeHandlers }));
    const main = [feature('one', { fields: { title: 'Old words' } })];
    const make = (id: string, folder: string, kind: 'page' | 'template' = 'page') =>
      createDocument(store, {
        document: pageDocument(id, { kind, sections: { main } }),
        folder,
        author,
      });
    await make('front', '/');
    await make('eagles', '/sports');
    await make('story', '/', 'template');
    for (const [name, role, folder] of [
      ['producer', 'producer', '/'],
      ['sports', 'editor', '/sports'],
    ] as const satisfies readonly [string, Role, string][]) {
      const grants = [{ website, folder, role }];
      const { secret } = await createToken(store, { name, grants, endsAt: null, author });
      secrets.set(name, secret);
    }
  });
  afterAll(() => app.close());

  const call = async (who: string, method: 'GET' | 'POST', path: string, payload?: object) => {
    const answer = await app.inject({
      method,
      url: `${API_PREFIX}${path}`,
      headers: { authorization: `Bearer ${secrets.get(who)}` },
      ...(payload ? { payload } : {}),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const ids = (body: { drafts: { id: string }[] }) => body.drafts.map(({ id }) => id).toSorted();
  const change = { kind: 'replace-text', from: 'Old words', to: 'New words' };

  it('finds in those folders only that the asker may read', async () => {
    const path = '/find?kind=text&value=old%20words';
    expect(ids((await call('producer', 'GET', path)).body)).toEqual(['eagles', 'front', 'story']);
    expect(ids((await call('sports', 'GET', path)).body)).toEqual(['eagles']);
  });

  it('plans without writing, and says what the asker may change', async () => {
    const { body } = await call('producer', 'POST', '/changes/plan', change);
    expect(body.drafts).toHaveLength(3);
    expect(body.drafts[0]).toMatchObject({
      rev: 1,
      mayEdit: true,
      operations: [{ op: 'set', path: ['fields', 'title'], value: 'New words' }],
    });
  });

  it('refuses to change what the asker may not, and changes nothing then', async () => {
    const documents = ['eagles', 'front'];
    const refused = await call('sports', 'POST', '/changes', { change, documents });
    expect(refused.status).toBe(403);
    const { body } = await call('producer', 'POST', '/changes/plan', change);
    expect(body.drafts).toHaveLength(3);
  });

  it('changes the drafts that are named', async () => {
    const { body } = await call('sports', 'POST', '/changes', { change, documents: ['eagles'] });
    expect(body.drafts).toMatchObject([{ id: 'eagles', done: true, rev: 2 }]);
  });

  it('names the pages that show a linked block', async () => {
    const { store } = current();
    const document = pageDocument('header', { kind: 'block', sections: { main: [feature('h')] } });
    await createDocument(store, { document, author });
    await publish(store, { documentId: 'header', website, author });
    const main = [feature('here', { fields: {}, linked: { document: 'header' } })];
    await createDocument(store, {
      document: pageDocument('linking', { sections: { main } }),
      author,
    });
    expect(await call('producer', 'GET', '/documents/header/uses')).toMatchObject({
      status: 200,
      body: { uses: [{ id: 'linking', isLive: false, isInDraft: true }] },
    });
  });
});
