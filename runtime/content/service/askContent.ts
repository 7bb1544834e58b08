import type { z } from 'zod';

/** Where the content service is, and with what it is asked. */
export interface ContentService {
  /** Absolute base; known once the site listens. */
  base: () => string;
  /** Bearer token. */
  token: string;
  website: string;
}

export interface ContentCall<T> {
  method?: 'GET' | 'PUT' | 'POST';
  /** Below the service's base. */
  path: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: unknown;
  /** What it says when all is well. */
  answer: z.ZodType<T>;
}

/** A call of which the caller takes care where it is answered with one of these statuses besides success. */
type Expecting<T> = ContentCall<T> & { expects: readonly number[] };

/**
 * One call of the content service, with the site's token.
 * @returns null for a status that is expected and no success
 * @throws Error when it can't be asked, or answers what is not expected: the message says what and where
 */
export function askContent<T>(service: ContentService, call: Expecting<T>): Promise<T | null>;
export function askContent<T>(service: ContentService, call: ContentCall<T>): Promise<T>;
export async function askContent<T>(
  { base, token, website }: ContentService,
  {
    method = 'GET',
    path,
    query = {},
    headers = {},
    body,
    answer,
    expects = [],
  }: ContentCall<T> & Partial<Expecting<T>>,
): Promise<T | null> {
  const response = await fetch(`${base()}${path}?${new URLSearchParams({ website, ...query })}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) {
    // Nobody reads it: its connection is free again.
    await response.body?.cancel();
    if (expects.includes(response.status)) return null;
    throw new Error(`the content service answered ${response.status} for ${path}`);
  }
  const json: unknown = await response.json().catch((cause: unknown) => {
    throw new Error(`the content service's answer for ${path} can't be read`, { cause });
  });
  const said = answer.safeParse(json);
  if (said.success) return said.data;
  const [{ path: at, message } = { path: [], message: '' }] = said.error.issues;
  throw new Error(
    `the content service's answer for ${path} has a fault at "${at.join('.')}": ${message}`,
  );
}
