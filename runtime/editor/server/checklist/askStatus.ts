/** ms that an answer may take. */
const PATIENCE_MS = 10_000;

/**
 * The status that this very process answers a reader's request with; null: it was not answered in time.
 * @param address of this process
 * @param path with its query
 * @param patience ms
 */
export async function askStatus(
  address: string,
  path: string,
  patience = PATIENCE_MS,
): Promise<number | null> {
  try {
    const { status } = await fetch(address + path, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    return status;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return null;
    throw error;
  }
}
