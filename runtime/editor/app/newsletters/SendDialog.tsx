import type { FormEvent } from 'react';
import type { EditionRow, MailingList } from '../../contract/newsletters';
import { Dialog } from '../../../ui/Dialog';
import { DialogFoot } from '../../../ui/DialogFoot';
import type { Api } from '../shared/api';
import { useAct } from '../shared/queries';
import { readersWords } from './words';

interface Props {
  api: Pick<Api, 'sendEdition'>;
  edition: EditionRow;
  list: MailingList;
  onClose: () => void;
  onDone: (text: string) => void;
}

/** Asks before an edition goes to all its readers: that can't be undone. */
export function SendDialog({ api, edition, list, onClose, onDone }: Props) {
  const { isBusy, problem, run } = useAct(['listEditions']);
  const readers = readersWords(list.subscribers);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      await api.sendEdition({ id: edition.id, revision: edition.revision });
      onDone(`${list.title} goes out to ${readers}.`);
    });
  };
  return (
    <Dialog title={`Send ${list.title} now?`} onClose={onClose}>
      <form onSubmit={onSubmit}>
        {list.subscribers === 0 ? (
          <p>Nobody gets this newsletter yet, so there is nobody to send it to.</p>
        ) : (
          <p>
            It goes to <b>{readers}</b>, as the page {edition.page} is now. This can’t be undone.
          </p>
        )}
        <p className="dim">A page that has not changed since it was last sent is not sent again.</p>
        <DialogFoot
          submit={`Send to ${readers}`}
          problem={problem}
          isReady={!isBusy && list.subscribers > 0}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
