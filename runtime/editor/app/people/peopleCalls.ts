import type { ApiToken } from '../../../store/staff/tokens';
import type { Grant, StaffMember } from '../../../store/staff/types';
import type { Invitation } from '../../server/session/StaffAccounts';
import type { Call, Listed } from '../call';

export type TokenRow = Listed<ApiToken>;
export type InvitationRow = Listed<Invitation>;

/** The calls about who may work on the site, as part of the application's API. */
export const peopleCalls = (call: Call) => ({
  listStaff: () => call<{ staff: StaffMember[] }>('GET', '/staff'),
  saveStaff: ({ email, name, grants, isActive }: Omit<StaffMember, 'id'>) =>
    call<StaffMember>('PUT', `/staff/${encodeURIComponent(email)}`, { name, grants, isActive }),
  /** `provider`: its origin, where the staff does not sign in here; `lacking`: who has no password yet. */
  staffAccounts: () =>
    call<{ provider: string | null; lacking: string[] }>('GET', '/staff/accounts'),
  /** @returns null for who has a password */
  inviteStaff: (email: string) =>
    call<{ invitation: InvitationRow | null }>(
      'POST',
      `/staff/${encodeURIComponent(email)}/invitation`,
    ),
  listTokens: () => call<{ tokens: TokenRow[] }>('GET', '/tokens'),
  /** @param token `endsAt`: ISO 8601; null: it never runs out */
  createToken: (token: { name: string; grants: Grant[]; endsAt: string | null }) =>
    call<{ id: string; secret: string }>('POST', '/tokens', token),
  revokeToken: (id: string) => call<undefined>('DELETE', `/tokens/${encodeURIComponent(id)}`),
});
