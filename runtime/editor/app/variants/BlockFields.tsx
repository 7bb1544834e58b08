import { useMemo } from 'react';
import { FieldsForm } from '../../../forms/FieldsForm';
import { localText } from '../../../forms/localText';
import { sameValue } from '../../../forms/sameValue';
import type { FormCalls } from '../../../forms/types';
import { applyDefaults } from '../../../pack/customFields';
import type { CustomFieldSchema } from '../../../pack/types';
import type { Node } from '../../../store/document';
import type { Operation } from '../../../store/operations/operation';
import type { Variants } from '../../../store/variants';
import type { EditorPack } from '../../api/describePack';
import type { Audience } from '../../preview/frame/protocol';
import { blockOf } from '../model/blockNames';
import { setOn } from '../model/operationsFor';
import { nameOfVariant, replaceVariant, setField, variantFor } from './variantEdits';
import { VariantPanel } from './VariantPanel';

interface Props {
  node: Node;
  name: string;
  pack: EditorPack;
  calls: FormCalls;
  /** As whom the canvas shows the page: the form is of what this reader gets. */
  audience: Audience;
  onSeeAs: (audience: Audience) => void;
  onEdit: (name: string, operations: readonly Operation[], key: string | null) => void;
}

const NO_FIELDS: CustomFieldSchema = {};

/** The custom fields of a block, or of one of its variants. */
export function BlockFields(props: Props) {
  const { node, name, pack, audience, onEdit } = props;
  const schema = blockOf(pack, node)?.customFields ?? NO_FIELDS;
  const variants = node.kind === 'feature' && !node.linked ? node.variants : undefined;
  const variant = variants ? variantFor(variants, audience) : null;
  const values = useMemo(() => applyDefaults(node.fields, schema), [node.fields, schema]);
  const defaults = useMemo(() => applyDefaults({}, schema), [schema]);

  const setVariants = (what: string, next: Variants | undefined, key: string | null = null) =>
    onEdit(what, [setOn(node.id, ['variants'], next)], key);

  const change = (field: string, value: unknown) => {
    const described = schema[field];
    const label = described ? localText(described.label, 'en') : field;
    if (variants && variant) {
      const next = setField(variant, field, value, values[field]);
      const whom = nameOfVariant(variants.by, variant);
      const key = `${node.id} ${variant.id} ${field}`;
      setVariants(
        `Edit ${label} of ${name} (${whom})`,
        replaceVariant(variants, variant.id, next),
        key,
      );
      return;
    }
    // A default is what the block says, also when it says something else one day.
    const kept = sameValue(value, defaults[field]) ? undefined : value;
    const operation = setOn(node.id, ['fields', field], kept);
    onEdit(`Edit ${label} of ${name}`, [operation], `${node.id} ${field}`);
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
          schema={node.linked ? {} : schema}
          values={variant ? { ...values, ...variant.fields } : values}
          initialValues={variant ? values : defaults}
          onChange={change}
          sources={pack.sources}
          calls={props.calls}
        />
      )}
      {!variants && node.kind === 'feature' && !node.linked && panel}
    </>
  );
}
