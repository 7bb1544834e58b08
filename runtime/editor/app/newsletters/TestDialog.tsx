import { type FormEvent, useState } from 'react';
import type { EditionRow, MailingList } from '../../contract/newsletters';
import { Dialog } from '../../../ui/Dialog';
import { DialogFoot } from '../../../ui/DialogFoot';
import type { Api } from '../shared/api';
import { focusFirst } from '../shared/focusFirst';
import { useAct } from '../shared/queries';

interface Props {
  api: Pick<Api, 'testEdition'>;
  edition: EditionRow;
  list: MailingList;
  ownAddress: string;
  onClose: () => void;
  onDone: (text: string) => void;
}

/** Sends an edition to one address. */
export function TestDialog({ api, edition, list, ownAddress, onClose, onDone }: Props) {
  const [address, setAddress] = useState(ownAddress);
  const { isBusy, problem, run } = useAct();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      await api.testEdition({ id: edition.id, address: address.trim() });
      onDone(`A test is on its way to ${address.trim()}.`);
    });
  };
  return (
    <Dialog title={`Test: ${list.title}`} onClose={onClose}>
      <form onSubmit={onSubmit}>
        <p>One email, with the page as it is now. It does not go to the newsletter’s readers.</p>
        <label className="line">
          <span>To</span>
          <input
            className="input"
            type="email"
            required
            maxLength={254}
            ref={focusFirst}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        </label>
        <DialogFoot submit="Send a test" problem={problem} isReady={!isBusy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
