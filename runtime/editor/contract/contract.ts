import type { CallName } from './calls';
import { checklists } from './checklist';
import { collections } from './collections';
import { comments } from './comments';
import { content } from './content';
import { documents } from './documents';
import type { Endpoint } from './endpoint';
import { finds } from './find';
import { listings } from './listings';
import { log } from './log';
import { newsletters } from './newsletters';
import { packs } from './pack';
import { people } from './people';
import { presence } from './live';
import { previews } from './preview';
import { routing } from './routing';
import { transfer } from './transfer';
import { versions } from './versions';

/** All calls of the editor's API: server, application and description are made of these. */
export const contract = {
  ...documents,
  ...comments,
  ...versions,
  ...finds,
  ...transfer,
  ...routing,
  ...people,
  ...log,
  ...collections,
  ...listings,
  ...packs,
  ...content,
  ...previews,
  ...checklists,
  ...presence,
  ...newsletters,
} as const satisfies Record<CallName, Endpoint>;

export type Contract = typeof contract;
