import { paramNames } from '../content/requestKey';
import type { ContentSource } from '../content/types';
import type { FormSource } from '../forms/types';
import type { Pack } from './types';

/** The content sources of a pack, by name, for fields that choose one. */
export function describeSources(pack: Pack): FormSource[] {
  return Object.entries(pack.sources)
    .map(([name, source]) => describeSource(name, source))
    .sort((a, b) => a.name.localeCompare(b.name));
}

function describeSource(name: string, source: ContentSource): FormSource {
  const { params } = source;
  const names = paramNames(source) ?? [];
  const schemaName = (source as { schemaName?: unknown }).schemaName;
  return {
    name,
    schemaName: typeof schemaName === 'string' ? schemaName : null,
    params: names.map((param) => {
      const listed = Array.isArray(params) ? params.find((one) => one.name === param) : undefined;
      const type = Array.isArray(params) ? listed?.type : params?.[param];
      return {
        name: param,
        type: type ?? 'text',
        label: listed?.displayName ?? param,
      };
    }),
  };
}
