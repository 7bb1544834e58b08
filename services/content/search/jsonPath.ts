/** A field's name as a path into a document: `a.b` also finds `b` in each `a` of a list. */
export function jsonPath(field: string): string {
  return ['lax $', ...field.split('.').map((key) => JSON.stringify(key))].join('.');
}
