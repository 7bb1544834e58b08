import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { bearerCheck } from '../../../http/bearerCheck';
import { isLoopback } from '../../../http/clientAddress';
import type { Metrics } from '../Metrics';

export interface MetricsRouteOptions {
  /** Bearer token that is asked for; null: only this machine is answered, and no proxy on it. */
  token: string | null;
  /** Whether the site has a public address: then what comes from this machine may come from anywhere. */
  isPublic: boolean;
}

/** `GET /pf/metrics`, for Prometheus: 404 for all others. */
export function metricsRoute(
  metrics: Metrics,
  { token, isPublic }: MetricsRouteOptions,
): FastifyPluginAsync {
  const hasToken = token === null ? null : bearerCheck(token);

  function isAllowed(request: FastifyRequest): boolean {
    if (hasToken) return hasToken(request);
    const { headers, ip } = request;
    const isProxied = Boolean(headers['x-forwarded-for'] ?? headers.forwarded ?? headers.via);
    return !isPublic && !isProxied && isLoopback(ip);
  }

  return async (app) => {
    app.get('/pf/metrics', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!isAllowed(request)) return reply.code(404).send({ message: 'There is nothing here.' });
      return reply.type(metrics.contentType).send(await metrics.write());
    });
  };
}
