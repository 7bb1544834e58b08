import { useEffect, useState } from 'react';
import type { StaffMember } from '../../../store/staff/types';
import type { Api } from '../api';
import { messageOf } from '../call';
import type { TokenRow } from './peopleCalls';

interface People {
  staff: StaffMember[];
  tokens: TokenRow[];
  folders: string[];
  /** Origin of the provider that the staff signs in at; null: here. */
  provider: string | null;
  /** Emails of those who have no password yet. */
  lacking: string[];
}

/** All who work on the sites; `known` is null until it is read, and for those who may not read it. */
export function usePeople(api: Api, mayManage: boolean) {
  const [listing, setListing] = useState(() => (mayManage ? listPeople(api) : null));
  const [known, setKnown] = useState<People | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    listing?.then(
      (answer) => {
        if (!isWanted) return;
        setKnown(answer);
        setProblem(null);
      },
      (error: unknown) => isWanted && setProblem(messageOf(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [listing]);
  return { known, problem, reload: () => setListing(listPeople(api)) };
}

async function listPeople(api: Api): Promise<People> {
  const [{ staff }, accounts, { tokens }, { folders }] = await Promise.all([
    api.listStaff(),
    api.staffAccounts(),
    api.listTokens(),
    api.listFolders(),
  ]);
  return { staff, ...accounts, tokens, folders: folders.map(({ path }) => path) };
}
