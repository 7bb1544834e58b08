import { type FormEvent, useState } from 'react';
import { Dialog } from '../../../ui/Dialog';
import { DialogFoot } from '../../../ui/DialogFoot';
import { newDocumentId } from './newDocumentId';
import { useAct } from './queries';

interface Props {
  title: string;
  /** What is to be known of it beforehand. */
  note?: string;
  create: (made: { id: string; name: string }) => Promise<unknown>;
  onClose: () => void;
  onCreated: (id: string) => void;
}

/** Something new of which the name is asked, and an id is made of that. */
export function NameDialog({ title, note, create, onClose, onCreated }: Props) {
  const [name, setName] = useState('');
  const { isBusy, problem, run } = useAct();
  const make = async () => {
    const id = newDocumentId(name);
    if (await run(() => create({ id, name: name.trim() }))) onCreated(id);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void make();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={onSubmit}>
        <label className="line">
          <span>Name</span>
          <input
            className="input"
            required
            pattern=".*\S.*"
            title="At least one letter"
            maxLength={200}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        {note && <p className="dim">{note}</p>}
        <DialogFoot submit="Create" problem={problem} isReady={!isBusy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
