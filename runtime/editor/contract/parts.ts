import { z } from 'zod';
import { DOCUMENT_KINDS } from '../../document/document';
import { ROLES } from '../../store/staff/types';
import { RIGHTS } from './rights';

/** What several calls take or say. */

export const documentId = z.string().min(1).max(100);
export const folder = z.string().max(200);
export const kind = z.enum(DOCUMENT_KINDS);
/** An address of the site. */
export const uri = z.string().startsWith('/').max(2000);
/** A number in an address or a query. */
export const whole = z.coerce.number<number>().int();
/** Values by name, such as those of a source's parameters. */
export const values = z.record(z.string(), z.unknown());

/** A role on a website, in a folder of its pages and all below it. */
export const grant = z.strictObject({
  website: z.string().min(1).max(100),
  folder,
  role: z.enum(ROLES),
});
export type Grant = z.input<typeof grant>;
export type Role = Grant['role'];

export const right = z.enum(RIGHTS);

/** A document in a list: where it is, and what. */
export const documentEntry = { id: z.string(), kind, name: z.string(), folder: z.string() };
