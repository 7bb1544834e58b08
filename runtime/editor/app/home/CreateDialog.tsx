import { type FormEvent, useEffect, useState } from 'react';
import { localText } from '../../../forms/localText';
import { Dialog } from '../../../ui/Dialog';
import { DialogFoot } from '../../../ui/DialogFoot';
import type { PlaceableLayout } from '../../server/api/describePack';
import { messageOf } from '../call';
import type { Api, DocumentRow } from '../api';
import { FOLDER_LIST } from './folder';
import { newDocumentId } from './newDocumentId';

interface Props {
  api: Api;
  /** Whether templates may be made, too. */
  mayShare: boolean;
  /** Folder where it goes unless said. */
  start: string;
  /** The highest folder that this person may read. */
  top: string;
  onClose: () => void;
  onCreated: (id: string) => void;
}

/** Documents that a new one may begin as a copy of. */
const MOST = 200;

/** A new page or template: empty, or a copy of another one. */
export function CreateDialog({ api, mayShare, start, top, onClose, onCreated }: Props) {
  const [name, setName] = useState('');
  const [kind, setKind] = useState<'page' | 'template'>('page');
  const [from, setFrom] = useState('');
  const [layout, setLayout] = useState('');
  const [folder, setFolder] = useState(start);
  const [layouts, setLayouts] = useState<readonly PlaceableLayout[]>([]);
  const [sources, setSources] = useState<readonly DocumentRow[]>([]);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    Promise.all([api.pack(), api.listDocuments({ folder: top, sort: 'name', limit: MOST })]).then(
      ([pack, { documents }]) => {
        setLayouts(pack.layouts);
        setLayout(
          pack.layouts.find((one) => one.name === 'front')?.name ?? pack.layouts[0]?.name ?? '',
        );
        setSources(documents);
      },
      (error: unknown) => setProblem(messageOf(error)),
    );
  }, [api, top]);

  const create = async () => {
    const id = newDocumentId(name);
    const as = { id, kind, name: name.trim() };
    if (from) await api.copyDocument({ ...as, copyOf: from, folder });
    else
      await api.createDocument({ ...as, layout, meta: { title: as.name }, sections: {} }, folder);
    onCreated(id);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    create().catch((error: unknown) => setProblem(messageOf(error)));
  };

  return (
    <Dialog title="New page" onClose={onClose}>
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
        {mayShare && (
          <label className="line">
            <span>Kind</span>
            <select
              className="input"
              value={kind}
              onChange={({ target }) => setKind(target.value === 'template' ? 'template' : 'page')}
            >
              <option value="page">Page: one address</option>
              <option value="template">Template: many addresses</option>
            </select>
          </label>
        )}
        <label className="line">
          <span>Begin with</span>
          <select className="input" value={from} onChange={({ target }) => setFrom(target.value)}>
            <option value="">An empty page</option>
            {(['template', 'page'] as const).map((group) => (
              <optgroup key={group} label={group === 'page' ? 'A copy of a page' : 'A template'}>
                {sources
                  .filter((row) => row.kind === group)
                  .map((row) => (
                    <option key={row.id} value={row.id}>
                      {row.name}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </label>
        {from === '' && (
          <label className="line">
            <span>Layout</span>
            <select
              className="input"
              value={layout}
              onChange={({ target }) => setLayout(target.value)}
            >
              {layouts.map((one) => (
                <option key={one.name} value={one.name}>
                  {localText(one.label, 'en')}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className="line">
          <span>Folder</span>
          <input
            className="input"
            list={FOLDER_LIST}
            value={folder}
            onChange={({ target }) => setFolder(target.value)}
          />
        </label>
        <DialogFoot
          submit="Create"
          problem={problem}
          isReady={layouts.length > 0}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
