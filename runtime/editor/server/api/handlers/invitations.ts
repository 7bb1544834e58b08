import type { IdentityProvider } from '../../../../../oidc-client/IdentityProvider';
import { InvalidInput } from '../../../../document/errors';
import { NotFound } from '../../../../store/errors';
import { listStaff, readStaffWhere } from '../../../../store/staff/readStaff';
import type { StaffMember } from '../../../../store/staff/types';
import { writeAudit } from '../../../../store/writeAudit';
import type { StaffAccounts } from '../../session/StaffAccounts';
import { Forbidden, type ApiContext, type Handlers } from './Handlers';
import { manages } from './people';

export interface InvitationOptions {
  provider: Pick<IdentityProvider, 'origin'>;
  /** Null where the staff signs in at a provider of the publisher's own. */
  accounts: StaffAccounts | null;
}

/** How the staff comes to sign in. */
export const invitationHandlers = ({ provider, accounts }: InvitationOptions) =>
  ({
    staffAccounts: async (_input, context) => {
      if (accounts === null) return { provider: provider.origin, lacking: [] };
      const staff = (await listStaff(context.store)).filter((one) => mayInvite(context, one));
      return { provider: null, lacking: await accounts.lacking(staff.map(({ email }) => email)) };
    },
    inviteStaff: async ({ params }, context) => {
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
  }) satisfies Partial<Handlers>;

/** Who has the link is that person on every site: so nobody makes one for who works for others, too. */
function mayInvite(context: ApiContext, { isActive, grants }: StaffMember): boolean {
  return isActive && grants.every(({ website }) => manages(context, website));
}
