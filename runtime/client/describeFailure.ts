/**
 * What to log when a block does not come alive (platform §8: ChunkLoadError, "Loading chunk N
 * failed", type missing, error or timeout; N may be a chunk that the block's shares).
 */
export function describeFailure(error: unknown, chunk: number): string {
  const { name, type, message } = (error ?? {}) as {
    name?: string;
    type?: string;
    message?: string;
  };
  return name === 'ChunkLoadError'
    ? `ChunkLoadError: ${message?.split('.')[0]} (${type ?? 'error'})`
    : `The block of chunk ${chunk} failed: ${message ?? String(error)}`;
}
