import type { EditorPack } from '../../contract/pack';
import type { FoundDraft } from '../../contract/find';
import { useState } from 'react';
import { sectionTitle } from '../model/blockNames';
import { nodePath, pathOf } from '../shared/paths';
import { placeOf } from '../shared/placeOf';
import { fieldTitle, nodeTitle } from './words';

interface Props {
  pack: EditorPack;
  drafts: readonly FoundDraft[];
  /** What was looked for, where that was a text. */
  text: string | null;
}

/** Pages that are shown at once. */
const MOST = 50;

/** The pages on which something was found, and the blocks on them, each a way there. */
export function FoundList({ pack, drafts, text }: Props) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? drafts : drafts.slice(0, MOST);
  return (
    <>
      <ul className="found" aria-label="Found">
        {shown.map(({ id, name, kind, folder, nodes }) => (
          <li key={id} className="found__page">
            <h3>
              <a href={pathOf(id)}>{name}</a> <span className="dim">{placeOf(kind, folder)}</span>
            </h3>
            <ul className="found__nodes">
              {nodes.map((node) => (
                <li key={node.id}>
                  <a href={nodePath(id, node.id)}>{nodeTitle(pack, node)}</a>
                  {node.label === null && node.hint && <> “{shorten(node.hint)}”</>}{' '}
                  <span className="dim">in {sectionTitle(node.section)}</span>
                  {node.fields.map(({ field, excerpt }) => (
                    <p key={field} className="found__field">
                      <span className="dim">{fieldTitle(pack, node.type, field)}:</span>{' '}
                      {text === null ? excerpt : mark(excerpt, text)}
                    </p>
                  ))}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {shown.length < drafts.length && (
        <button type="button" className="button" onClick={() => setAll(true)}>
          Show all {drafts.length} pages
        </button>
      )}
    </>
  );
}

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

function mark(excerpt: string, text: string) {
  const at = excerpt.toLowerCase().indexOf(text.toLowerCase());
  if (at < 0) return excerpt;
  const end = at + text.length;
  return (
    <>
      {excerpt.slice(0, at)}
      <mark>{excerpt.slice(at, end)}</mark>
      {excerpt.slice(end)}
    </>
  );
}
