import Fastify from 'fastify';
import { mountServices } from './mountServices';
import { Refused } from './Refused';

describe('an answer of a service that says it can’t now', () => {
  const open = async (admit = async (): Promise<void> => undefined) => {
    const app = Fastify();
    await app.register(
      mountServices(
        async (services) => {
          services.get('/busy', (_request, reply) => reply.code(503).send('later'));
          services.get('/busy-for-long', (_request, reply) =>
            reply.code(503).header('retry-after', '60').send('later'),
          );
          services.get('/well', () => 'well');
        },
        { admit, headers: { 'x-content-type-options': 'nosniff' } },
      ),
      { prefix: '/gateway' },
    );
    return app;
  };

  it.each([
    ['/busy', 503, '10'],
    ['/busy-for-long', 503, '60'],
    ['/well', 200, undefined],
  ])('says when to come again: %s', async (path, status, when) => {
    const answer = await (await open()).inject(`/gateway${path}`);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['retry-after']).toBe(when);
  });

  it('says what the limit says where that refuses', async () => {
    const app = await open(() => Promise.reject(new Refused(503, 7)));
    expect((await app.inject('/gateway/well')).headers['retry-after']).toBe('7');
  });
});
