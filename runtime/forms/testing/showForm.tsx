import { render } from '@testing-library/react';
import { useState } from 'react';
import type { CustomFieldSchema } from '../../fusion/customField';
import { makeField } from '../../fusion/makeField';
import { FieldsForm } from '../FieldsForm';
import type { FormCalls } from '../types';
import type { FormParam, FormSource } from '../../content/questions';

/** A field with everything that its kind does not ask for left as usual. */
export const field = makeField;

/** A parameter with everything left as usual. */
export const param = (name: string, own: Partial<FormParam> = {}): FormParam => ({
  name,
  type: 'text',
  label: name.charAt(0).toUpperCase() + name.slice(1),
  isRequired: false,
  defaultValue: null,
  choices: null,
  ...own,
});

export const SOURCES: FormSource[] = [
  {
    name: 'feed',
    label: 'Newest stories',
    schemaName: 'ans-feed',
    params: [param('query'), param('size', { type: 'number' })],
  },
  { name: 'story', label: 'One story', schemaName: 'ans-item', params: [] },
  { name: 'any', label: 'Anything', schemaName: null, params: [param('query')] },
];

/** Calls of a form that tests give some of; the others fail the test. */
export const calls = (own: Partial<FormCalls>): FormCalls => ({
  searchImages: () => Promise.reject(new Error('no pictures are searched here')),
  findOriginal: (url) => Promise.resolve(url),
  readChoices: () => Promise.reject(new Error('no choices are read here')),
  readAnswer: () => Promise.reject(new Error('no source is asked here')),
  ...own,
});

interface Options {
  values?: Record<string, unknown>;
  language?: string;
  sources?: readonly FormSource[];
  calls?: FormCalls;
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
