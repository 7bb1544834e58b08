/** ms that an answer may take; what takes longer counts as a 504. */
const PATIENCE_MS = 10_000;

/**
 * The status that this very process answers a reader's request with.
 * @param address of this process
 * @param path with its query
 */
export async function askStatus(address: string, path: string): Promise<number> {
  try {
    const { status } = await fetch(address + path, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return status;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return 504;
    throw error;
  }
}
