import { NotFound } from '../../../../store/errors';
import { listVersions } from '../../../../store/listVersions';
import { diffDocuments } from '../../../../document/operations/diffDocuments';
import { publish } from '../../../../store/publish';
import { readDraft } from '../../../../store/readDraft';
import { readVersion } from '../../../../store/readVersion';
import { rollback } from '../../../../store/rollback';
import { saveDraft } from '../../../../store/saveDraft';
import { listSchedules } from '../../../../store/schedule/listSchedules';
import { listTroubledRuns } from '../../../../store/schedule/listTroubledRuns';
import { cancelSchedule, scheduleVersion } from '../../../../store/schedule/scheduleVersion';
import { setVersionLabel } from '../../../../store/setVersionLabel';
import { unpublish } from '../../../../store/unpublish';
import { holdsRight } from '../../rights/rights';
import type { ApiContext, Handlers } from './Handlers';

/** What readers see of a document: published, taken down, planned, brought back, compared. */
export const versionHandlers = {
  publish: async ({ params, body }, context) =>
    publish(context.store, {
      ...target(params.id, context),
      rev: body.rev,
      ...(body.label ? { label: body.label } : {}),
    }),
  unpublish: async ({ params }, context) => {
    await unpublish(context.store, target(params.id, context));
  },
  listVersions: async ({ params }, { store, website }) => ({
    versions: await listVersions(store, params.id),
    schedules: (await listSchedules(store, params.id)).filter((one) => one.website === website),
  }),
  readVersion: async ({ params }, context) => {
    const document = await versionOf(context, params.id, params.number);
    const draft = await readDraft(context.store, params.id);
    return { document, toDraft: draft ? diffDocuments(document, draft.document) : [] };
  },
  labelVersion: async ({ params, body }, context) => {
    const author = context.actor.name;
    await setVersionLabel(context.store, {
      documentId: params.id,
      number: params.number,
      label: body.label,
      author,
    });
  },
  showVersion: async ({ params, body }, context) =>
    rollback(context.store, { ...target(params.id, context), version: params.number, ...body }),
  restoreVersion: async ({ params, body }, context) => {
    const document = await versionOf(context, params.id, params.number);
    const { actor, website, document: known } = context;
    return saveDraft(context.store, {
      documentId: params.id,
      baseRev: body.baseRev,
      document,
      author: actor.name,
      mayUnlock: holdsRight(actor.grants, 'lock', { website, folder: known.folder }),
    });
  },
  listTroubledRuns: async (_input, { store, website, actor, now }) => ({
    runs: (await listTroubledRuns(store, { website, now })).filter(({ folder }) =>
      holdsRight(actor.grants, 'read', { website, folder }),
    ),
  }),
  schedule: async ({ params, body }, context) =>
    scheduleVersion(context.store, {
      ...target(params.id, context),
      ...body,
      now: context.now,
    }),
  cancelRun: async ({ params }, context) => {
    const planned = await listSchedules(context.store, params.id);
    if (
      !planned.some(({ id: own, website }) => own === params.number && website === context.website)
    )
      throw new NotFound(`Nothing is planned for "${params.id}" under ${params.number}.`);
    await cancelSchedule(context.store, { id: params.number, author: context.actor.name });
  },
} satisfies Partial<Handlers>;

function target(documentId: string, { website, actor }: ApiContext) {
  return { documentId, website, author: actor.name };
}

async function versionOf({ store }: ApiContext, documentId: string, version: number) {
  const document = await readVersion(store, { documentId, version });
  if (!document) throw new NotFound(`"${documentId}" has no version ${version}.`);
  return document;
}
