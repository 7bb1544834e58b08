import type { StaffMember } from '../../contract/people';
import { describeGrants } from '../shared/describeGrants';

interface Props {
  staff: readonly StaffMember[];
  website: string;
  /** Emails of those who have no password yet. */
  lacking: readonly string[];
  onInvite: (member: StaffMember) => void;
  onEdit: (member: StaffMember | null) => void;
  onActive: (member: StaffMember, isActive: boolean) => void;
}

/** Who may work on the site. */
export function StaffList({ staff, website, lacking, onInvite, onEdit, onActive }: Props) {
  return (
    <section className="people__part" aria-labelledby="staff">
      <div className="home__head">
        <h2 id="staff">Staff</h2>
        <button type="button" className="button button--main" onClick={() => onEdit(null)}>
          Add a person
        </button>
      </div>
      <ul>
        {staff.map((member) => (
          <li key={member.email} className="people__row">
            <div className="people__what">
              <b>{member.name}</b> <span className="dim">{member.email}</span>
              <p>
                {!member.isActive && (
                  <span className="status-chip status-chip--bad">Dismissed</span>
                )}{' '}
                {lacking.includes(member.email) && (
                  <span className="status-chip">No password yet</span>
                )}{' '}
                {describeGrants(member.grants, website)}
              </p>
            </div>
            <div className="people__acts">
              {lacking.includes(member.email) && (
                <button
                  type="button"
                  className="button"
                  aria-label={`New link for ${member.name}`}
                  onClick={() => onInvite(member)}
                >
                  New link
                </button>
              )}
              <button
                type="button"
                className="button"
                aria-label={`Change ${member.name}`}
                onClick={() => onEdit(member)}
              >
                Change
              </button>
              <button
                type="button"
                className="button"
                aria-label={`${member.isActive ? 'Dismiss' : 'Bring back'} ${member.name}`}
                onClick={() => onActive(member, !member.isActive)}
              >
                {member.isActive ? 'Dismiss' : 'Bring back'}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
