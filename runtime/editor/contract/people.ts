import { z } from 'zod';
import { moment, type Endpoint } from './endpoint';
import { folder, grant, right } from './parts';

const email = z.string().max(254);
/** As they are given: a role in the whole site needs no folder. */
const grants = z.array(z.strictObject({ ...grant.shape, folder: folder.default('/') })).max(100);

const session = z.object({
  name: z.string(),
  displayName: z.string(),
  grants: z.array(grant),
  /** In the whole site; in some folders there may be more. */
  rights: z.array(right),
  /** What changing calls bring along; null for programs. */
  csrf: z.string().nullable(),
  website: z.string(),
});

const member = z.object({
  id: z.string(),
  /** Lower case; how they are known until they have signed in once. */
  email: z.string(),
  name: z.string(),
  isActive: z.boolean(),
  grants: z.array(grant),
});
export type StaffMember = z.input<typeof member>;

const token = z.object({
  id: z.string(),
  name: z.string(),
  grants: z.array(grant),
  createdBy: z.string(),
  createdAt: moment,
  /** Null: it never runs out. */
  endsAt: moment.nullable(),
  usedAt: moment.nullable(),
});
export type TokenRow = z.input<typeof token>;

const invitation = z.object({ link: z.string(), endsAt: moment });
export type InvitationRow = z.input<typeof invitation>;

/** Who may work on the site, and what; how the staff comes to sign in. */
export const people = {
  readSession: {
    summary: 'Who is signed in, what they may do, and what changing calls have to bring along.',
    access: { right: 'read', on: 'any-folder' },
    answer: session,
  },
  listStaff: {
    summary:
      'The staff, with their roles on the sites that the caller manages, and whoever has none at all.',
    access: { right: 'manage', on: 'site' },
    answer: z.object({ staff: z.array(member) }),
  },
  saveStaff: {
    summary:
      'Gives someone roles in place of the ones they had on the sites that the caller manages, or (isActive: false) dismisses them.',
    access: { right: 'manage', on: 'site' },
    params: { email },
    body: z.strictObject({
      name: z.string().min(1).max(200),
      grants,
      isActive: z.boolean().default(true),
    }),
    answer: member,
  },
  staffAccounts: {
    summary:
      'Where the staff signs in, if not here (`provider`), and who may be given a link as they have no password yet (`lacking`, emails).',
    access: { right: 'manage', on: 'site' },
    answer: z.object({ provider: z.string().nullable(), lacking: z.array(z.string()) }),
  },
  inviteStaff: {
    summary:
      'A link with which someone of the staff chooses their password, once; `invitation` is null for who has one. A new link ends the one before.',
    access: { right: 'manage', on: 'site' },
    params: { email },
    status: 201,
    answer: z.object({ invitation: invitation.nullable() }),
  },
  listTokens: {
    summary:
      'The tokens of programs that may do something on the sites that the caller manages. Their secrets are not kept.',
    access: { right: 'manage', on: 'site' },
    answer: z.object({ tokens: z.array(token) }),
  },
  createToken: {
    summary: 'Makes a token for a program. The answer holds its secret, once.',
    access: { right: 'manage', on: 'site' },
    body: z.strictObject({
      name: z.string().trim().min(1).max(100),
      grants: grants.min(1),
      endsAt: z.iso.datetime().nullable().default(null),
    }),
    status: 201,
    answer: z.object({ id: z.string(), secret: z.string() }),
  },
  revokeToken: {
    summary: 'Takes a token back.',
    access: { right: 'manage', on: 'site' },
    params: { id: z.uuid() },
  },
} as const satisfies Record<string, Endpoint>;
