/**
 * Loaded before a site (`node --import`): writes the routes that it registers to the file named in
 * BROADSHEET_ROUTES_FILE when it listens, so that no list has to be believed.
 */
import { subscribe } from 'node:diagnostics_channel';
import { writeFileSync } from 'node:fs';

const routes = new Set();
subscribe('fastify.initialization', ({ fastify }) => {
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.add(`${one} ${url}`);
  });
  fastify.addHook('onListen', async () => {
    const file = process.env['BROADSHEET_ROUTES_FILE'];
    if (file) writeFileSync(file, JSON.stringify([...routes]));
  });
});
