import { z } from 'zod';
import { nodeSchema } from '../document';
import { DocumentInvalid, issueAt } from '../errors';
import { findJsonProblem } from '../json';
import type { Operation } from './operation';

/** More than an editor does between two saves, in one request. */
const MAX_OPERATIONS = 5000;
const WHAT = 'operations are';

const text = z.string().min(1).max(200);
const place = z.strictObject({
  in: z.union([z.strictObject({ section: text }), z.strictObject({ chain: text })]),
  before: text.nullable(),
});
const nodePath = z.union([
  z.tuple([z.enum(['fields', 'display']), text]).readonly(),
  z
    .tuple([z.enum(['content', 'label', 'hidden', 'locked', 'linked', 'type', 'variants'])])
    .readonly(),
]);
const pagePath = z.union([
  z.tuple([z.enum(['name', 'layout', 'outputType'])]).readonly(),
  z.tuple([z.literal('meta'), text]).readonly(),
]);
/** An operation as JSON: for what holds operations, such as answers. */
export const operationSchema = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('insert'), node: nodeSchema, place }),
  z.strictObject({ op: z.literal('move'), id: text, place }),
  z.strictObject({ op: z.literal('delete'), id: text }),
  z.strictObject({
    op: z.literal('set'),
    id: text,
    path: nodePath,
    value: z.unknown().exactOptional(),
  }),
  z.strictObject({
    op: z.literal('setPage'),
    path: pagePath,
    value: z.unknown().exactOptional(),
  }),
]);

const operations = z.array(operationSchema).min(1).max(MAX_OPERATIONS);

/**
 * Operations from JSON.
 * @throws DocumentInvalid with the path of each thing that is wrong, as in `[2].place.before`.
 */
export function parseOperations(json: unknown): Operation[] {
  const problem = findJsonProblem(json);
  if (problem) throw new DocumentInvalid([issueAt(problem)], WHAT);
  const result = operations.safeParse(json);
  if (!result.success) throw new DocumentInvalid(result.error.issues.map(issueAt), WHAT);
  return result.data;
}
