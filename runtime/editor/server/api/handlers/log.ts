import { listAudit } from '../../../../store/listAudit';
import { foldersWith, holdsRight } from '../../rights/rights';
import { Forbidden, type Handlers } from './Handlers';

/** Who did what. */
export const logHandlers = {
  readLog: async ({ query: { action: actions, ...query } }, { store, website, actor }) => {
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
} satisfies Partial<Handlers>;
