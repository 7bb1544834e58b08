import type { FormEvent } from 'react';
import type { EditionRow, MailingList } from '../../contract/newsletters';
import { Dialog } from '../../../ui/Dialog';
import { DialogFoot } from '../../../ui/DialogFoot';
import { EditionConflict } from './EditionConflict';
import { EditionFields } from './EditionFields';
import { useEditionDraft, type EditionDraftApi } from './useEditionDraft';
import type { Api } from '../shared/api';

interface Props {
  api: EditionDraftApi & Pick<Api, 'listDocuments' | 'readSchedule'>;
  /** Null: a new one. */
  edition: EditionRow | null;
  lists: readonly MailingList[];
  /** IANA name of the paper's zone. */
  zone: string;
  onClose: () => void;
  onDone: (text: string) => void;
}

/** What an edition is: a page, whose readers get it, what its mail says it is, and when. */
export function EditDialog({ api, edition, lists, zone, onClose, onDone }: Props) {
  const editing = useEditionDraft(api, edition, { newsletter: lists[0]?.id ?? '', zone }, () =>
    onDone('The edition is saved.'),
  );
  const { draft, theirs, isBusy, problem } = editing;
  if (theirs)
    return (
      <EditionConflict
        api={api}
        mine={draft}
        theirs={theirs}
        lists={lists}
        isSaving={isBusy}
        problem={problem}
        onKeepMine={editing.keepMine}
        onTakeTheirs={editing.takeTheirs}
        onClose={editing.later}
      />
    );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    editing.save();
  };
  return (
    <Dialog title={edition ? 'Change the edition' : 'New edition'} onClose={onClose}>
      <form onSubmit={onSubmit}>
        <EditionFields
          api={api}
          draft={draft}
          lists={lists}
          zone={zone}
          onChange={editing.change}
        />
        <DialogFoot submit="Save" problem={problem} isReady={!isBusy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
