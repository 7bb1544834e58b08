import { useEffect, useState } from 'react';
import type { StaffMember } from '../../../store/staff/types';
import { Dialog } from '../../../ui/Dialog';
import { messageOf } from '../call';
import type { Api } from '../api';
import { formatMoment } from '../publish/moments';
import { focusFirst } from '../publish/useCalls';
import type { AppSession } from '../session';
import type { InvitationRow } from './peopleCalls';
import { SecretDialog } from './SecretDialog';
import { mailOfLink } from './words';

interface Props {
  api: Pick<Api, 'inviteStaff'>;
  session: Pick<AppSession, 'siteName' | 'timeZone'>;
  member: Pick<StaffMember, 'email' | 'name'>;
  onClose: () => void;
}

/** Makes the link with which someone chooses their password, for the admin to hand over: nothing is sent. */
export function InviteDialog({ api, session, member, onClose }: Props) {
  const { email, name } = member;
  const [making, setMaking] = useState(() => api.inviteStaff(email));
  const [made, setMade] = useState<InvitationRow | null | undefined>();
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    let isWanted = true;
    making.then(
      ({ invitation }) => isWanted && setMade(invitation),
      (error: unknown) => isWanted && setProblem(messageOf(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [making]);

  const title = `Sign-in link for ${name}`;
  if (made) {
    const ends = formatMoment(made.endsAt, session.timeZone, Date.now());
    const mail = { email, name, link: made.link, ends, siteName: session.siteName };
    return (
      <SecretDialog
        title={title}
        words={`With this link, ${name} chooses a password, and then signs in as ${email}. It works once, until ${ends}, and is shown this once. Nothing is sent from here: hand it over yourself, to nobody else.`}
        label="Link"
        secret={made.link}
        onClose={onClose}
      >
        <a className="button" href={mailOfLink(mail)}>
          Write an email…
        </a>
      </SecretDialog>
    );
  }
  return (
    <Dialog title={title} onClose={onClose}>
      {made === null && (
        <p>
          {name} has an account as {email} already, and signs in with its password.
        </p>
      )}
      {made === undefined && problem === null && <p>Making the link</p>}
      {problem !== null && (
        <p className="note note--bad" role="alert">
          {name} is on the staff, but the link could not be made. {problem}{' '}
          <button
            type="button"
            className="button"
            onClick={() => {
              setProblem(null);
              setMaking(api.inviteStaff(email));
            }}
          >
            Try again
          </button>
        </p>
      )}
      <div className="dialog__foot">
        <button type="button" className="button button--main" ref={focusFirst} onClick={onClose}>
          Done
        </button>
      </div>
    </Dialog>
  );
}
