import { FieldsForm } from '../../../../forms/FieldsForm';
import type { FormCalls } from '../../../../forms/types';
import type { EditorPack } from '../../../contract/pack';
import type { CustomFieldSchema } from '../../../../fusion/customField';
import { makeField } from '../../../../fusion/makeField';
import type { ContentConfig } from '../../../../document/document';

interface Props {
  content: ContentConfig;
  sources: EditorPack['sources'];
  calls: FormCalls;
  /** Undefined takes the content away. */
  onChange: (content: ContentConfig | undefined) => void;
}

/** Content that a page gives to a block by itself, beside its fields. */
const SCHEMA: CustomFieldSchema = {
  content: makeField({
    kind: 'contentConfig',
    schemas: [],
    label: 'Content',
    description: 'What this page gives to the block, beside its fields.',
  }),
};

/** A block's own content source and its parameters, where the page names them and no field does. */
export function NodeContent({ content: { source, query }, sources, calls, onChange }: Props) {
  const value = { contentService: source, contentConfigValues: query };
  return (
    <FieldsForm
      schema={SCHEMA}
      values={{ content: value }}
      initialValues={{ content: value }}
      sources={sources}
      calls={calls}
      onChange={(_name, next) => {
        const chosen = next as typeof value | null;
        onChange(
          chosen ? { source: chosen.contentService, query: chosen.contentConfigValues } : undefined,
        );
      }}
    />
  );
}
