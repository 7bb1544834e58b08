import Fastify from 'fastify';
import { askStatus } from './askStatus';

describe('A link of the site', () => {
  const methods: string[] = [];
  const app = Fastify();
  let address: string;
  beforeAll(async () => {
    app.addHook('onRequest', async ({ method }) => void methods.push(method));
    app.get('/here', async () => 'Here');
    app.get('/never', () => new Promise(() => {}));
    app.get('/moved', (_request, reply) => reply.redirect('https://elsewhere.test/', 301));
    address = await app.listen({ port: 0 });
  });
  afterAll(() => app.close());

  it.each([
    ['/here?x=1', 200],
    ['/gone', 404],
    ['/moved', 301],
  ])('%s answers %i, and no redirect is followed', async (path, status) => {
    expect(await askStatus(address, path)).toBe(status);
  });

  it('is asked without its text', () => {
    expect(new Set(methods)).toEqual(new Set(['HEAD']));
  });

  it('that is not answered in time has no status', async () => {
    expect(await askStatus(address, '/never', 20)).toBeNull();
  });

  it('fails loudly where the server itself can’t be reached', async () => {
    await expect(askStatus('http://localhost:1', '/')).rejects.toThrow();
  });
});
