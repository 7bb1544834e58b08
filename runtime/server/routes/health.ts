import type { FastifyPluginAsync } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import type { Readiness } from '../Readiness';

/** ms that the store may take to say that it is there. */
const LONGEST = 3000;

/**
 * For who runs the site: `/pf/health`, the process is alive (else: start it anew); `/pf/ready`, it
 * should get requests, or 503 with the reasons why not.
 * @param isReady throws the reason why the store can't be used
 */
export function health(readiness: Readiness, isReady: () => Promise<unknown>): FastifyPluginAsync {
  return async (app) => {
    app.get('/pf/health', async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'ok' }),
    );
    app.get('/pf/ready', async (request, reply) => {
      const reasons = readiness.list();
      const fault = await faultOf(isReady);
      if (fault) {
        request.log.warn({ err: fault }, 'The store can not be used');
        reasons.push(publicReason(fault));
      }
      const status = reasons.length === 0 ? 'ready' : 'not ready';
      return reply
        .code(reasons.length === 0 ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status, ...(reasons.length > 0 ? { reasons } : {}) });
    });
  };
}

async function faultOf(isReady: () => Promise<unknown>): Promise<Error | null> {
  const tooLong = new AbortController();
  try {
    const answer = await Promise.race([
      isReady().then(() => 'answered'),
      pause(LONGEST, 'late', { ref: false, signal: tooLong.signal }),
    ]);
    return answer === 'late' ? new Error(`The store says nothing for ${LONGEST} ms.`) : null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    tooLong.abort();
  }
}

/** What may be told to anyone: never the words of a driver. */
function publicReason(fault: Error & { publicMessage?: string }): string {
  return fault.publicMessage ?? 'The store can’t be used.';
}
