import { z } from 'zod';
import { InvalidInput } from '../../../../document/errors';
import { NotFound } from '../../../../store/errors';
import { listStaff, readStaffWhere } from '../../../../store/staff/readStaff';
import type { StaffMember } from '../../../../store/staff/types';
import { writeAudit } from '../../../../store/writeAudit';
import type { IdentityProvider } from '../../session/IdentityProvider';
import type { StaffAccounts } from '../../session/StaffAccounts';
import { apiRoute, Forbidden, type AnyApiRoute, type ApiContext } from '../apiRoute';
import { manages } from './people';

export interface InvitationOptions {
  provider: Pick<IdentityProvider, 'origin'>;
  /** Null where the staff signs in at a provider of the publisher's own. */
  accounts: StaffAccounts | null;
}

/** How the staff comes to sign in. */
export const invitationRoutes = ({ provider, accounts }: InvitationOptions): AnyApiRoute[] => [
  apiRoute({
    method: 'GET',
    path: '/staff/accounts',
    summary:
      'Where the staff signs in, if not here (`provider`), and who may be given a link as they have no password yet (`lacking`, emails).',
    access: { right: 'manage', on: 'site' },
    handle: async (_input, context) => {
      if (accounts === null) return { provider: provider.origin, lacking: [] };
      const staff = (await listStaff(context.store)).filter((one) => mayInvite(context, one));
      return { provider: null, lacking: await accounts.lacking(staff.map(({ email }) => email)) };
    },
  }),
  apiRoute({
    method: 'POST',
    path: '/staff/:email/invitation',
    summary:
      'A link with which someone of the staff chooses their password, once; `invitation` is null for who has one. A new link ends the one before.',
    access: { right: 'manage', on: 'site' },
    params: { email: z.string().max(254) },
    status: 201,
    handle: async ({ params }, context) => {
      const { store, website, actor } = context;
      if (accounts === null) throw new InvalidInput(`The staff signs in at ${provider.origin}.`);
      const email = params.email.trim().toLowerCase();
      const member = await readStaffWhere(store, { email });
      if (!member) throw new NotFound(`There is nobody with the email "${email}" on the staff.`);
      if (!member.isActive) throw new InvalidInput(`${member.name} is dismissed.`);
      if (!mayInvite(context, member)) throw new Forbidden('manage');
      const invitation = await accounts.invite(member);
      if (invitation)
        await writeAudit(store, {
          actor: actor.name,
          action: 'invite-staff',
          website,
          detail: { email },
        });
      return { invitation };
    },
  }),
];

/** Who has the link is that person on every site: so nobody makes one for who works for others, too. */
function mayInvite(context: ApiContext, { isActive, grants }: StaffMember): boolean {
  return isActive && grants.every(({ website }) => manages(context, website));
}
