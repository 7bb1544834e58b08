import { useEffect, useState } from 'react';
import type { StaffMember } from '../../../store/staff/types';
import { AppHead } from '../AppHead';
import { messageOf } from '../call';
import type { ScreenProps } from '../ScreenProps';
import { Toast, type Notice } from '../Toast';
import { InviteDialog } from './InviteDialog';
import type { TokenRow } from './peopleCalls';
import { RevokeDialog } from './RevokeDialog';
import { StaffDialog } from './StaffDialog';
import { StaffList } from './StaffList';
import { TokenDialog } from './TokenDialog';
import { TokenList } from './TokenList';
import { usePeople } from './usePeople';

type Open =
  | { kind: 'staff'; member: StaffMember | null }
  | { kind: 'invite'; member: StaffMember }
  | { kind: 'token' }
  | { kind: 'revoke'; token: TokenRow };

/** Who may work on the site, and which programs. */
export function PeopleScreen({ session, api }: ScreenProps) {
  const mayManage = session.rights.includes('manage');
  const { known, problem, reload } = usePeople(api, mayManage);
  const [open, setOpen] = useState<Open | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);

  useEffect(() => {
    document.title = `People | ${session.siteName}`;
  }, [session.siteName]);

  const act = async (work: () => Promise<unknown>, done: Notice) => {
    try {
      await work();
      setNotice(done);
    } catch (error) {
      setNotice({ text: messageOf(error) });
    }
    reload();
  };
  const activate = (member: StaffMember, isActive: boolean) =>
    void act(() => api.saveStaff({ ...member, isActive }), {
      text: isActive
        ? `${member.name} is back, with the roles they had.`
        : `${member.name} is dismissed, and signed out of the editor.`,
      undo: () => api.saveStaff({ ...member, isActive: !isActive }),
    });
  const sites = [
    ...new Set([
      session.website,
      ...(known?.staff ?? []).flatMap(({ grants }) => grants.map(({ website }) => website)),
    ]),
  ];
  const close = () => setOpen(null);
  const added = (member: StaffMember) => {
    reload();
    const provider = known?.provider ?? null;
    if (provider === null) return setOpen({ kind: 'invite', member });
    const { host } = new URL(provider);
    return done(
      `${member.name} is added, and signs in at ${host}: the account there must have the email ${member.email}.`,
    );
  };
  const done = (text: string) => {
    close();
    setNotice({ text });
    reload();
  };

  return (
    <div className="app">
      <AppHead session={session} screen="people" />
      <main className="home">
        {!mayManage && <p>You may not see who works here: it takes an admin of the whole site.</p>}
        {problem !== null && (
          <p className="note note--bad" role="alert">
            {problem}{' '}
            <button type="button" className="button" onClick={reload}>
              Try again
            </button>
          </p>
        )}
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
      </main>
      {notice && (
        <Toast
          notice={notice}
          onUndo={(undo) => void act(undo, { text: 'Undone.' })}
          onClose={() => setNotice(null)}
        />
      )}
      {known && open?.kind === 'staff' && (
        <StaffDialog
          api={api}
          member={open.member}
          staff={known.staff}
          sites={sites}
          folders={known.folders}
          onClose={close}
          onSaved={done}
          onAdded={added}
        />
      )}
      {open?.kind === 'invite' && (
        <InviteDialog api={api} session={session} member={open.member} onClose={close} />
      )}
      {known && open?.kind === 'token' && (
        <TokenDialog
          api={api}
          sites={sites}
          folders={known.folders}
          onClose={close}
          onMade={reload}
        />
      )}
      {open?.kind === 'revoke' && (
        <RevokeDialog api={api} token={open.token} onClose={close} onDone={done} />
      )}
    </div>
  );
}
