import { useState } from 'react';
import type { BlockLink, Node } from '../../../document/document';
import { messageOf } from '../call';
import type { Api } from '../api';
import { pathOf } from '../paths';
import type { LinkUses } from './linkedCalls';
import './linked.css';
import { blockIn, type LinkedBlock } from './useLinkedBlock';

interface Props {
  api: Pick<Api, 'listUses' | 'readDraft'>;
  link: BlockLink;
  /** What it shows; null until that is known. */
  linked: LinkedBlock | null;
  /** Why that can't be known; null: it can. */
  failure: string | null;
  mayEdit: boolean;
  /** Follows what is published (no version), or stays at a version. */
  onPin: (link: BlockLink) => void;
  onUnlink: (block: Node) => void;
}

/** The linked block that a node shows: where it is made, where else it stands, which version it is here. */
export function LinkPanel(props: Props) {
  const { api, link, linked: known, mayEdit, onPin, onUnlink } = props;
  const [uses, setUses] = useState<LinkUses | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { document: documentId, version } = link;
  const failure = problem ?? props.failure;

  const listUses = async () => {
    try {
      setUses(await api.listUses(documentId));
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  const unlink = async () => {
    try {
      const block = known?.block ?? blockIn((await api.readDraft(documentId)).document);
      if (block) onUnlink(block);
      else setProblem('The linked block is empty.');
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return (
    <section className="side__own" aria-label="Linked block">
      <p>
        Shows the linked block <a href={pathOf(documentId)}>{known?.name ?? documentId}</a>. What
        you change here counts on this page only.
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
            {uses && <p>{usesInWords(uses)}</p>}
            <ul>
              {uses?.uses.map(({ id, name, isLive }) => (
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

function usesInWords({ uses, hidden }: LinkUses): string {
  const count = uses.length + hidden;
  const all = count === 1 ? 'Used on one page.' : `Used on ${count} pages.`;
  return hidden === 0 ? all : `${all} ${hidden} of them in folders that you may not see.`;
}
