import type { FastifyInstance } from 'fastify';

import { HttpError } from '../../http/HttpError';
import { PERSONAL_HEADERS } from '../../http/personalHeaders';
import type { NewsletterServiceOptions } from '../options';
import { identifyKeyOf, isIdentifyKeyOf } from '../rules/identifyKey';
import type { Contact, Subscribers } from '../store/Subscribers';
import { addressOf, allowOnly, type whoMay } from './whoMay';

interface UserChange {
  id: string;
  key?: 'email';
  lists: Record<string, 0 | 1>;
  identifyKey: string;
}

const BODY = {
  type: 'object',
  required: ['id', 'lists', 'identifyKey'],
  properties: {
    id: { type: 'string', maxLength: 254 },
    key: { enum: ['email'] },
    lists: { type: 'object', maxProperties: 50, additionalProperties: { enum: [0, 1] } },
    identifyKey: { type: 'string', maxLength: 1000 },
  },
} as const;

const PATH = '/sailthru/rest/user';

/**
 * The mailing lists (platform §7). `GET /sailthru/rest/user/{address}?key=email` answers with `keys.sid`,
 * `keys.email`, `vars.contact_key`, `lists` (name: since when), and in `vars` the key that a change needs and the
 * consents. `POST /sailthru/rest/user` puts an address on lists (1) and takes it off (0), and answers in the same
 * way; an address that is not known becomes a contact.
 */
export function sailthruRoutes(
  app: FastifyInstance,
  subscribers: Subscribers,
  { newsletters, sources, secrets }: NewsletterServiceOptions,
  hooks: ReturnType<typeof whoMay>,
): void {
  const userOf = async (email: string, contact: Contact | null) => {
    const choices = contact && (await subscribers.choicesOf(contact.sid));
    // What nobody subscribed to is undefined, and not said.
    const lists = newsletters.map(({ id, listName }) => [listName, choices?.newsletters[id]]);
    return {
      keys: { sid: contact?.sid ?? null, email },
      vars: {
        contact_key: contact?.contactKey ?? null,
        identify_key: identifyKeyOf(email, secrets[0] ?? ''),
        consents: Object.keys(choices?.consents ?? {}),
      },
      lists: Object.fromEntries(lists),
    };
  };

  app.get<{ Params: { '*': string }; Querystring: { key?: unknown } }>(
    `${PATH}/*`,
    { onRequest: hooks.read },
    async ({ params, query, newsletterCaller }, reply) => {
      reply.headers(PERSONAL_HEADERS);
      const email = addressOf(params['*']);
      if ((query.key ?? 'email') !== 'email') throw new HttpError(400, 'key must be email.');
      allowOnly(newsletterCaller, email);
      return userOf(email, await subscribers.byAddress(email));
    },
  );

  app.post<{ Body: UserChange }>(
    PATH,
    { schema: { body: BODY }, onRequest: hooks.change, bodyLimit: 8192 },
    async ({ body: { id, lists, identifyKey }, newsletterCaller }, reply) => {
      reply.headers(PERSONAL_HEADERS);
      const email = addressOf(id);
      allowOnly(newsletterCaller, email);
      if (!isIdentifyKeyOf(identifyKey, email, secrets))
        throw new HttpError(403, 'identifyKey is not that of this address.');
      const changes = Object.entries(lists).map(([name, value]) => {
        const newsletter = newsletters.find(({ listName }) => listName === name);
        if (!newsletter) throw new HttpError(400, `There is no list "${name}".`);
        return [newsletter.id, value === 1] as const;
      });
      const contact = await subscribers.open(email);
      await subscribers.change(contact.sid, {
        newsletters: Object.fromEntries(changes),
        source: sources['website'] ?? '',
      });
      return { ok: true, ...(await userOf(contact.email, contact)) };
    },
  );
}
