import { CHOICES_SCHEMA } from '../content/readChoices';
import { paramNames } from '../content/requestKey';
import type { ContentSource } from '../content/types';
import type { FormSource } from '../content/questions';
import { humanName } from './humanName';
import type { Pack } from './types';

/** The content sources of a pack, by what editors call them, for fields that choose one: no two alike. */
export function describeSources(pack: Pick<Pack, 'sources'>): FormSource[] {
  const sources = Object.entries(pack.sources)
    .filter(([, { schemaName }]) => schemaName !== CHOICES_SCHEMA)
    .map(([name, source]) => describeSource(name, source));
  return sources
    .map((source) => {
      const isAlone = sources.every((one) => one === source || one.label !== source.label);
      return isAlone ? source : { ...source, label: `${source.label} (${source.name})` };
    })
    .sort((a, b) => a.label.localeCompare(b.label));
}

/** A content source by what editors call it, with the parameters that they fill in. */
export function describeSource(name: string, source: ContentSource): FormSource {
  const { params, schemaName, label } = source;
  return {
    name,
    label: typeof label === 'string' && label ? label : humanName(name),
    schemaName: typeof schemaName === 'string' ? schemaName : null,
    params: (paramNames(source) ?? []).map((param) => {
      const listed = Array.isArray(params) ? params.find((one) => one.name === param) : undefined;
      const type = Array.isArray(params) ? listed?.type : params?.[param];
      return {
        name: param,
        type: type ?? 'text',
        label: listed?.displayName ?? humanName(param),
        isRequired: listed?.required === true,
        defaultValue: listed?.default ?? null,
        choices: listed?.choices ?? null,
      };
    }),
  };
}
