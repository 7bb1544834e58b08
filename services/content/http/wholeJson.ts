import { findUnholdable } from '../ans/findUnholdable';
import { cleanJson, NotJsonError } from '../ans/json';
import type { Json } from '../ans/json';
import { HttpError } from '../../http/HttpError';

/**
 * A value of a body that the database can hold as it is.
 *
 * @param name what it is, for the refusal: `Author 3`
 * @throws HttpError 400 with the path of the first fault
 */
export function wholeJson(value: unknown, name: string): Json {
  try {
    const json = cleanJson(value);
    const [fault] = findUnholdable(value);
    if (fault) throw new HttpError(400, `${name}: ${fault.path}: ${fault.message}`);
    return json;
  } catch (error) {
    if (!(error instanceof NotJsonError)) throw error;
    throw new HttpError(400, `${name}: /: ${error.message}`);
  }
}
