import { z } from 'zod';
import { parseDocument, type PageDocument } from '../document';
import { DocumentInvalid, issueAt, type DocumentIssue } from '../errors';
import { findJsonProblem } from '../json';

/** A page as it travels from one site to another: its draft, its folder and its address. */
export interface Carried {
  document: PageDocument;
  folder: string;
  address: { uri: string; source: string | null; params: Record<string, unknown> } | null;
}

/** What an export holds. */
export interface Bundle {
  broadsheet: 1;
  documents: Carried[];
}

const carried = z.strictObject({
  document: z.unknown(),
  folder: z.string().max(200),
  address: z
    .strictObject({
      uri: z.string().max(1000),
      source: z.string().nullable(),
      params: z.record(z.string(), z.unknown()),
    })
    .nullable(),
});

/**
 * One document of an export from JSON, or what is wrong with it.
 * @param at where it stands: `documents[3]`
 */
export function parseCarried(
  json: unknown,
  at: string,
): { carried: Carried | null; issues: DocumentIssue[] } {
  const none = (issues: readonly DocumentIssue[], place = at) => ({
    carried: null,
    issues: issues.map(({ path, message }) => ({
      path: path ? `${place}.${path}` : place,
      message,
    })),
  });
  const result = carried.safeParse(json);
  if (!result.success) return none(result.error.issues.map(issueAt));
  const { document, ...rest } = result.data;
  const problem = findJsonProblem(rest);
  if (problem) return none([issueAt(problem)]);
  try {
    return { carried: { ...rest, document: parseDocument(document) }, issues: [] };
  } catch (error) {
    if (!(error instanceof DocumentInvalid)) throw error;
    return none(error.issues, `${at}.document`);
  }
}
