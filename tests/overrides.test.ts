import Fastify from 'fastify';

it('the cookie that the lock holds in place of a newer one has what fastify’s inject calls', async () => {
  const app = Fastify();
  app.get('/', async (request) => request.headers.cookie);
  const answer = await app.inject({ url: '/', cookies: { reader: 'Nelly Bly' } });
  expect(answer.body).toBe('reader=Nelly%20Bly');
  await app.close();
});
