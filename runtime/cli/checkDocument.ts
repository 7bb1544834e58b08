import type { CustomFieldSchema } from '../fusion/customField';
import type { PackManifest } from '../pack/types';
import type { PageDocument } from '../document/document';

/** What a document asks of a pack that the pack does not have, one sentence each. */
export function checkDocument(document: PageDocument, manifest: PackManifest): string[] {
  const where = `${document.kind} "${document.name}"`;
  const faults: string[] = [];
  const layout = manifest.layouts[document.layout];
  if (!layout) faults.push(`${where}: there is no layout "${document.layout}"`);
  for (const [section, nodes] of Object.entries(document.sections)) {
    if (layout && !layout.sections.includes(section)) {
      faults.push(`${where}: layout "${document.layout}" has no section "${section}"`);
    }
    for (const node of nodes) {
      const features = node.kind === 'chain' ? node.children : [node];
      if (node.kind === 'chain' && !manifest.chains[node.type]) {
        faults.push(`${where}, ${node.id}: there is no chain "${node.type}"`);
      }
      for (const feature of features) {
        const entry = manifest.features[feature.type];
        if (!entry) {
          faults.push(`${where}, ${feature.id}: there is no feature "${feature.type}"`);
          continue;
        }
        const unknown = Object.keys(feature.fields).filter((name) => !(name in entry.customFields));
        for (const name of unknown)
          faults.push(`${where}, ${feature.id}: "${feature.type}" has no field "${name}"`);
        for (const name of missingFields(feature.fields, entry.customFields))
          faults.push(`${where}, ${feature.id}: the required field "${name}" is empty`);
      }
    }
  }
  return faults;
}

/** Names of required fields that have neither a value nor a default. */
export function missingFields(
  fields: Readonly<Record<string, unknown>>,
  schema: CustomFieldSchema,
): string[] {
  return Object.entries(schema)
    .filter(
      ([name, { required, defaultValue }]) =>
        required && defaultValue === undefined && !(name in fields),
    )
    .map(([name]) => name);
}
