import { useState } from 'react';
import type { StaffMember } from '../../contract/people';
import { Problem } from '../shared/Problem';
import { ScreenFrame } from '../shared/ScreenFrame';
import type { ScreenProps } from '../shared/ScreenProps';
import { useNotices } from '../shared/useNotices';
import { PeopleDialogs, type PeopleDialog } from './PeopleDialogs';
import { StaffList } from './StaffList';
import { TokenList } from './TokenList';
import { STAFF, usePeople } from './usePeople';

/** Who may work on the site, and which programs. */
export function PeopleScreen({ session, api }: ScreenProps) {
  const mayManage = session.rights.includes('manage');
  const { known, problem, retry } = usePeople(api, mayManage);
  const [open, setOpen] = useState<PeopleDialog | null>(null);
  const { toast, say, act } = useNotices(STAFF);

  const save = ({ email, name, grants }: StaffMember, isActive: boolean) =>
    api.saveStaff({ email, name, grants, isActive });
  const activate = (member: StaffMember, isActive: boolean) =>
    void act(() => save(member, isActive), {
      text: isActive
        ? `${member.name} is back, with the roles they had.`
        : `${member.name} is dismissed, and signed out of the editor.`,
      undo: () => save(member, !isActive),
    });
  const over = (
    <>
      {toast}
      {known && open && (
        <PeopleDialogs
          api={api}
          session={session}
          people={known}
          open={open}
          onOpen={setOpen}
          onSay={(text) => say({ text })}
        />
      )}
    </>
  );

  return (
    <ScreenFrame session={session} screen="people" title="People" over={over}>
      {!mayManage && <p>You may not see who works here: it takes an admin of the whole site.</p>}
      <Problem problem={problem} onRetry={retry} />
      {known && (
        <>
          <StaffList
            staff={known.staff}
            website={session.website}
            lacking={known.lacking}
            onInvite={(member) => setOpen({ kind: 'invite', member })}
            onEdit={(member) => setOpen({ kind: 'staff', member })}
            onActive={activate}
          />
          <TokenList
            tokens={known.tokens}
            website={session.website}
            zone={session.timeZone}
            now={Date.now()}
            onMake={() => setOpen({ kind: 'token' })}
            onRevoke={(token) => setOpen({ kind: 'revoke', token })}
          />
        </>
      )}
    </ScreenFrame>
  );
}
