export interface UrlValues {
  /** Path as asked for. */
  uri: string;
  website: string;
  /** From the pattern. */
  parameters: Record<string, string>;
  /** Query string, with or without `?`. */
  search: string;
}

const VARIABLE = /\$(?:\$|\{([\w.-]+)\}|(query\.[\w-]+|[A-Za-z]\w*))/g;

/**
 * The query for a content source from values of the URL: in texts, `$uri`, `$website`, `$rest`, a
 * parameter's `$name` and `$query.name` (also `${name}`) are replaced, `$$` is a dollar. A text with
 * a variable that the URL has no value for is left out. Other values are passed on as they are.
 */
export function mapParams(
  params: Record<string, unknown>,
  values: UrlValues,
): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(params)) {
    const mapped = typeof value === 'string' ? fill(value, values) : value;
    if (mapped !== undefined) query[name] = mapped;
  }
  return query;
}

function fill(text: string, values: UrlValues): string | undefined {
  let isComplete = true;
  const filled = text.replace(VARIABLE, (whole, braced?: string, bare?: string) => {
    if (whole === '$$') return '$';
    const value = valueOf(braced ?? bare ?? '', values);
    if (value === undefined) isComplete = false;
    return value ?? '';
  });
  return isComplete ? filled : undefined;
}

function valueOf(name: string, values: UrlValues): string | undefined {
  if (name === 'uri') return values.uri;
  if (name === 'website') return values.website;
  if (name.startsWith('query.')) {
    return new URLSearchParams(values.search).get(name.slice('query.'.length)) ?? undefined;
  }
  return Object.hasOwn(values.parameters, name) ? values.parameters[name] : undefined;
}
