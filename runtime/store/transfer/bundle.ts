import { z } from 'zod';
import { parseDocument, type PageDocument } from '../document';
import { DocumentInvalid, issueAt } from '../errors';

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

const bundle = z.strictObject({
  broadsheet: z.literal(1, { error: 'is not an export of Broadsheet that this version can read' }),
  documents: z
    .array(
      z.strictObject({
        document: z.unknown(),
        folder: z.string().max(200),
        address: z
          .strictObject({
            uri: z.string().max(1000),
            source: z.string().nullable(),
            params: z.record(z.string(), z.unknown()),
          })
          .nullable(),
      }),
    )
    .max(10_000),
});

/**
 * An export from JSON.
 * @throws DocumentInvalid with each thing that is wrong, as in `documents[3].document.sections.main[0]`.
 */
export function parseBundle(json: unknown): Bundle {
  const result = bundle.safeParse(json);
  if (!result.success) throw new DocumentInvalid(result.error.issues.map(issueAt), 'import is');
  const issues: DocumentInvalid['issues'] = [];
  const documents = result.data.documents.flatMap((carried, index): Carried[] => {
    const at = `documents[${index}].document`;
    try {
      return [{ ...carried, document: parseDocument(carried.document) }];
    } catch (error) {
      if (!(error instanceof DocumentInvalid)) throw error;
      issues.push(
        ...error.issues.map(({ path, message }) => ({
          path: path ? `${at}.${path}` : at,
          message,
        })),
      );
      return [];
    }
  });
  const ids = documents.map(({ document }) => document.id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) issues.push({ path: 'documents', message: `"${twice}" is there twice` });
  if (issues.length > 0) throw new DocumentInvalid(issues, 'import is');
  return { broadsheet: 1, documents };
}
