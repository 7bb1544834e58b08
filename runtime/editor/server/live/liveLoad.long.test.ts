import { API_PREFIX } from '../../contract/calls';
import { get, type ClientRequest } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { createDocument } from '../../../store/createDocument';
import { createToken } from '../../../store/staff/tokens';
import { describeStore } from '../../../store/testing/describeStore';
import { pageDocument } from '../../../document/testing/fixtures';
import { until } from '../../../store/testing/until';
import { editorApi } from '../api/editorApi';
import { LiveHub } from './LiveHub';
import { liveRoutes } from './liveRoutes';

const website = 'daily';
const author = 'command-line';
const STREAMS = 200;
/** Streams of one member. */
const EACH = 20;
const WAIT = 120_000;
/** Bytes to one stream: 50 people as they come, and what they do; the whole list each time were 2 MB. */
const MOST_EACH = 30_000;

describeStore('A page that very many have open', (current) => {
  let app: FastifyInstance;
  let hub: LiveHub;
  let origin: string;
  const requests: ClientRequest[] = [];

  beforeAll(async () => {
    const { store } = current();
    hub = await LiveHub.open(current());
    app = Fastify();
    const streams = (scope: FastifyInstance) => liveRoutes(scope, { store, website, live: hub });
    await app.register(editorApi({ store, website, origin: () => origin, handlers: {}, streams }));
    origin = await app.listen({ host: '127.0.0.1', port: 0 });
    await createDocument(store, { document: pageDocument('front'), author });
  });
  afterAll(async () => {
    for (const request of requests) request.destroy();
    app.server.closeAllConnections();
    await app.close();
    await hub.close();
  });

  it(
    'tells each of them no more than one list of people and what changes in it',
    async () => {
      let bytes = 0;
      let opened = 0;
      for (let member = 0; member < STREAMS / EACH; member += 1) {
        const { secret } = await createToken(current().store, {
          name: `member-${member}`,
          grants: [{ website, folder: '/', role: 'editor' }],
          endsAt: null,
          author,
        });
        for (let tab = 0; tab < EACH; tab += 1)
          requests.push(
            get(
              `${origin}${API_PREFIX}/documents/front/live?tab=tab-${member}-${tab}-of-it`,
              { headers: { authorization: `Bearer ${secret}` }, agent: false },
              (answer) => {
                opened += Number(answer.statusCode === 200);
                answer.on('data', (data: Buffer) => (bytes += data.length));
                answer.on('error', () => undefined);
              },
            ).on('error', () => undefined),
          );
      }
      await until(() => opened === requests.length, WAIT);
      await until(() => hub.peopleOn('front').length === requests.length, WAIT);
      const before = bytes;
      for (const request of requests.slice(0, requests.length / 2)) request.destroy();
      await until(() => hub.peopleOn('front').length === requests.length / 2, WAIT);
      expect(before).toBeGreaterThan(0);
      expect(bytes / requests.length).toBeLessThan(MOST_EACH);
    },
    2 * WAIT,
  );
});
