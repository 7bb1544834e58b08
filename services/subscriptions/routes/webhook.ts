import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { WebhookRefused } from '../payments/PaymentProvider';
import type { Subscriptions } from '../Subscriptions';

/** bytes: an invoice with all its lines */
const BODY_LIMIT = 524_288;

/**
 * `POST /subscriptions/webhook`: what the provider tells by itself, signed. It is answered once it is kept; whatever
 * fails is an error, so that it is sent again.
 */
export async function webhookRoute(
  app: FastifyInstance,
  subscriptions: Subscriptions,
): Promise<void> {
  await app.register(async (scope) => {
    // The signature is of the bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    const { provider } = subscriptions.options;
    // What nobody signed is not read.
    const onRequest = async ({ headers }: FastifyRequest, reply: FastifyReply) => {
      const name = provider?.signatureHeader ?? null;
      return name !== null && headers[name] !== undefined
        ? undefined
        : reply.code(401).send({ message: 'This needs the signature of the payment provider.' });
    };
    scope.post(
      '/subscriptions/webhook',
      { bodyLimit: BODY_LIMIT, onRequest },
      async (request, reply) => {
        if (provider === null) return reply.code(404).send({ message: 'Nothing is sold here.' });
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        try {
          const event = await provider.readWebhook(request.headers, body);
          const isOurs = event !== null && (await subscriptions.take(event));
          if (event && !isOurs)
            request.log.info({ event: event.id }, 'An event of no subscription');
          return { isTaken: isOurs };
        } catch (error) {
          if (!(error instanceof WebhookRefused)) throw error;
          request.log.warn({ err: error }, 'A payment message was refused');
          return reply.code(400).send({ message: error.message });
        }
      },
    );
  });
}
