/** How much of a month's allowance is left. */
export interface GiftAllowance {
  left: number;
  perMonth: number;
  /** ISO 8601. */
  renewsAt: string;
}

/** What came of asking for a gift link. */
export type GiftAnswer =
  | {
      kind: 'link';
      shareLink: string;
      /** ISO 8601; null where the service does not say. */
      endsAt: string | null;
      allowance: GiftAllowance | null;
    }
  | { kind: 'used-up'; allowance: GiftAllowance | null }
  /** `shareLink` is empty, as platform §7 has it. */
  | { kind: 'failed'; shareLink: ''; isSignedOut: boolean };

/** Codes of the share service that a new session mends. */
const SIGNED_OUT = new Set(['signed-out', 'other-session', 'subscribers-only']);

/** ms */
const TIMEOUT = 10_000;

let token: Promise<string> | undefined;

/**
 * Asks for the gift link of a story (platform §7): `POST {gateway}share/create`, header `pmn-cookie`, which the
 * session is asked for once. What fails is logged as 'Error fetching shared link' (platform §8).
 *
 * @param base of the share service, with a slash at its end
 */
export async function fetchGift(originalLink: string, base: string): Promise<GiftAnswer> {
  try {
    token ??= sessionToken();
    const response = await fetch(`${base}share/create`, {
      method: 'POST',
      signal: AbortSignal.timeout(TIMEOUT),
      headers: { 'content-type': 'application/json', 'pmn-cookie': await token },
      body: JSON.stringify({ originalLink }),
    });
    const answer = record(await response.json());
    const { code, shareLink, endsAt } = answer;
    const allowance = readAllowance(answer['allowance']);
    if (code === 'used-up') return { kind: 'used-up', allowance };
    if (response.ok && typeof shareLink === 'string' && shareLink !== '') {
      return {
        kind: 'link',
        shareLink,
        endsAt: typeof endsAt === 'string' ? endsAt : null,
        allowance,
      };
    }
    console.error('Error fetching shared link', response.status, code);
    return failed(typeof code === 'string' && SIGNED_OUT.has(code));
  } catch (error) {
    console.error('Error fetching shared link', error);
    return failed(false);
  }
}

/** The next call asks for the session again: it may be another one. */
function failed(isSignedOut: boolean): GiftAnswer {
  token = undefined;
  return { kind: 'failed', shareLink: '', isSignedOut };
}

async function sessionToken(): Promise<string> {
  const response = await fetch('/gateway/readers/me', { signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok) throw new Error(`The session can’t be read: ${response.status}`);
  const { pmnCookie } = record(await response.json());
  return typeof pmnCookie === 'string' ? pmnCookie : '';
}

function readAllowance(value: unknown): GiftAllowance | null {
  const { left, perMonth, renewsAt } = record(value);
  return typeof left === 'number' && typeof perMonth === 'number' && typeof renewsAt === 'string'
    ? { left, perMonth, renewsAt }
    : null;
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
