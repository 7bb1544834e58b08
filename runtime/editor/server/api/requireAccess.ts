import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Store } from '../../../store/openStore';
import type { ApiContext } from './handlers/Handlers';
import { enter } from './enter';

const CONTEXT = 'editorContext';

/**
 * Lets calls of an app's routes in by who sends them, before anything of their body is read. Each route
 * has to say what it takes, in its `config`.
 */
export function requireAccess(
  app: FastifyInstance,
  options: { store: Store; website: string },
): void {
  app.decorateRequest(CONTEXT, null);
  app.addHook('onRoute', ({ url, config }) => {
    if (!config?.access) throw new Error(`${url} does not say who may call it.`);
  });
  app.addHook('onRequest', async (request) => {
    request.setDecorator(CONTEXT, await enter(request, options));
  });
}

/** Who calls, as it was found out then. */
export const contextOf = (request: FastifyRequest): ApiContext =>
  request.getDecorator<ApiContext>(CONTEXT);
