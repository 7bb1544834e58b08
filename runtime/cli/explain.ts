/** An error as one line that a person can act on. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return `broadsheet: ${String(error)}`;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    const { port } = error as NodeJS.ErrnoException & { port?: number };
    return `broadsheet: port ${port} is in use. Stop what uses it, or set PORT to another number.`;
  }
  if (code === 'ECONNREFUSED')
    return `broadsheet: nothing answers there (${error.message || code}).`;
  return `broadsheet: ${error.message}`;
}
