/** What a `select` may do besides reading. */
const SIDE_EFFECTS =
  /\bfor\s+(?:no\s+key\s+)?(?:update|share|key)\b|\b(?:pg_notify|pg_advisory\w*|nextval|setval|set_config)\s*\(/i;

/** Whether a statement, as `client.query` takes it, only reads: it may be asked twice. */
export function isRead(statement: unknown): boolean {
  const text =
    typeof statement === 'object' && statement !== null && 'text' in statement
      ? statement.text
      : statement;
  return typeof text === 'string' && /^\s*select\b/i.test(text) && !SIDE_EFFECTS.test(text);
}
