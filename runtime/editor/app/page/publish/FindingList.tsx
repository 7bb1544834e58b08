import type { Weight, Finding } from '../../../contract/checklist';
import { LIMITS } from '../../../contract/limits';
import type { EditorPack } from '../../../contract/pack';
import { findNode } from '../../../../document/operations/tree';
import type { PageDocument } from '../../../../document/document';
import { nameOf } from '../../model/blockNames';

interface Props {
  document: PageDocument;
  pack: EditorPack;
  fresh: readonly Finding[];
  /** What readers have already. */
  known: readonly Finding[];
  weight: Weight | null;
  onSelect: (id: string) => void;
}

const LEVELS = { error: 'Error', warning: 'Warning' } as const;

/** What the checklist found: errors first, each leading to its block. */
export function FindingList({ fresh, known, weight, ...shown }: Props) {
  return (
    <>
      <p>{summarize(fresh)}</p>
      <Findings findings={fresh} {...shown} />
      {known.length > 0 && (
        <details>
          <summary>Readers have this already: {summarize(known)}</summary>
          <Findings findings={known} {...shown} />
        </details>
      )}
      {weight && (
        <p className="dim">
          Weight:{' '}
          {PARTS.map(([part, name]) => `${name} ${kB(weight[part])} of ${LIMITS[part]} kB`).join(
            ', ',
          )}
          .
        </p>
      )}
    </>
  );
}

function Findings({
  document,
  pack,
  findings,
  onSelect,
}: Pick<Props, 'document' | 'pack' | 'onSelect'> & { findings: readonly Finding[] }) {
  return (
    <ul className="findings">
      {findings.map(({ level, nodeId, message }, index) => {
        const node = nodeId === null ? undefined : findNode(document.sections, nodeId)?.node;
        const content = (
          <>
            <span className={`findings__level findings__level--${level}`}>{LEVELS[level]}</span>
            <span className="findings__text">
              <b>{node ? nameOf(pack, node) : 'Page'}</b> {message}
            </span>
          </>
        );
        return (
          <li key={index}>
            {node ? (
              <button type="button" className="findings__item" onClick={() => onSelect(node.id)}>
                {content}
                <span className="findings__go">Show</span>
              </button>
            ) : (
              <div className="findings__item">{content}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const PARTS = [
  ['html', 'text and markup'],
  ['css', 'styles'],
  ['script', 'scripts'],
] as const;

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);

/** "2 errors and 1 warning." */
export function summarize(findings: readonly Finding[]): string {
  const counts = (['error', 'warning'] as const).flatMap((level) => {
    const count = findings.filter((finding) => finding.level === level).length;
    if (count === 0) return [];
    return [count === 1 ? `1 ${level}` : `${count} ${level}s`];
  });
  return counts.length === 0 ? 'Nothing is wrong.' : `${counts.join(' and ')}.`;
}
