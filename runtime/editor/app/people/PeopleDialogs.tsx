import type { StaffMember, TokenRow } from '../../contract/people';
import type { AppSession } from '../../contract/session';
import type { Api } from '../shared/api';
import { InviteDialog } from './InviteDialog';
import { RevokeDialog } from './RevokeDialog';
import { StaffDialog } from './StaffDialog';
import { TokenDialog } from './TokenDialog';
import type { People } from './usePeople';

/** What is open over the people of a site. */
export type PeopleDialog =
  | { kind: 'staff'; member: StaffMember | null }
  | { kind: 'invite'; member: StaffMember }
  | { kind: 'token' }
  | { kind: 'revoke'; token: TokenRow };

interface Props {
  api: Api;
  session: AppSession;
  people: People;
  open: PeopleDialog;
  /** Null: none any more. */
  onOpen: (dialog: PeopleDialog | null) => void;
  onSay: (text: string) => void;
}

/** The dialogs about the people of a site, one at a time. */
export function PeopleDialogs({ api, session, people, open, onOpen, onSay }: Props) {
  const { staff, folders, provider } = people;
  const given = staff.flatMap(({ grants }) => grants.map(({ website }) => website));
  const sites = [...new Set([session.website, ...given])];
  const close = () => onOpen(null);
  const done = (text: string) => {
    close();
    onSay(text);
  };
  const added = (member: StaffMember) => {
    if (provider === null) return onOpen({ kind: 'invite', member });
    const { host } = new URL(provider);
    done(
      `${member.name} is added, and signs in at ${host}: the account there must have the email ${member.email}.`,
    );
  };
  switch (open.kind) {
    case 'staff':
      return (
        <StaffDialog
          api={api}
          member={open.member}
          staff={staff}
          sites={sites}
          folders={folders}
          onClose={close}
          onSaved={done}
          onAdded={added}
        />
      );
    case 'invite':
      return <InviteDialog api={api} session={session} member={open.member} onClose={close} />;
    case 'token':
      return <TokenDialog api={api} sites={sites} folders={folders} onClose={close} />;
    case 'revoke':
      return <RevokeDialog api={api} token={open.token} onClose={close} onDone={done} />;
  }
}
