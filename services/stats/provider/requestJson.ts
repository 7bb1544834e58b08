import { ProviderError } from './ProviderError';
import { retryAfter } from './retryAfter';

/** Larger answers are none of games. */
const MAX_BYTES = 20 * 1024 * 1024;

/**
 * One try at an address. Null when the provider has nothing there (404).
 *
 * @param timeout ms for the whole answer
 * @throws ProviderError that says what went wrong; never with the signed address in it
 */
export async function requestJson(address: URL, timeout: number): Promise<unknown> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(address, { signal, redirect: 'error' });
    if (response.status === 404) {
      await response.body?.cancel();
      return null;
    }
    if (!response.ok) {
      await response.body?.cancel();
      throw refusal(response);
    }
    return parse(await response.text());
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    const reason = signal.aborted ? `did not answer within ${timeout} ms` : networkReason(error);
    throw new ProviderError(`it ${reason}`, 'Check that STATS_PROVIDER_URL can be reached.', {
      isPassing: true,
      cause: error,
    });
  }
}

function refusal({ status, headers }: Response): ProviderError {
  if (status === 401 || status === 403) {
    return new ProviderError(
      `it refused our key (${status})`,
      'Check STATS_PROVIDER_KEY and STATS_PROVIDER_SECRET, and the clock of this machine.',
    );
  }
  const isBusy = status === 429;
  return new ProviderError(
    isBusy ? 'it wants fewer requests (429)' : `it answered ${status}`,
    isBusy
      ? 'Lower STATS_PROVIDER_PER_SECOND to what the contract says.'
      : 'Ask the provider if this goes on.',
    {
      isPassing: isBusy || status >= 500,
      restFor: isBusy || status === 503 ? retryAfter(headers.get('retry-after'), Date.now()) : null,
    },
  );
}

function parse(text: string): unknown {
  if (text.length > MAX_BYTES) {
    throw new ProviderError('its answer is too long', 'Ask the provider what it sends.');
  }
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new ProviderError('its answer is no JSON', 'Ask the provider if this goes on.', {
      isPassing: true,
      cause: error,
    });
  }
}

/** What the network says: `ECONNRESET`, `ENOTFOUND`. */
function networkReason(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return `broke the connection${code ? ` (${code})` : ''}`;
}
