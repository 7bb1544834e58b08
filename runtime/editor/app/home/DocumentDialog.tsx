import { type FormEvent, useState } from 'react';
import type { DocumentRow } from '../../contract/documents';
import { Dialog } from '../../../ui/Dialog';
import { DialogFoot } from '../../../ui/DialogFoot';
import type { Api } from '../shared/api';
import { newDocumentId } from '../shared/newDocumentId';
import { useAct } from '../shared/queries';
import { FOLDER_LIST } from './folder';
import { LISTED } from './useDocuments';

/** Something to do with a page that takes a text. */
export interface RowTask {
  kind: 'rename' | 'copy' | 'move';
  row: DocumentRow;
}

interface Props {
  api: Pick<Api, 'createDocument' | 'moveDocument' | 'patchDraft' | 'readDraft'>;
  task: RowTask;
  onClose: () => void;
  onDone: (text: string) => void;
  /** @param id of the copy, to open it */
  onCopied: (id: string) => void;
}

const WORDS = {
  rename: { title: 'Rename', label: 'Name', button: 'Rename' },
  copy: { title: 'Copy', label: 'Name of the copy', button: 'Copy' },
  move: { title: 'Move to folder', label: 'Folder', button: 'Move' },
} as const;

/** Renames, copies or moves a page. */
export function DocumentDialog(props: Props) {
  const {
    api,
    task: { kind, row },
    onClose,
    onDone,
    onCopied,
  } = props;
  const start = { rename: row.name, copy: `Copy of ${row.name}`, move: row.folder };
  const [text, setText] = useState<string>(start[kind]);
  const { problem, run } = useAct(LISTED);
  const words = WORDS[kind];

  const move = async (folder: string) => {
    await api.moveDocument({ id: row.id, folder });
    onDone(`“${row.name}” is now in ${folder}.`);
  };
  const copy = async (name: string) => {
    const id = newDocumentId(name);
    await api.createDocument({ copyOf: row.id, id, kind: row.kind, name, folder: row.folder });
    onCopied(id);
  };
  const rename = async (name: string) => {
    const { rev } = await api.readDraft({ id: row.id });
    await api.patchDraft({
      id: row.id,
      baseRev: rev,
      operations: [{ op: 'setPage', path: ['name'], value: name }],
      batch: crypto.randomUUID(),
    });
    onDone(`“${row.name}” is now called “${name}”.`);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(() => ({ move, copy, rename })[kind](text.trim()));
  };

  return (
    <Dialog title={`${words.title}: ${row.name}`} onClose={onClose}>
      <form onSubmit={onSubmit}>
        <label className="line">
          <span>{words.label}</span>
          <input
            className="input"
            required
            maxLength={200}
            list={kind === 'move' ? FOLDER_LIST : undefined}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <DialogFoot submit={words.button} problem={problem} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
