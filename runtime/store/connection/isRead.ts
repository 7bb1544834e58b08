/** What a `select` may do besides reading: lock rows, tell others, count on, change settings. */
const LOCKS = /\sfor\s+(?:no|update|share|key)/i;
const CALLS = /pg_notify|advisory_|nextval|setval|set_config/i;

/** Whether a statement, as `client.query` takes it, only reads: it may be asked twice. */
export function isRead(statement: unknown): boolean {
  const text =
    typeof statement === 'object' && statement !== null && 'text' in statement
      ? statement.text
      : statement;
  return (
    typeof text === 'string' && /^\s*select\b/i.test(text) && !LOCKS.test(text) && !CALLS.test(text)
  );
}
