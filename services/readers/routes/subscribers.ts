import type { FastifyInstance } from 'fastify';

import { HttpError } from '../../http/HttpError';
import { requireStaff } from '../../http/requireStaff';
import type { Readers } from '../Readers';
import { auth0IdOf, subscriberOf } from '../store/subscriptions';
import { fieldsOf } from './answers';

/**
 * The subscriber calls (platform §7) over the subscriptions that are kept here, for the deployment's token alone:
 * `POST /v1/graphql/in-app-purchase` with `getSubscriberInfo(email)`, `GET /auth/subscriber?auth0Id=`.
 */
export function subscriberRoutes(app: FastifyInstance, { db, options, now }: Readers): void {
  const onRequest = requireStaff(options.token);

  app.post<{ Body: unknown }>(
    '/v1/graphql/in-app-purchase',
    { onRequest },
    async ({ body }, reply) => {
      const { query, variables } = fieldsOf(body);
      const { email } = fieldsOf(variables ?? {});
      if (typeof query !== 'string' || !/\bgetSubscriberInfo\b/.test(query))
        return reply.code(400).send({ errors: [{ message: 'Ask for getSubscriberInfo(email).' }] });
      if (typeof email !== 'string')
        return reply.code(400).send({ errors: [{ message: 'The variable email is missing.' }] });
      const auth0Id = await auth0IdOf(db, email);
      return { data: { getSubscriberInfo: auth0Id === null ? null : { auth0Id } } };
    },
  );

  app.get<{ Querystring: { auth0Id?: unknown } }>(
    '/auth/subscriber',
    { onRequest },
    async ({ query: { auth0Id } }) => {
      if (typeof auth0Id !== 'string') throw new HttpError(400, 'Name the subscriber as auth0Id.');
      const subscriber = await subscriberOf(db, auth0Id, now());
      if (!subscriber) throw new HttpError(404, 'No such subscriber.');
      return subscriber;
    },
  );
}
