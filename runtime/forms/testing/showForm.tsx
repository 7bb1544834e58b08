import { render } from '@testing-library/react';
import { useState } from 'react';
import type { CustomField, CustomFieldBase, CustomFieldSchema } from '../../pack/types';
import { FieldsForm } from '../FieldsForm';
import type { FormSource, SearchImages } from '../types';

type Own<F = CustomField> = F extends CustomField
  ? Pick<F, 'kind'> & Partial<F> & Omit<F, keyof CustomFieldBase>
  : never;

/** A field with everything that its kind does not ask for left as usual. */
export const field = (own: Own): CustomField => ({
  required: false,
  label: 'Field',
  group: '',
  description: '',
  hidden: false,
  searchable: false,
  ...own,
});

export const SOURCES: FormSource[] = [
  {
    name: 'feed',
    schemaName: 'ans-feed',
    params: [
      { name: 'query', type: 'text', label: 'Query' },
      { name: 'size', type: 'number', label: 'Size' },
    ],
  },
  { name: 'story', schemaName: 'ans-item', params: [] },
  {
    name: 'any',
    schemaName: null,
    params: [{ name: 'query', type: 'text', label: '' }],
  },
];

interface Options {
  values?: Record<string, unknown>;
  language?: string;
  searchImages?: SearchImages;
}

/** Renders a form that keeps its values; `edits` are all that it emitted, in order. */
export function showForm(
  schema: CustomFieldSchema,
  { values: start = {}, ...options }: Options = {},
) {
  const edits: [name: string, value: unknown][] = [];
  let setOutside: (values: Record<string, unknown>) => void = () => undefined;
  function Form() {
    const [values, setValues] = useState(start);
    setOutside = setValues;
    return (
      <FieldsForm
        schema={schema}
        values={values}
        sources={SOURCES}
        onChange={(name, value) => {
          edits.push([name, value]);
          setValues((before) => ({ ...before, [name]: value }));
        }}
        {...options}
      />
    );
  }
  const { container } = render(<Form />);
  return { container, edits, setValues: (values: Record<string, unknown>) => setOutside(values) };
}
