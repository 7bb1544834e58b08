import { useEffect, useState } from 'react';
import type { BlockLink, Node, PageDocument } from '../../../store/document';
import { messageOf, type Api, type LinkUseRow } from '../api';
import { pathOf } from '../paths';
import type { VersionRow } from '../publish/publishCalls';

interface Props {
  api: Pick<Api, 'listUses' | 'readDraft' | 'readVersion' | 'versions'>;
  link: BlockLink;
  mayEdit: boolean;
  /** Follows what is published (no version), or stays at a version. */
  onPin: (link: BlockLink) => void;
  onUnlink: (block: Node) => void;
}

interface Known {
  name: string;
  versions: readonly VersionRow[];
}

/** The linked block that a node shows: where it is made, where else it stands, which version it is here. */
export function LinkPanel({ api, link, mayEdit, onPin, onUnlink }: Props) {
  const [known, setKnown] = useState<Known | null>(null);
  const [uses, setUses] = useState<readonly LinkUseRow[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { document: documentId, version } = link;

  useEffect(() => {
    let isWanted = true;
    Promise.all([api.readDraft(documentId), api.versions(documentId)]).then(
      ([draft, { versions }]) => isWanted && setKnown({ name: draft.document.name, versions }),
      (error: unknown) => isWanted && setFailure(messageOf(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [api, documentId]);

  const shown = version ?? known?.versions.find(({ liveOn }) => liveOn.length > 0)?.number;
  const listUses = async () => {
    try {
      setUses((await api.listUses(documentId)).uses);
    } catch (error) {
      setFailure(messageOf(error));
    }
  };
  const unlink = async () => {
    try {
      const { document } =
        shown === undefined
          ? await api.readDraft(documentId)
          : await api.readVersion(documentId, shown);
      const block = firstBlock(document);
      if (block) onUnlink(block);
      else setFailure('The linked block is empty.');
    } catch (error) {
      setFailure(messageOf(error));
    }
  };
  return (
    <section className="side__own" aria-label="Linked block">
      <p>
        Shows the linked block <a href={pathOf(documentId)}>{known?.name ?? documentId}</a>. Its
        fields are edited there.
      </p>
      {failure !== null && (
        <p className="note note--bad" role="alert">
          {failure}
        </p>
      )}
      {known && (
        <>
          <details
            onToggle={({ currentTarget }) => {
              if (currentTarget.open) void listUses();
            }}
          >
            <summary>Where it is used</summary>
            {uses && <p>{usesInWords(uses.length)}</p>}
            <ul>
              {uses?.map(({ id, name, isLive }) => (
                <li key={id}>
                  <a href={pathOf(id)}>{name}</a>{' '}
                  {!isLive && <span className="dim">in a draft</span>}
                </li>
              ))}
            </ul>
          </details>
          {mayEdit && (
            <>
              <label className="line">
                <span>Version</span>
                <select
                  className="input"
                  value={version ?? ''}
                  onChange={({ target }) =>
                    onPin(
                      target.value === ''
                        ? { document: documentId }
                        : { document: documentId, version: Number(target.value) },
                    )
                  }
                >
                  <option value="">What is published</option>
                  {known.versions.map(({ number, label }) => (
                    <option key={number} value={number}>
                      {number}
                      {label ? `: ${label}` : ''}
                    </option>
                  ))}
                </select>
              </label>
              <button type="button" className="button" onClick={() => void unlink()}>
                Unlink: make it this page’s own
              </button>
            </>
          )}
        </>
      )}
    </section>
  );
}

const usesInWords = (count: number): string =>
  count === 1 ? 'Used on one page.' : `Used on ${count} pages.`;

const firstBlock = ({ sections }: PageDocument): Node | undefined =>
  Object.values(sections).flat()[0];
