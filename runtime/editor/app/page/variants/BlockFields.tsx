import type { EditorPack } from '../../../contract/pack';
import { useMemo } from 'react';
import { FieldsForm } from '../../../../forms/FieldsForm';
import type { FormCalls } from '../../../../forms/types';
import type { CustomFieldSchema } from '../../../../fusion/customField';
import type { Node } from '../../../../document/document';
import type { Variants } from '../../../../document/variants';
import type { Audience } from '../../shared/frameProtocol';
import type { Inherited } from '../../model/inherit';
import { blockOf } from '../../model/blockNames';
import { defaultsOf, fieldEdit, fieldLabel } from '../../model/fieldEdit';
import { setOn } from '../../model/operationsFor';
import { nameOfVariant, replaceVariant, setField, variantFor } from './variantEdits';
import { VariantPanel } from './VariantPanel';
import type { OnEdit } from '../OnEdit';

interface Props {
  node: Node;
  name: string;
  pack: EditorPack;
  calls: FormCalls;
  /** As whom the canvas shows the page: the form is of what this reader gets. */
  audience: Audience;
  onSeeAs: (audience: Audience) => void;
  /** Of a node that shows a linked block: what that has. */
  inherited: Inherited | undefined;
  onEdit: OnEdit;
}

const NO_FIELDS: CustomFieldSchema = {};

/** The custom fields of a block, or of one of its variants. */
export function BlockFields(props: Props) {
  const { node, name, pack, audience, inherited, onEdit } = props;
  // The variants of a linked block are made where it is made.
  const mayVary = node.kind === 'feature' && !node.linked;
  const variants = mayVary ? node.variants : undefined;
  const variant = variants ? variantFor(variants, audience) : null;
  const defaults = useMemo(
    () => inherited?.values ?? defaultsOf(pack, node),
    [inherited, pack, node],
  );
  const values = useMemo(() => ({ ...defaults, ...node.fields }), [defaults, node.fields]);

  const setVariants = (what: string, next: Variants | undefined, key: string | null = null) =>
    onEdit(what, [setOn(node.id, ['variants'], next)], key);

  const change = (field: string, value: unknown) => {
    if (!variants || !variant) {
      const edit = fieldEdit(pack, node, { field, value }, defaults);
      return onEdit(edit.name, edit.operations, edit.key);
    }
    const next = setField(variant, field, value, values[field]);
    const whom = nameOfVariant(variants.by, variant);
    setVariants(
      `Edit ${fieldLabel(pack, node, field)} of ${name} (${whom})`,
      replaceVariant(variants, variant.id, next),
      `${node.id} ${variant.id} ${field}`,
    );
  };

  const panel = (
    <VariantPanel
      key={node.id}
      name={name}
      variants={variants}
      audience={audience}
      onSeeAs={props.onSeeAs}
      onChange={setVariants}
    />
  );

  return (
    <>
      {variants && panel}
      {!variant?.hidden && (
        <FieldsForm
          key={`${node.id} ${variant?.id ?? ''}`}
          schema={inherited?.schema ?? blockOf(pack, node)?.customFields ?? NO_FIELDS}
          values={variant ? { ...values, ...variant.fields } : values}
          initialValues={variant ? values : defaults}
          onChange={change}
          sources={pack.sources}
          calls={props.calls}
        />
      )}
      {!variants && mayVary && panel}
    </>
  );
}
