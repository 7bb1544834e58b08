import { mapParams } from '../../../document/addresses/mapParams';
import { matchPattern, parsePattern } from '../../../document/addresses/pattern';
import { splitPath, splitUri } from '../../../document/addresses/path';
import type { EditorPack } from '../../contract/pack';
import { messageOf } from '../shared/call';
import { pathIn } from './pathIn';

type Params = Record<string, unknown>;

/** A content source of the pack, with its parameters. */
export type PackSource = EditorPack['sources'][number];

/** A parameter of a content source, or one that the resolver gives it unasked. */
export interface ParamRow {
  name: string;
  label: string;
  type: string;
  /** What stands in the field. */
  text: string;
  /** Whether the source takes it. */
  isKnown: boolean;
}

/** Fields for the parameters of a source: all that it takes, then what else is there. */
export function paramRows(source: PackSource | undefined, params: Params): ParamRow[] {
  const known = (source?.params ?? []).map(({ name, label, type }) => ({
    name,
    label: label || name,
    type,
    text: toText(params[name]),
    isKnown: true,
  }));
  const others = Object.keys(params)
    .filter((name) => !known.some((row) => row.name === name))
    .map((name) => ({
      name,
      label: name,
      type: typeof params[name],
      text: toText(params[name]),
      isKnown: false,
    }));
  return [...known, ...others];
}

/** The parameters with another text in one field; without it where that is empty. */
export function setParam(params: Params, { name, type }: ParamRow, text: string): Params {
  const { [name]: _old, ...others } = params;
  return text === '' ? others : { ...others, [name]: toValue(text, type) };
}

function toText(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Numbers, yes and no, and lists are passed on as such; a text with a variable is a text. */
function toValue(text: string, type: string): unknown {
  if (type === 'text' || type === 'string') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text; // not (or not yet) a value of another kind
  }
}

/** Variables of the address that may stand in a parameter, with what they are. */
export function listVariables(patterns: readonly string[]): string[] {
  const named = patterns.flatMap((pattern) => {
    const names = [...pattern.matchAll(/:([A-Za-z]\w*)/g)].map(([, name]) => `$${name}`);
    return pattern.endsWith('/*') ? [...names, '$rest'] : names;
  });
  return [...new Set([...named, '$uri', '$website'])];
}

/** What an address asks its source for. */
export type Tried =
  | { kind: 'fits'; pattern: string; query: Params; missing: string[] }
  | { kind: 'none' }
  | { kind: 'wrong'; problem: string };

/** What a resolver as it stands in the form would make of an address. */
export function tryAddress(
  typed: string,
  { patterns, params, website }: { patterns: readonly string[]; params: Params; website: string },
): Tried {
  try {
    const { path, search } = splitUri(pathIn(typed));
    const segments = splitPath(path);
    for (const pattern of patterns) {
      const parameters = matchPattern(parsePattern(pattern), segments);
      if (!parameters) continue;
      const query = mapParams(params, { uri: path, website, parameters, search });
      const missing = Object.keys(params).filter((name) => !Object.hasOwn(query, name));
      return { kind: 'fits', pattern, query, missing };
    }
    return { kind: 'none' };
  } catch (error) {
    return { kind: 'wrong', problem: messageOf(error) };
  }
}

/** Parameters for another source: those that both take. */
export function keepKnown(params: Params, source: PackSource | undefined): Params {
  const names = source?.params.map(({ name }) => name) ?? [];
  const kept = Object.entries(params).filter(([name]) => names.includes(name));
  return Object.fromEntries(kept);
}
