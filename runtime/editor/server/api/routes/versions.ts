import { z } from 'zod';
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
import { apiRoute, type AnyApiRoute, type ApiContext } from '../apiRoute';

const id = z.string().min(1).max(100);
const number = z.coerce.number().int().min(1);
const label = z.string().trim().min(1).max(200);
const wallTime = {
  local: z.string().max(30),
  isSecond: z.boolean().optional(),
};

/** What readers see of a document: published, taken down, planned, brought back, compared. */
export const versionRoutes: AnyApiRoute[] = [
  apiRoute({
    method: 'POST',
    path: '/documents/:id/publish',
    summary: 'Makes the draft a version and shows it to readers, if it is still at `rev`.',
    access: { right: 'publish', on: 'document' },
    params: { id },
    body: z.strictObject({ rev: z.number().int().min(1), label: label.optional() }),
    status: 201,
    handle: async ({ params, body }, context) =>
      publish(context.store, {
        ...target(params.id, context),
        rev: body.rev,
        ...(body.label ? { label: body.label } : {}),
      }),
  }),
  apiRoute({
    method: 'POST',
    path: '/documents/:id/unpublish',
    summary: 'Takes a document down. Its versions stay.',
    access: { right: 'publish', on: 'document' },
    params: { id },
    handle: async ({ params }, context) => {
      await unpublish(context.store, target(params.id, context));
    },
  }),
  apiRoute({
    method: 'GET',
    path: '/documents/:id/versions',
    summary: 'All versions, the newest first, and what is planned.',
    access: { right: 'read', on: 'document' },
    params: { id },
    handle: async ({ params }, { store, website }) => ({
      versions: await listVersions(store, params.id),
      schedules: (await listSchedules(store, params.id)).filter((one) => one.website === website),
    }),
  }),
  apiRoute({
    method: 'GET',
    path: '/documents/:id/versions/:number',
    summary: 'One version, and the operations that make the draft of it.',
    access: { right: 'read', on: 'document' },
    params: { id, number },
    handle: async ({ params }, context) => {
      const document = await versionOf(context, params.id, params.number);
      const draft = await readDraft(context.store, params.id);
      return { document, toDraft: draft ? diffDocuments(document, draft.document) : [] };
    },
  }),
  apiRoute({
    method: 'PUT',
    path: '/documents/:id/versions/:number/label',
    summary: 'Gives a version a label, or (null) none.',
    access: { right: 'publish', on: 'document' },
    params: { id, number },
    body: z.strictObject({ label: label.nullable() }),
    handle: async ({ params, body }, context) => {
      const author = context.actor.name;
      await setVersionLabel(context.store, {
        documentId: params.id,
        number: params.number,
        label: body.label,
        author,
      });
    },
  }),
  apiRoute({
    method: 'POST',
    path: '/documents/:id/versions/:number/show',
    summary:
      'Shows readers this version again. The draft stays as it is; `keepDraft` makes it a version where none holds it, and `draft` in the answer is that version.',
    access: { right: 'publish', on: 'document' },
    params: { id, number },
    body: z.strictObject({ keepDraft: z.boolean().default(false) }).optional(),
    handle: async ({ params, body }, context) =>
      rollback(context.store, { ...target(params.id, context), version: params.number, ...body }),
  }),
  apiRoute({
    method: 'POST',
    path: '/documents/:id/versions/:number/restore',
    summary: 'Makes this version the draft, if the draft is still at `baseRev`.',
    access: { right: 'edit', on: 'document' },
    params: { id, number },
    body: z.strictObject({ baseRev: z.number().int().min(1) }),
    handle: async ({ params, body }, context) => {
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
  }),
  apiRoute({
    method: 'GET',
    path: '/schedules/troubled',
    summary: 'Plans that are late, ran late in the last day, or failed in the last week.',
    access: { right: 'read', on: 'any-folder' },
    handle: async (_input, { store, website, actor, now }) => ({
      runs: (await listTroubledRuns(store, { website, now })).filter(({ folder }) =>
        holdsRight(actor.grants, 'read', { website, folder }),
      ),
    }),
  }),
  apiRoute({
    method: 'POST',
    path: '/documents/:id/schedules',
    summary:
      'Plans when a version (its number, or the draft at `rev`) goes live, in a time zone, and when it goes again.',
    access: { right: 'publish', on: 'document' },
    params: { id },
    body: z.strictObject({
      version: z.union([
        z.number().int().min(1),
        z.strictObject({ rev: z.number().int().min(1), label: label.optional() }),
      ]),
      publishAt: z.strictObject({ ...wallTime, zone: z.string().max(60) }),
      expireAt: z.strictObject(wallTime).nullable().default(null),
    }),
    status: 201,
    handle: async ({ params, body }, context) =>
      scheduleVersion(context.store, {
        ...target(params.id, context),
        ...body,
        now: context.now,
      }),
  }),
  apiRoute({
    method: 'DELETE',
    path: '/documents/:id/schedules/:number',
    summary: 'Gives up a plan. A version that is live stays.',
    access: { right: 'publish', on: 'document' },
    params: { id, number },
    handle: async ({ params }, context) => {
      const planned = await listSchedules(context.store, params.id);
      if (
        !planned.some(
          ({ id: own, website }) => own === params.number && website === context.website,
        )
      )
        throw new NotFound(`Nothing is planned for "${params.id}" under ${params.number}.`);
      await cancelSchedule(context.store, { id: params.number, author: context.actor.name });
    },
  }),
];

function target(documentId: string, { website, actor }: ApiContext) {
  return { documentId, website, author: actor.name };
}

async function versionOf({ store }: ApiContext, documentId: string, version: number) {
  const document = await readVersion(store, { documentId, version });
  if (!document) throw new NotFound(`"${documentId}" has no version ${version}.`);
  return document;
}
