import { type ReactNode, useMemo } from 'react';
import { FieldsForm } from '../../../forms/FieldsForm';
import { localText } from '../../../forms/localText';
import { sameValue } from '../../../forms/sameValue';
import type { FormCalls } from '../../../forms/types';
import { applyDefaults } from '../../../pack/customFields';
import type { Node } from '../../../store/document';
import type { Operation } from '../../../store/operations/operation';
import { Menu, type MenuItem } from '../../../ui/Menu';
import type { EditorPack } from '../../api/describePack';
import { NodeContent } from '../fields/NodeContent';
import { blockOf, nameOf } from '../model/blockNames';
import { setOn } from '../model/operationsFor';
import { ViewportRules } from './ViewportRules';

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
  /** What stands below the fields. */
  children: ReactNode;
  onEdit: (name: string, operations: readonly Operation[], key: string | null) => void;
}

/** One block: its name, its fields, where it shows. */
export function Inspector(props: Props) {
  const { node, pack, problem, others, mayEdit, formCalls, actions, onEdit } = props;
  const block = blockOf(pack, node);
  const name = nameOf(pack, node);
  const values = useMemo(
    () => applyDefaults(node.fields, block?.customFields ?? {}),
    [node.fields, block],
  );
  const defaults = useMemo(() => applyDefaults({}, block?.customFields ?? {}), [block]);

  const content = node.kind === 'feature' ? node.content : undefined;

  const setField = (field: string, value: unknown) => {
    const schema = block?.customFields[field];
    const label = schema ? localText(schema.label, 'en') : field;
    // A default is what the block says, also when it says something else one day.
    const kept = sameValue(value, defaults[field]) ? undefined : value;
    const operation = setOn(node.id, ['fields', field], kept);
    onEdit(`Edit ${label} of ${name}`, [operation], `${node.id} ${field}`);
  };

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
          <FieldsForm
            key={node.id}
            schema={node.linked ? {} : (block?.customFields ?? {})}
            values={values}
            initialValues={defaults}
            onChange={setField}
            sources={pack.sources}
            calls={formCalls}
          />
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
          <ViewportRules node={node} name={name} onEdit={onEdit} />
        </fieldset>
        {props.children}
      </div>
    </>
  );
}
