import type { EditorPack } from '../../contract/pack';
import { useState } from 'react';
import { FieldsForm } from '../../../forms/FieldsForm';
import { sameValue } from '../../../forms/sameValue';
import type { CustomFieldSchema } from '../../../fusion/customField';
import type { BulkChange } from '../../../document/change/planChange';
import type { Api } from '../shared/api';
import { NameChoice, type NameOption } from './NameChoice';

interface Props {
  api: Pick<Api, 'form'>;
  pack: EditorPack;
  /** Type of the block. */
  block: string;
  /** Its fields. */
  options: readonly NameOption[];
  onChange: (change: BulkChange | null) => void;
}

/** A field of all blocks of a type, and what it is to hold, in the field's own form. */
export function SetField({ api, pack, block, options, onChange }: Props) {
  const [field, setField] = useState('');
  const [value, setValue] = useState<unknown>();
  const [isOnly, setOnly] = useState(false);
  const [was, setWas] = useState<unknown>();
  const own = pack.blocks.find(({ type }) => type === block)?.customFields[field];
  const schema: CustomFieldSchema = own ? { [field]: { ...own, group: '', hidden: false } } : {};
  const initial = own?.defaultValue;

  const tell = (next: { field: string; value: unknown; isOnly: boolean; was: unknown }) => {
    setField(next.field);
    setValue(next.value);
    setOnly(next.isOnly);
    setWas(next.was);
    onChange(next.field === '' ? null : changeOf(block, next));
  };
  /** A default is what the block says, also when it says something else one day. */
  const kept = (given: unknown) => (sameValue(given, initial) ? undefined : given);
  const form = (held: unknown, set: (given: unknown) => void) => (
    <FieldsForm
      schema={schema}
      values={{ [field]: held === undefined ? initial : held }}
      initialValues={{ [field]: initial }}
      onChange={(_field, given) => set(kept(given))}
      sources={pack.sources}
      calls={api.form}
    />
  );

  return (
    <>
      <NameChoice
        label="Field"
        options={options}
        value={field}
        onChange={(next) => tell({ field: next, value: undefined, isOnly: false, was: undefined })}
      />
      {own && (
        <>
          <fieldset className="change__value" key={field}>
            <legend>Set it to</legend>
            {form(value, (given) => tell({ field, value: given, isOnly, was }))}
          </fieldset>
          <label className="choice">
            <input
              type="checkbox"
              checked={isOnly}
              onChange={({ target }) => tell({ field, value, isOnly: target.checked, was })}
            />
            Only where it holds a certain value now
          </label>
          {isOnly && (
            <fieldset className="change__value" key={`${field} was`}>
              <legend>Only where it is</legend>
              {form(was, (given) => tell({ field, value, isOnly, was: given }))}
            </fieldset>
          )}
        </>
      )}
    </>
  );
}

/** JSON knows no undefined: what is not there is left out. */
function changeOf(
  block: string,
  { field, value, isOnly, was }: { field: string; value: unknown; isOnly: boolean; was: unknown },
): BulkChange {
  return {
    kind: 'set-field',
    block,
    field,
    ...(value === undefined ? {} : { value }),
    ...(isOnly ? { was: was === undefined ? {} : { value: was } } : {}),
  };
}
