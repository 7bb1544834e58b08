import { API_PREFIX } from '../../contract/calls';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { WebSocket } from 'ws';
import { createDocument } from '../../../store/createDocument';
import { describeStore } from '../../../store/testing/describeStore';
import { feature, pageDocument } from '../../../document/testing/fixtures';
import { LiveHub } from '../live/LiveHub';
import { liveRoutes } from '../live/liveRoutes';
import type { Handlers } from './handlers/Handlers';
import { editorApi } from './editorApi';
import { author, signIn, website } from './testing/openApi';

describeStore('A node of the editor that stops', (current) => {
  it('answers the calls that it has, then sends open pages and connections elsewhere', async () => {
    const { store, database } = current();
    let begin = (): void => undefined;
    let finish = (): void => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const handlers = {
      drawNodes: async () => {
        begin();
        await finished;
        return { html: { saved: 'true' }, sheets: [], build: 'b', problems: {} };
      },
    } satisfies Partial<Handlers>;
    let origin = '';
    const live = await LiveHub.open({ database, store });
    const app = Fastify();
    await app.register(
      editorApi({
        store,
        website,
        origin: () => origin,
        handlers,
        streams: (scope) => liveRoutes(scope, { store, website, live }),
      }),
    );
    origin = await app.listen({ port: 0, host: '127.0.0.1' });
    await createDocument(store, { document: pageDocument('stopping'), author });
    const { cookie, csrf } = await signIn(store);
    const path = `${API_PREFIX}/documents/stopping`;

    const stream = await fetch(`${origin}${path}/live?tab=tab-of-a-test`, { headers: { cookie } });
    expect(stream.status).toBe(200);
    const told = stream.text();
    const socket = new WebSocket(`${origin.replace('http', 'ws')}${path}/preview/nodes/socket`, {
      origin,
      headers: { cookie },
    });
    await once(socket, 'open');
    const answered = once(socket, 'message');
    const ended = once(socket, 'close');
    socket.send(JSON.stringify({ call: 1, csrf, body: { uri: '/', nodes: [feature('slow')] } }));
    await begun;

    const closed = app.close();
    await pause(50);
    expect(socket.readyState).toBe(WebSocket.OPEN);
    finish();
    const [data] = (await answered) as [Buffer];
    expect(JSON.parse(data.toString())).toMatchObject({
      call: 1,
      status: 200,
      body: { html: { saved: 'true' } },
    });
    const [code] = (await ended) as [number];
    expect(code).toBe(1012);
    expect(await told).toMatch(/\nretry: \d{3,4}\n\n$/);
    await closed;
    await live.close();
  });
});
