import type { FastifyInstance } from 'fastify';

import { HttpError } from '../../http/HttpError';
import { PERSONAL_HEADERS } from '../../http/personalHeaders';
import type { NewsletterServiceOptions } from '../options';
import type { Changes, Subscribers } from '../store/Subscribers';
import { addressOf, allowOnly, type whoMay } from './whoMay';

interface PreferenceChange {
  contactId?: string | null;
  referenceIds: string[];
  isOptIn: boolean;
}

const BODY = {
  type: 'object',
  required: ['referenceIds', 'isOptIn'],
  properties: {
    contactId: { type: 'string', nullable: true, pattern: '^[\\w-]{0,64}$' },
    referenceIds: { type: 'array', maxItems: 50, items: { type: 'string', maxLength: 64 } },
    isOptIn: { type: 'boolean' },
  },
} as const;

/**
 * The preferences (platform §7): `POST /salesforce/newsletter` turns newsletters, by their preference ids, and
 * consents, by their names, on or off; nothing happens without `contactId`.
 * `GET /salesforce/user-subscribed-newsletter?email=` answers `{lists: [name of each mailing list]}`.
 */
export function salesforceRoutes(
  app: FastifyInstance,
  subscribers: Subscribers,
  { newsletters, consents, sources }: NewsletterServiceOptions,
  hooks: ReturnType<typeof whoMay>,
): void {
  const source = sources['website'] ?? '';

  const changesOf = ({ referenceIds, isOptIn }: PreferenceChange): Changes => {
    const changes = { newsletters: {}, consents: {} } as Required<Changes>;
    for (const reference of referenceIds) {
      const newsletter = newsletters.find(({ preferenceId }) => preferenceId === reference);
      if (newsletter) Object.assign(changes.newsletters, { [newsletter.id]: isOptIn });
      else if (consents.some(({ name }) => name === reference))
        Object.assign(changes.consents, { [reference]: isOptIn });
      else throw new HttpError(400, `There is no preference "${reference}".`);
    }
    return { ...changes, source };
  };

  app.post<{ Body: PreferenceChange }>(
    '/salesforce/newsletter',
    { schema: { body: BODY }, onRequest: hooks.change, bodyLimit: 8192 },
    async ({ body, newsletterCaller }, reply) => {
      reply.headers(PERSONAL_HEADERS);
      const changes = changesOf(body);
      if (!body.contactId) return { ok: true };
      const contact = await subscribers.byContactKey(body.contactId);
      // A reader is told the same of a contact that is another's and of one that is none.
      allowOnly(newsletterCaller, contact?.email ?? '');
      if (!contact) throw new HttpError(404, 'There is no such contact.');
      await subscribers.change(contact.sid, changes);
      return { ok: true };
    },
  );

  app.get<{ Querystring: { email?: unknown } }>(
    '/salesforce/user-subscribed-newsletter',
    { onRequest: hooks.read },
    async ({ query, newsletterCaller }, reply) => {
      reply.headers(PERSONAL_HEADERS);
      const email = addressOf(query.email);
      allowOnly(newsletterCaller, email);
      const contact = await subscribers.byAddress(email);
      const on = contact ? (await subscribers.choicesOf(contact.sid)).newsletters : {};
      return {
        lists: newsletters
          .filter(({ id }) => Object.hasOwn(on, id))
          .map(({ listName }) => listName),
      };
    },
  );
}
