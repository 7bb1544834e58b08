/** A value in quotes, so that nothing in it is an operator. */
export function quoted(value: string): string {
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}

/** `field:"a"`, or `field:("a" OR "b")` for several values. */
export function fieldQuery(field: string, values: readonly string[]): string {
  const terms = values.map(quoted);
  return terms.length === 1 ? `${field}:${terms[0]}` : `${field}:(${terms.join(' OR ')})`;
}

/** What a reader typed, as bare words: operators of the query language mean nothing in it. */
export function bareWords(typed: string): string {
  return typed
    .replace(/[+\-&|!(){}[\]^"~*?:\\/<>=]/g, ' ')
    .replace(/\b(AND|OR|NOT|TO)\b/g, (operator) => operator.toLowerCase())
    .replace(/\s+/g, ' ')
    .trim();
}

/** A field's path, for example `taxonomy.primary_section._id`. */
export function isFieldName(value: string): boolean {
  return /^[A-Za-z_][\w-]*(\.[A-Za-z_][\w-]*)*$/.test(value);
}
