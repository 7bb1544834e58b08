import Fastify from 'fastify';
import type { ServicesContext } from '../runtime/cli/config';
import { EEdition } from '../services/e-edition/EEdition';
import type { Readers } from '../services/readers/Readers';
import { mountEEdition } from './mountEEdition';

const context = {
  website: 'broadsheet',
  base: () => 'http://localhost:3000',
  secrets: { accessToken: 'a token' },
} as unknown as ServicesContext;

it.each([
  ['our own e-edition is opened', {}, 1],
  ['readers are led to that of the publisher', { E_EDITION_URL: 'https://paper.example/' }, 0],
])('New papers are drawn ahead where %s (platform §1)', async (_where, env, times) => {
  const drawAhead = jest.spyOn(EEdition.prototype, 'drawAhead');
  const app = Fastify();
  await mountEEdition(app, env, context, {} as Readers);
  await app.ready();
  expect(drawAhead).toHaveBeenCalledTimes(times);
  await app.close();
  drawAhead.mockRestore();
});
