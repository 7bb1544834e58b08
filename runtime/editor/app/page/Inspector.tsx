import { type ReactNode, useMemo } from 'react';
import { FieldsForm } from '../../../forms/FieldsForm';
import { localText } from '../../../forms/localText';
import type { SearchImages } from '../../../forms/types';
import type { Node } from '../../../store/document';
import type { Operation } from '../../../store/operations/operation';
import { Menu, type MenuItem } from '../../../ui/Menu';
import type { EditorPack } from '../../api/describePack';
import type { Inherited } from '../linked/inherit';
import { blockOf, nameOf } from '../model/blockNames';
import { defaultsOf, fieldEdit } from '../model/fieldEdit';
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
  searchImages: SearchImages;
  actions: readonly MenuItem[];
  /** Of a node that shows a linked block: what that has; null until it is there. */
  inherited?: Inherited | null;
  /** What stands below the fields. */
  children: ReactNode;
  onEdit: (name: string, operations: readonly Operation[], key: string | null) => void;
}

/** One block: its name, its fields, where it shows. */
export function Inspector(props: Props) {
  const { node, pack, problem, others, mayEdit, searchImages, actions, inherited, onEdit } = props;
  const block = blockOf(pack, node);
  const name = nameOf(pack, node);
  const defaults = useMemo(
    () => inherited?.values ?? defaultsOf(pack, node),
    [inherited, pack, node],
  );
  const values = useMemo(() => ({ ...defaults, ...node.fields }), [defaults, node.fields]);

  const setField = (field: string, value: unknown) => {
    const edit = fieldEdit(pack, node, { field, value }, defaults);
    onEdit(edit.name, edit.operations, edit.key);
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
          {inherited !== null && (
            <FieldsForm
              key={node.id}
              schema={inherited?.schema ?? block?.customFields ?? {}}
              values={values}
              initialValues={defaults}
              onChange={setField}
              sources={pack.sources}
              searchImages={searchImages}
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
