import type { AnswerTo } from '../../shared/calls';
import { useState } from 'react';
import type { BlockLink, Node } from '../../../../document/document';
import type { Api } from '../../shared/api';
import { pathOf } from '../../shared/paths';
import { Problem } from '../../shared/Problem';
import { useAct, useAnswer } from '../../shared/queries';
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
  const { document: id } = link;
  const [asksUses, setAsksUses] = useState(false);
  const { data: uses, problem } = useAnswer(api, 'listUses', asksUses ? { id } : null);
  const act = useAct();

  const unlink = () =>
    act.run(async () => {
      const block = known?.block ?? blockIn((await api.readDraft({ id })).document);
      if (!block) throw new Error('The linked block is empty.');
      onUnlink(block);
    });
  return (
    <section className="side__own" aria-label="Linked block">
      <p>
        Shows the linked block <a href={pathOf(id)}>{known?.name ?? id}</a>. What you change here
        counts on this page only.
      </p>
      <Problem problem={problem ?? act.problem ?? props.failure} />
      {known && (
        <>
          <details onToggle={({ currentTarget }) => setAsksUses(currentTarget.open)}>
            <summary>Where it is used</summary>
            {uses && <p>{usesInWords(uses)}</p>}
            <ul>
              {uses?.uses.map(({ id: page, name, isLive }) => (
                <li key={page}>
                  <a href={pathOf(page)}>{name}</a>{' '}
                  {!isLive && <span className="dim">in a draft</span>}
                </li>
              ))}
            </ul>
          </details>
          {mayEdit && (
            <>
              <VersionChoice link={link} versions={known.versions} onPin={onPin} />
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

type VersionProps = Pick<Props, 'link' | 'onPin'> & Pick<LinkedBlock, 'versions'>;

/** At which version the page stays, if it does. */
function VersionChoice({ link: { document, version }, versions, onPin }: VersionProps) {
  return (
    <label className="line">
      <span>Version</span>
      <select
        className="input"
        value={version ?? ''}
        onChange={({ target: { value } }) =>
          onPin(value === '' ? { document } : { document, version: Number(value) })
        }
      >
        <option value="">What is published</option>
        {versions.map(({ number, label }) => (
          <option key={number} value={number}>
            {number}
            {label ? `: ${label}` : ''}
          </option>
        ))}
      </select>
    </label>
  );
}

function usesInWords({ uses, hidden }: AnswerTo<'listUses'>): string {
  const count = uses.length + hidden;
  const all = count === 1 ? 'Used on one page.' : `Used on ${count} pages.`;
  return hidden === 0 ? all : `${all} ${hidden} of them in folders that you may not see.`;
}
