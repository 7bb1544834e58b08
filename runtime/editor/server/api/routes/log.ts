import { z } from 'zod';
import { listAudit } from '../../../../store/listAudit';
import { AUDIT_ACTIONS } from '../../../../store/tables';
import { foldersWith, holdsRight } from '../../rights/rights';
import { apiRoute, Forbidden, type AnyApiRoute } from '../apiRoute';

/** Who did what. */
export const logRoutes: AnyApiRoute[] = [
  apiRoute({
    method: 'GET',
    path: '/audit',
    summary:
      'Who did what, the newest first: in the folders that the caller may read; about staff and tokens with the right to manage them.',
    access: { right: 'read', on: 'any-folder' },
    query: {
      document: z.string().max(100).optional(),
      person: z.string().max(200).optional(),
      action: z
        .string()
        .max(1000)
        .transform((text) => text.split(','))
        .pipe(z.array(z.enum(AUDIT_ACTIONS)))
        .optional(),
      before: z.coerce.number().int().min(1).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    },
    handle: async ({ query: { action: actions, ...query } }, { store, website, actor }) => {
      const folders = foldersWith(actor.grants, 'read', website);
      if (folders.length === 0) throw new Forbidden('read');
      const entries = await listAudit(store, {
        ...query,
        actions,
        website,
        reader: actor.name,
        folders,
        mayManage: holdsRight(actor.grants, 'manage', { website, folder: '/' }),
      });
      return { entries };
    },
  }),
];
