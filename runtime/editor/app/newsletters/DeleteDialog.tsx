import type { FormEvent } from 'react';
import type { EditionRow, MailingList } from '../../contract/newsletters';
import { Dialog } from '../../../ui/Dialog';
import { DialogFoot } from '../../../ui/DialogFoot';
import type { Api } from '../shared/api';
import { useAct } from '../shared/queries';

interface Props {
  api: Pick<Api, 'deleteEdition'>;
  edition: EditionRow;
  list: MailingList;
  onClose: () => void;
  onDone: (text: string) => void;
}

/** Asks before an edition goes, with what is known of its sendings. */
export function DeleteDialog({ api, edition, list, onClose, onDone }: Props) {
  const { isBusy, problem, run } = useAct(['listEditions']);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      await api.deleteEdition({ id: edition.id });
      onDone('The edition is deleted.');
    });
  };
  return (
    <Dialog title={`Delete this edition of ${list.title}?`} onClose={onClose}>
      <form onSubmit={onSubmit}>
        <p>
          It will no longer be sent, and its record of what was sent is deleted too. Its page{' '}
          {edition.page} and the readers of {list.title} stay. This can’t be undone.
        </p>
        <DialogFoot submit="Delete" problem={problem} isReady={!isBusy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
