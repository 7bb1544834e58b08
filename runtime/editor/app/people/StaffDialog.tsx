import { type FormEvent, useState } from 'react';
import type { Grant } from '../../contract/parts';
import type { StaffMember } from '../../contract/people';
import { Dialog } from '../../../ui/Dialog';
import { DialogFoot } from '../../../ui/DialogFoot';
import type { Api } from '../shared/api';
import { useAct } from '../shared/queries';
import { GrantRows } from './GrantRows';
import { STAFF } from './usePeople';
import { grantsProblem } from './words';

interface Props {
  api: Pick<Api, 'saveStaff'>;
  /** Null: someone new. */
  member: StaffMember | null;
  staff: readonly StaffMember[];
  sites: readonly string[];
  folders: readonly string[];
  onClose: () => void;
  onSaved: (text: string) => void;
  /** Someone new is on the staff. */
  onAdded: (member: StaffMember) => void;
}

/** Someone of the staff: their name, and what they may do where. */
export function StaffDialog(props: Props) {
  const { api, member, staff, sites, folders, onClose, onSaved, onAdded } = props;
  const [name, setName] = useState(member?.name ?? '');
  const [email, setEmail] = useState(member?.email ?? '');
  const [grants, setGrants] = useState<readonly Grant[]>(
    member?.grants ?? [{ website: sites[0] ?? '', folder: '/', role: 'editor' }],
  );
  const { isBusy, problem, run } = useAct(STAFF);

  const save = async () => {
    const address = email.trim().toLowerCase();
    // Their roles would be replaced without a word.
    const known = member ? undefined : staff.find((one) => one.email === address);
    if (known) throw new Error(`${known.name} has this address: change their roles in the list.`);
    const fault = grantsProblem(grants);
    if (fault !== null) throw new Error(fault);
    const isActive = member?.isActive ?? true;
    const given = { email: address, name: name.trim(), grants: [...grants], isActive };
    const saved = await api.saveStaff(given);
    if (member) onSaved(`${saved.name} is saved.`);
    else onAdded(saved);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(save);
  };
  return (
    <Dialog title={member ? member.name : 'Add a person'} onClose={onClose}>
      <form onSubmit={onSubmit}>
        <label className="line">
          <span>Name</span>
          <input
            className="input"
            required
            maxLength={200}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <label className="line">
          <span>Email, as they sign in with it</span>
          <input
            className="input"
            type="email"
            required
            maxLength={254}
            readOnly={member !== null}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </label>
        <GrantRows grants={grants} sites={sites} folders={folders} onChange={setGrants} />
        <DialogFoot
          submit={member ? 'Save' : 'Add'}
          problem={problem}
          isReady={!isBusy}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
