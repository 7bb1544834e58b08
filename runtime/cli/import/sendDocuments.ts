import { request } from 'undici';
import type { DocumentFault } from '../config';
import type { ImportCounts } from './ImportProgress';

/** Where documents are sent, and how they are taken. */
export interface ImportTarget {
  /** Absolute base of the services. */
  base: string;
  token: string;
  /** Of the ingest: `check`, `run`, `profile`, `replace`. */
  parameters: URLSearchParams;
}

export interface AcceptedDocument {
  _id: string;
  status: Exclude<keyof ImportCounts, 'refused' | 'held'>;
  /** JSON pointers of what is kept of what is stored. */
  kept?: string[];
  /** Those of them that keep readers from it. */
  held?: string[];
  reason?: string;
}

export interface IngestAnswer {
  accepted: AcceptedDocument[];
  rejected: { _id: string; errors: DocumentFault[] }[];
}

/**
 * Sends documents to the content service, those that fit together in one transaction.
 * @throws Error with its answer where it takes none of them
 */
export async function sendDocuments(
  target: ImportTarget,
  documents: readonly unknown[],
): Promise<IngestAnswer> {
  const path = `/content/v4/ingest?${target.parameters}`;
  return (await ask(target, 'PUT', path, JSON.stringify({ documents }))) as IngestAnswer;
}

/** Ends a dry run of several batches: the service forgets what it would have stored. */
export async function endCheck(target: ImportTarget, run: string): Promise<void> {
  await ask(target, 'DELETE', `/content/v4/ingest-checks/${encodeURIComponent(run)}`);
}

async function ask(
  { base, token }: ImportTarget,
  method: 'PUT' | 'DELETE',
  path: string,
  text?: string,
): Promise<unknown> {
  const { statusCode, body } = await request(`${base}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(text === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(text === undefined ? {} : { body: text }),
  });
  const answer = await body.text();
  if (statusCode !== 200)
    throw new Error(`the content service answered ${statusCode}: ${answer.slice(0, 300)}`);
  return JSON.parse(answer);
}
