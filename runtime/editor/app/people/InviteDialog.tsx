import { useEffect, useEffectEvent, useState } from 'react';
import type { InvitationRow, StaffMember } from '../../contract/people';
import type { AppSession } from '../../contract/session';
import { Dialog } from '../../../ui/Dialog';
import type { Api } from '../shared/api';
import { focusFirst } from '../shared/focusFirst';
import { formatMoment } from '../shared/moments';
import { Problem } from '../shared/Problem';
import { useAct } from '../shared/queries';
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
  const [made, setMade] = useState<InvitationRow | null>();
  const { problem, run } = useAct();
  const make = () => void run(async () => setMade((await api.inviteStaff({ email })).invitation));
  const onOpen = useEffectEvent(make);
  useEffect(() => onOpen(), []);

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
  const failed = `${name} is on the staff, but the link could not be made.`;
  return (
    <Dialog title={title} onClose={onClose}>
      {made === null && (
        <p>
          {name} has an account as {email} already, and signs in with its password.
        </p>
      )}
      {made === undefined && problem === null && <p>Making the link</p>}
      <Problem problem={problem === null ? null : `${failed} ${problem}`} onRetry={make} />
      <div className="dialog__foot">
        <button type="button" className="button button--main" ref={focusFirst} onClick={onClose}>
          Done
        </button>
      </div>
    </Dialog>
  );
}
