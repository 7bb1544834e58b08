import { request } from 'undici';
import type { DocumentFault } from '../config';
import type { ImportCounts } from './ImportProgress';

/** Where documents are sent, and how they are taken. */
export interface ImportTarget {
  /** Absolute base of the services. */
  base: string;
  token: string;
  /** Of the ingest: `check`, `profile`, `replace`. */
  parameters: URLSearchParams;
}

interface IngestAnswer {
  accepted: { _id: string; status: Exclude<keyof ImportCounts, 'refused'>; reason?: string }[];
  rejected: { _id: string; errors: DocumentFault[] }[];
}

/**
 * Sends documents to the content service, those that fit together in one transaction.
 * @throws Error with its answer where it takes none of them
 */
export async function sendDocuments(
  { base, token, parameters }: ImportTarget,
  documents: readonly unknown[],
): Promise<IngestAnswer> {
  const { statusCode, body } = await request(`${base}/content/v4/ingest?${parameters}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ documents }),
  });
  const text = await body.text();
  if (statusCode !== 200)
    throw new Error(`the content service answered ${statusCode}: ${text.slice(0, 300)}`);
  return JSON.parse(text) as IngestAnswer;
}
