import Fastify from 'fastify';
import { DatabaseUnavailable, DiskFull } from '../../store/errors';
import { Readiness } from '../Readiness';
import { health } from './health';

async function ask(path: string, isReady: () => Promise<unknown>, readiness = new Readiness()) {
  const app = Fastify();
  await app.register(health(readiness, isReady));
  const answer = await app.inject(path);
  await app.close();
  return [answer.statusCode, answer.json<unknown>()];
}

const good = async () => undefined;
const lost = async () => {
  throw new DatabaseUnavailable(new Error('connect ECONNREFUSED 10.0.0.7:5432'));
};

describe('/pf/ready', () => {
  it.each([
    ['without a database', lost, 'The database can’t be reached at the moment.'],
    [
      'with a full disk',
      async () => {
        throw new DiskFull('1 MB is free for /srv/data');
      },
      'There is no space left to save anything.',
    ],
    [
      'with a store that says nothing',
      () => new Promise(() => undefined),
      'The store can’t be used.',
    ],
  ])('is 503 %s, with a reason that shows nobody our insides', async (_title, isReady, reason) => {
    expect(await ask('/pf/ready', isReady)).toEqual([
      503,
      { status: 'not ready', reasons: [expect.stringContaining(reason)] },
    ]);
    expect(await ask('/pf/health', isReady)).toEqual([200, { status: 'ok' }]);
  });

  it('is 503 until all reasons are gone', async () => {
    const readiness = new Readiness();
    readiness.withdraw('start', 'The first edition is being loaded.');
    expect(await ask('/pf/ready', good, readiness)).toEqual([
      503,
      { status: 'not ready', reasons: ['The first edition is being loaded.'] },
    ]);
    readiness.restore('start');
    expect(await ask('/pf/ready', good, readiness)).toEqual([200, { status: 'ready' }]);
  });
});
