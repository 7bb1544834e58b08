import type { EditorPack } from '../../contract/pack';
import type { ReactNode } from 'react';
import { localText } from '../../../forms/localText';
import type { FormCalls } from '../../../forms/types';
import type { Node } from '../../../document/document';
import { Menu, type MenuItem } from '../../../ui/Menu';
import type { Audience } from '../shared/frameProtocol';
import { NodeContent } from './fields/NodeContent';
import type { Inherited } from '../model/inherit';
import { blockOf, nameOf } from '../model/blockNames';
import { setOn } from '../model/operationsFor';
import { BlockFields } from './variants/BlockFields';
import { ViewportRules } from './ViewportRules';
import type { OnEdit } from './OnEdit';

interface Props {
  node: Node;
  pack: EditorPack;
  /** Why the node shows nothing. */
  problem: string | undefined;
  /** Who else works on it, in words; empty: nobody. */
  others: string;
  /** Whether this person may change it. */
  mayEdit: boolean;
  formCalls: FormCalls;
  actions: readonly MenuItem[];
  /** As whom the canvas shows the page. */
  audience: Audience;
  onSeeAs: (audience: Audience) => void;
  /** Of a node that shows a linked block: what that has; null until it is there. */
  inherited?: Inherited | null;
  /** What stands below the fields. */
  children: ReactNode;
  onEdit: OnEdit;
}

/** One block: its name, its fields, where it shows. */
export function Inspector(props: Props) {
  const { node, pack, problem, others, mayEdit, formCalls, actions, inherited, onEdit } = props;
  const block = blockOf(pack, node);
  const name = nameOf(pack, node);
  const content = node.kind === 'feature' ? node.content : undefined;

  return (
    <>
      <div className="side__head">
        <h2>{name}</h2>
        <span className="dim side__type">{block ? '' : node.type}</span>
        {mayEdit && <Menu label={`Actions for ${name}`} items={actions} />}
      </div>
      <div className="side__body">
        {!block && (
          <p className="note note--bad">
            The code of this block is gone. What it holds is kept; readers see nothing of it.
          </p>
        )}
        {problem !== undefined && <p className="note note--bad">Shows nothing: {problem}</p>}
        {others && <p className="note note--others">{others} works on this block now.</p>}
        {node.hidden && <p className="note">Hidden: readers do not see this block.</p>}
        {node.locked === true && <p className="note">Locked by a producer.</p>}
        <fieldset className="inspector" disabled={!mayEdit}>
          <legend className="hidden">{name}</legend>
          <label className="line">
            <span>Name on this page</span>
            <input
              id="node-name"
              className="input"
              maxLength={200}
              placeholder={block ? localText(block.label, 'en') : node.type}
              value={node.label ?? ''}
              onChange={({ target }) =>
                onEdit(
                  `Rename ${name}`,
                  [setOn(node.id, ['label'], target.value || undefined)],
                  `${node.id} label`,
                )
              }
            />
          </label>
          {inherited !== null && (
            <BlockFields
              node={node}
              name={name}
              pack={pack}
              calls={formCalls}
              audience={props.audience}
              onSeeAs={props.onSeeAs}
              inherited={inherited}
              onEdit={onEdit}
            />
          )}
          {content && (
            <NodeContent
              key={`${node.id} content`}
              content={content}
              sources={pack.sources}
              calls={formCalls}
              onChange={(next) =>
                onEdit(
                  `Edit the content of ${name}`,
                  [setOn(node.id, ['content'], next)],
                  `${node.id} content`,
                )
              }
            />
          )}
          {/* A linked block says itself where it shows. */}
          {!node.linked && <ViewportRules node={node} name={name} onEdit={onEdit} />}
        </fieldset>
        {props.children}
      </div>
    </>
  );
}
