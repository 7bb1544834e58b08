import { useId, useMemo, useState } from 'react';
import type { CustomFieldSchema } from '../fusion/customField';
import { ChoiceNames } from './ChoiceNames';
import { FieldRow } from './FieldRow';
import { FormContext } from './FormContext';
import './forms.css';
import './pickers.css';
import { groupFields } from './groupFields';
import type { FormCalls } from './types';
import type { FormSource } from '../content/questions';

interface Props {
  schema: CustomFieldSchema;
  values: Readonly<Record<string, unknown>>;
  /** `undefined` takes the value out; `null` and '' are a field that was emptied. */
  onChange: (name: string, value: unknown) => void;
  sources: readonly FormSource[];
  /** Values that a reset goes back to; those of the schema where left out. */
  initialValues?: Readonly<Record<string, unknown>>;
  /** Language of labels ("en-US"). */
  language?: string;
  /** What it asks the server for; the same object for as long as it stands. */
  calls?: FormCalls | null;
}

/** A form for the custom fields of a block: one row per field, grouped as the block says. */
export function FieldsForm({
  schema,
  values,
  onChange,
  sources,
  initialValues,
  language = 'en',
  calls = null,
}: Props) {
  const id = useId();
  const [showsHidden, setShowsHidden] = useState(false);
  const settings = useMemo(
    () => ({ language, sources, calls, names: calls && new ChoiceNames(calls) }),
    [language, sources, calls],
  );
  const hidden = Object.values(schema).filter((field) => field.hidden).length;
  const groups = groupFields(schema, showsHidden);

  const rows = (fields: (typeof groups)[number]['fields']) =>
    fields.map(([name, field]) => (
      <FieldRow
        key={name}
        id={`${id}-${name}`}
        name={name}
        field={field}
        value={values[name]}
        initialValue={initialValues ? initialValues[name] : field.defaultValue}
        onChange={(value) => onChange(name, value)}
      />
    ));

  return (
    <FormContext value={settings}>
      <div className="fields">
        {groups.map(({ name, fields }) =>
          name === '' ? (
            <div className="fields__group" key={name}>
              {rows(fields)}
            </div>
          ) : (
            <details className="fields__group" key={name} open>
              <summary className="fields__heading">{name}</summary>
              <div role="group" aria-label={name}>
                {rows(fields)}
              </div>
            </details>
          ),
        )}
        {groups.length === 0 && hidden === 0 && (
          <p className="fields__none">This block has no fields.</p>
        )}
        {hidden > 0 && (
          <button
            type="button"
            className="fields__button"
            aria-pressed={showsHidden}
            onClick={() => setShowsHidden(!showsHidden)}
          >
            {showsHidden ? 'Hide hidden fields' : `Show hidden fields (${hidden})`}
          </button>
        )}
      </div>
    </FormContext>
  );
}
