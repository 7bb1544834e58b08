/**
 * What to log when a block does not come alive (platform §8: ChunkLoadError, "Loading chunk N
 * failed", type missing, error or timeout).
 */
export function describeFailure(error: unknown, chunk: number): string {
  const { name, type, message } = (error ?? {}) as { name?: string; type?: string; message?: string };
  return name === 'ChunkLoadError'
    ? `ChunkLoadError: Loading chunk ${chunk} failed (${type ?? 'error'})`
    : `The block of chunk ${chunk} failed: ${message ?? String(error)}`;
}
