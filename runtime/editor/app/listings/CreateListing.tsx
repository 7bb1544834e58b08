import { type FormEvent, useState } from 'react';
import { Dialog } from '../../../ui/Dialog';
import { DialogFoot } from '../../../ui/DialogFoot';
import type { Listing } from '../../contract/listings';
import type { Api } from '../shared/api';
import { newDocumentId } from '../shared/newDocumentId';
import { useAct } from '../shared/queries';

interface Props {
  api: Pick<Api, 'createListing'>;
  kind: Listing['kind'];
  onClose: () => void;
  onCreated: (id: string) => void;
}

/** A new listing: a name; what else is known of it comes next. */
export function CreateListing({ api, kind, onClose, onCreated }: Props) {
  const [name, setName] = useState('');
  const { isBusy, problem, run } = useAct();
  const create = async () => {
    const id = newDocumentId(name);
    if (await run(() => api.createListing({ kind: kind.name, id, name: name.trim() })))
      onCreated(id);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void create();
  };
  return (
    <Dialog title={`New ${kind.one}`} onClose={onClose}>
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
        <p className="dim">Readers don’t see it until you say so.</p>
        <DialogFoot submit="Create" problem={problem} isReady={!isBusy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
