import { type FormEvent, useState } from 'react';
import type { DocumentRow } from '../../contract/documents';
import { localText } from '../../../forms/localText';
import { Dialog } from '../../../ui/Dialog';
import { DialogFoot } from '../../../ui/DialogFoot';
import type { Api } from '../shared/api';
import { newDocumentId } from '../shared/newDocumentId';
import { useAct, useAnswer } from '../shared/queries';
import { FOLDER_LIST } from './folder';
import { LISTED } from './useDocuments';

interface Props {
  api: Pick<Api, 'createDocument' | 'listDocuments' | 'pack'>;
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
  const [chosenLayout, setLayout] = useState<string | null>(null);
  const [folder, setFolder] = useState(start);
  const pack = useAnswer(api, 'pack', {});
  const listing = useAnswer(api, 'listDocuments', { folder: top, sort: 'name', limit: MOST });
  const { problem, run } = useAct(LISTED);
  const layouts = pack.data?.layouts ?? [];
  const usual = layouts.find((one) => one.name === 'front') ?? layouts[0];
  const layout = chosenLayout ?? usual?.name ?? '';

  const create = async () => {
    const id = newDocumentId(name);
    const as = { id, kind, name: name.trim() };
    if (from) await api.createDocument({ ...as, copyOf: from, folder });
    else {
      const document = { ...as, layout, meta: { title: as.name }, sections: {} };
      await api.createDocument({ document, folder });
    }
    onCreated(id);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(create);
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
        <BeginWith sources={listing.data?.documents ?? []} from={from} onChoose={setFrom} />
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
          problem={problem ?? pack.problem ?? listing.problem}
          isReady={layouts.length > 0 && listing.data !== null}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

interface BeginWithProps {
  sources: readonly DocumentRow[];
  /** Id of the document to copy; empty for none. */
  from: string;
  onChoose: (from: string) => void;
}

/** What a new page begins as. */
function BeginWith({ sources, from, onChoose }: BeginWithProps) {
  return (
    <label className="line">
      <span>Begin with</span>
      <select className="input" value={from} onChange={({ target }) => onChoose(target.value)}>
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
  );
}
