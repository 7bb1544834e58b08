/** What the subscriber calls say of a reader. */
export interface SubscriberInfo {
  auth0Id: string;
  /** Null where no subscription is in force. */
  productCode: string | null;
  permissions: string[];
  hasAdsFreeReading: boolean;
}

export interface SubscriberCalls {
  /** Base of the calls. */
  subscribersBase: () => string;
  /** Bearer token of the deployment; several by comma, of which the first is sent. */
  token: string;
  log: { warn: (about: object, words: string) => void };
}

/** ms */
const TIMEOUT = 5000;
const QUERY =
  'query getSubscriberInfo($email: String!) { getSubscriberInfo(email: $email) { auth0Id } }';

/**
 * Looks a subscriber up by the exact calls of platform §7. Null for nobody, and where the first call fails;
 * where the second does, they go on without permissions (platform §8). Failures are logged.
 */
export async function askSubscriber(
  email: string,
  calls: SubscriberCalls,
): Promise<SubscriberInfo | null> {
  const { log } = calls;
  const nothing = { productCode: null, permissions: [], hasAdsFreeReading: false };
  let auth0Id: string | null;
  try {
    auth0Id = readAuth0Id(
      await ask('/v1/graphql/in-app-purchase', calls, { query: QUERY, variables: { email } }),
    );
  } catch (error) {
    log.warn({ err: error }, 'A subscriber could not be looked up');
    return null;
  }
  if (auth0Id === null) return null;
  try {
    const answer = await ask(`/auth/subscriber?${new URLSearchParams({ auth0Id })}`, calls);
    return { auth0Id, ...readSubscriber(answer) };
  } catch (error) {
    log.warn({ err: error }, 'The permissions of a subscriber could not be read');
    return { auth0Id, ...nothing };
  }
}

async function ask(path: string, calls: SubscriberCalls, body?: object): Promise<unknown> {
  const [token = ''] = calls.token.split(',');
  const response = await fetch(calls.subscribersBase().replace(/\/$/, '') + path, {
    signal: AbortSignal.timeout(TIMEOUT),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });
  const [name = ''] = path.split('?');
  if (!response.ok) throw new Error(`${name} answers ${response.status}`);
  return response.json();
}

/** @throws Error for what is no answer to the question */
function readAuth0Id(answer: unknown): string | null {
  const { data } = group(answer);
  const { getSubscriberInfo: found } = group(data);
  if (found === null || found === undefined) return null;
  const { auth0Id } = group(found);
  if (auth0Id === null || auth0Id === undefined || auth0Id === '') return null;
  if (typeof auth0Id !== 'string') throw new Error('getSubscriberInfo.auth0Id is no text');
  return auth0Id;
}

/** @throws Error for what is no answer to the question */
function readSubscriber(answer: unknown): Omit<SubscriberInfo, 'auth0Id'> {
  const { userPermissions, sf_product_code: code, hasAdsFreeReading } = group(answer);
  const permissions: unknown[] = Array.isArray(userPermissions) ? userPermissions : [];
  return {
    productCode: typeof code === 'string' && code !== '' ? code : null,
    permissions: permissions.filter((one) => typeof one === 'string'),
    hasAdsFreeReading: hasAdsFreeReading === 1,
  };
}

function group(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new Error('The answer is not as agreed');
}
