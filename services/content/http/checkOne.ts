import { checkAnsDocument } from '../ans/checkAnsDocument';
import type { AnsCheck } from '../ans/checkAnsDocument';
import { HttpError } from '../../http/HttpError';

/**
 * The one document that a body is, checked; how it departs from ANS is kept.
 *
 * @throws HttpError 400 with the path of the first fault.
 */
export function checkOne(body: unknown): AnsCheck & { ok: true } {
  const check = checkAnsDocument(body, { tolerant: true });
  if (check.ok) return check;
  const [fault] = check.errors;
  throw new HttpError(400, `${fault?.path ?? '/'}: ${fault?.message ?? 'is wrong'}`);
}
