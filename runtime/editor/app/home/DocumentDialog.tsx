import { type FormEvent, useState } from 'react';
import { Dialog } from '../../../ui/Dialog';
import { DialogFoot } from '../../../ui/DialogFoot';
import { messageOf } from '../call';
import type { Api, DocumentRow } from '../api';
import { FOLDER_LIST } from './folder';
import { newDocumentId } from './newDocumentId';

/** Something to do with a page that takes a text. */
export interface RowTask {
  kind: 'rename' | 'copy' | 'move';
  row: DocumentRow;
}

interface Props {
  api: Api;
  task: RowTask;
  onClose: () => void;
  /** @param opened id of a page to open */
  onDone: (text: string, opened?: string) => void;
}

const WORDS = {
  rename: { title: 'Rename', label: 'Name', button: 'Rename' },
  copy: { title: 'Copy', label: 'Name of the copy', button: 'Copy' },
  move: { title: 'Move to folder', label: 'Folder', button: 'Move' },
} as const;

/** Renames, copies or moves a page. */
export function DocumentDialog({ api, task: { kind, row }, onClose, onDone }: Props) {
  const start = { rename: row.name, copy: `Copy of ${row.name}`, move: row.folder };
  const [text, setText] = useState<string>(start[kind]);
  const [problem, setProblem] = useState<string | null>(null);
  const words = WORDS[kind];

  const work = async () => {
    const value = text.trim();
    if (kind === 'move') {
      await api.moveDocument(row.id, value);
      return onDone(`“${row.name}” is now in ${value}.`);
    }
    if (kind === 'copy') {
      const id = newDocumentId(value);
      const copy = { copyOf: row.id, id, kind: row.kind, name: value, folder: row.folder };
      await api.copyDocument(copy);
      return onDone('', id);
    }
    const { rev } = await api.readDraft(row.id);
    await api.patchDraft(row.id, {
      baseRev: rev,
      operations: [{ op: 'setPage', path: ['name'], value }],
      batch: crypto.randomUUID(),
    });
    onDone(`“${row.name}” is now called “${value}”.`);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    work().catch((error: unknown) => setProblem(messageOf(error)));
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
