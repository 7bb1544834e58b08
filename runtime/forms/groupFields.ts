import type { CustomField, CustomFieldSchema } from '../fusion/customField';

export interface FieldGroup {
  /** '' for fields that name no group. */
  name: string;
  fields: [name: string, field: CustomField][];
}

/** Fields by group, both in the order of the schema; fields without a group come first. */
export function groupFields(schema: CustomFieldSchema, showsHidden: boolean): FieldGroup[] {
  const groups = new Map<string, FieldGroup>([['', { name: '', fields: [] }]]);
  for (const [name, field] of Object.entries(schema)) {
    if (field.hidden && !showsHidden) continue;
    const group = groups.get(field.group) ?? { name: field.group, fields: [] };
    group.fields.push([name, field]);
    groups.set(field.group, group);
  }
  return [...groups.values()].filter(({ fields }) => fields.length > 0);
}
