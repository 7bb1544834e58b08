import Fastify from 'fastify';

import { HttpError } from './HttpError';
import { answerError } from './answerError';

async function answerTo(error: Error): Promise<Response> {
  const app = Fastify();
  app.setErrorHandler(answerError('content'));
  app.get('/', () => {
    throw error;
  });
  const answer = await fetch(await app.listen({ host: '127.0.0.1', port: 0 }));
  await app.close();
  return answer;
}

describe('an error is answered', () => {
  it.each([
    ['in its own words where the caller can act on it', new HttpError(404, 'Gone'), 404, 'Gone'],
    [
      'with 503 where the database is away',
      Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
      503,
      'The content database cannot be reached',
    ],
    [
      'with 503 where the connection broke',
      new Error('Connection terminated unexpectedly'),
      503,
      'The content database cannot be reached',
    ],
    [
      'with the status that the store gives it',
      Object.assign(new Error('write /var/lib/x: ENOSPC'), { statusCode: 507 }),
      507,
      'There is no space to store this',
    ],
    [
      'without a word on what is inside otherwise',
      new Error('column "secret" does not exist'),
      500,
      'The content service failed',
    ],
  ])('%s', async (_name, error, status, message) => {
    const answer = await answerTo(error);
    expect([answer.status, await answer.json()]).toEqual([status, { message }]);
  });

  it('says when to try again, and how to identify oneself', async () => {
    const away = await answerTo(new Error('Connection terminated'));
    expect(away.headers.get('retry-after')).toBe('5');
    const later = await answerTo(Object.assign(new Error(), { statusCode: 503, retryAfter: 2 }));
    expect(later.headers.get('retry-after')).toBe('2');
    const unknown = await answerTo(new HttpError(401, 'Who?'));
    expect(unknown.headers.get('www-authenticate')).toBe('Bearer');
  });
});
