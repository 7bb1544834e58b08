/**
 * Content filters: a selection that looks like GraphQL and is not. Names may be numbers or hold
 * hyphens, the outer braces may be missing; there are no arguments, aliases or fragments.
 */
export type Selection = Map<string, Selection | null>;

/** Levels of a selection: answers have fewer. */
const MAX_DEPTH = 64;

/** @throws Error that says at which character the filter is wrong. */
export function parseFilter(filter: string): Selection {
  const tokens = [...filter.matchAll(/[{}]|[^\s{},]+/g)];
  let position = 0;

  function parseSelection(depth: number): Selection {
    if (depth > MAX_DEPTH) throw new Error(`filter: nested deeper than ${MAX_DEPTH} levels`);
    const selection: Selection = new Map();
    for (let token = tokens[position]; token; token = tokens[position]) {
      if (token[0] === '}') {
        if (depth === 0) throw new Error(`filter: unexpected } at character ${token.index}`);
        position += 1;
        return selection;
      }
      if (token[0] === '{') throw new Error(`filter: { without a name at character ${token.index}`);
      if (!/^[\w$-]+$/.test(token[0])) {
        throw new Error(`filter: "${token[0]}" is not a name, at character ${token.index}`);
      }
      position += 1;
      if (tokens[position]?.[0] === '{') {
        position += 1;
        selection.set(token[0], parseSelection(depth + 1));
      } else {
        selection.set(token[0], null);
      }
    }
    if (depth > 0) throw new Error('filter: a { is never closed');
    return selection;
  }

  if (tokens[0]?.[0] !== '{') return parseSelection(0);
  position = 1;
  const selection = parseSelection(1);
  const rest = tokens[position];
  if (rest) throw new Error(`filter: text after the last } at character ${rest.index}`);
  return selection;
}

/** The parts of JSON data that a selection names; lists are filtered item by item. */
export function applyFilter(data: unknown, selection: Selection): unknown {
  if (Array.isArray(data)) return data.map((item) => applyFilter(item, selection));
  if (data === null || typeof data !== 'object') return data;
  const record = data as Record<string, unknown>;
  const picked: [string, unknown][] = [];
  for (const [name, inner] of selection) {
    if (!Object.hasOwn(record, name)) continue;
    picked.push([name, inner ? applyFilter(record[name], inner) : record[name]]);
  }
  return Object.fromEntries(picked);
}
