import { NotFound } from '../../../store/errors';
import { writeAudit } from '../../../store/writeAudit';
import type { AuditAction } from '../../contract/log';
import type { ApiContext, Handlers } from '../api/handlers/Handlers';
import type { Mailing } from './Mailing';

/**
 * Editions of newsletters, by whoever sends them.
 * @param mailing asked when the site listens; null where nobody does
 */
export const newsletterHandlers = (mailing: (() => Mailing) | null) =>
  ({
    listEditions: async () => open(mailing).list(),
    createEdition: async ({ body }, context) => {
      const made = await open(mailing).create(body);
      await note(context, 'save-edition', { edition: made.id, page: body.page, isOn: body.isOn });
      return made;
    },
    saveEdition: async ({ params: { id }, body: { revision, ...draft } }, context) => {
      const saved = await open(mailing).save(id, draft, revision);
      await note(context, 'save-edition', { edition: id, page: draft.page, isOn: draft.isOn });
      return saved;
    },
    deleteEdition: async ({ params: { id } }, context) => {
      await open(mailing).remove(id);
      await note(context, 'delete-edition', { edition: id });
    },
    readSchedule: async ({ body }) => open(mailing).view(body.schedule),
    previewEdition: async ({ params: { id } }) => {
      const { page, ...preview } = await open(mailing).preview(id);
      return { ...preview, text: page?.text ?? null };
    },
    testEdition: async ({ params: { id }, body: { address } }, context) => {
      await open(mailing).test(id, address);
      await note(context, 'test-edition', { edition: id, address });
    },
    sendEdition: async ({ params: { id }, body: { revision } }, context) => {
      await open(mailing).sendNow(id, revision);
      await note(context, 'send-edition', { edition: id });
    },
  }) satisfies Partial<Handlers>;

function open(mailing: (() => Mailing) | null): Mailing {
  if (mailing === null) throw new NotFound('No newsletters are sent from this site.');
  return mailing();
}

function note(
  { store, website, actor }: ApiContext,
  action: AuditAction,
  detail: Record<string, unknown>,
): Promise<void> {
  return writeAudit(store, { actor: actor.name, action, website, detail });
}
