import type { StaffMember, TokenRow } from '../../contract/people';
import type { Api } from '../shared/api';
import { useAnswer, useReload } from '../shared/queries';

/** All who work on the sites. */
export interface People {
  staff: readonly StaffMember[];
  tokens: readonly TokenRow[];
  /** Paths of the folders that roles can be given in. */
  folders: readonly string[];
  /** Origin of the provider that the staff signs in at; null: here. */
  provider: string | null;
  /** Emails of those who have no password yet. */
  lacking: readonly string[];
}

/** The questions whose answers change with a member of the staff, and those that the screen asks. */
export const STAFF = ['listStaff', 'staffAccounts'] as const;
const PEOPLE = [...STAFF, 'listTokens', 'listFolders'] as const;

/** All who work on the sites; `known` is null until it is read, and for those who may not read it. */
export function usePeople(api: Pick<Api, (typeof PEOPLE)[number]>, mayManage: boolean) {
  const asked = mayManage ? {} : null;
  const staff = useAnswer(api, 'listStaff', asked);
  const accounts = useAnswer(api, 'staffAccounts', asked);
  const tokens = useAnswer(api, 'listTokens', asked);
  const folders = useAnswer(api, 'listFolders', asked);
  const reload = useReload();
  const known: People | null = staff.data &&
    accounts.data &&
    tokens.data &&
    folders.data && {
      ...accounts.data,
      staff: staff.data.staff,
      tokens: tokens.data.tokens,
      folders: folders.data.folders.map(({ path }) => path),
    };
  const problem = staff.problem ?? accounts.problem ?? tokens.problem ?? folders.problem;
  return { known, problem, retry: () => void reload(PEOPLE) };
}
