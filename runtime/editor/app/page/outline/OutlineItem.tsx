import { memo } from 'react';
import type { Node } from '../../../../document/document';
import { initialsOf } from '../live/Colleagues';
import { hintOf } from '../../model/blockNames';
import type { OutlineDrop } from '../../model/outline';

interface Props {
  /** Key of the row. */
  id: string;
  name: string;
  /** The node; null for a section. */
  node: Node | null;
  level: number;
  position: number;
  count: number;
  /** Whether what it holds can be seen; null where it holds nothing. */
  isOpen: boolean | null;
  /** Whether the layout shows the section. */
  isShown: boolean;
  /** Whether the block's code is gone. */
  isGone: boolean;
  isChosen: boolean;
  /** Whether the Tab key leads to it. */
  isCurrent: boolean;
  /** Why it shows nothing. */
  problem: string | undefined;
  /** How many of them are open. */
  comments: number;
  /** Who else works on it, in words; empty: nobody. */
  others: string;
  /** Where at it something would be dropped. */
  edge: OutlineDrop['edge'] | null;
}

/** px that a level is further in. */
const INDENT = 14;

/**
 * A row of the outline, which takes keys and pointers for it. Each key in a field makes a new page of which
 * one row has changed: the others are not rendered again.
 */
export const OutlineItem = memo(function OutlineItem(props: Props) {
  const { id, name, node, level, comments, others } = props;
  const hint = node && hintOf(node);
  const note = describeRow(props);
  return (
    <div
      role="treeitem"
      data-key={id}
      className={classesOf(props)}
      aria-level={level}
      aria-posinset={props.position}
      aria-setsize={props.count}
      aria-expanded={props.isOpen ?? undefined}
      aria-selected={props.isChosen}
      tabIndex={props.isCurrent ? 0 : -1}
      style={{ paddingInlineStart: 6 + (level - 1) * INDENT }}
      title={node?.type}
    >
      <span className="outline__twisty" aria-hidden="true" />
      <span className="outline__name">
        {name}
        <wbr />
        {hint && <span className="outline__hint">{hint}</span>}
      </span>
      {note && <span className="outline__note">{note}</span>}
      {comments > 0 && (
        <span className="outline__note outline__note--talk">
          <span aria-hidden="true">{comments}</span>
          <span className="hidden">{comments === 1 ? '1 comment' : `${comments} comments`}</span>
        </span>
      )}
      {others && (
        <span className="outline__note outline__note--others" title={others}>
          <span aria-hidden="true">{others.split(', ').map(initialsOf).join(' ')}</span>
          <span className="hidden">{others}</span>
        </span>
      )}
    </div>
  );
});

function classesOf({ node, isShown, edge }: Props): string {
  const names = ['outline__row', node ? `outline__row--${node.kind}` : 'outline__row--section'];
  if (node?.hidden || !isShown) names.push('outline__row--dim');
  if (edge) names.push(`outline__row--drop-${edge}`);
  return names.join(' ');
}

function describeRow({ node, isShown, isOpen, isGone, problem }: Props): string {
  if (!node) {
    if (!isShown) return 'not in this layout';
    return isOpen === null ? 'empty' : '';
  }
  if (isGone) return 'code is gone';
  if (problem !== undefined) return 'fails';
  if (node.hidden) return 'hidden';
  if (node.locked) return 'locked';
  const count = node.kind === 'feature' ? (node.variants?.cases.length ?? 0) : 0;
  return count === 0 ? '' : count === 1 ? '1 variant' : `${count} variants`;
}
