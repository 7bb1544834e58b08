import { problemOf } from '../ans/findUnholdable';
import { HttpError } from '../../http/HttpError';

/** The parameters of a request's query string. */
export type Params = Readonly<Record<string, string | string[] | undefined>>;

/**
 * The value of a parameter, trimmed; empty where there is none.
 *
 * @throws HttpError 400 where it is given more than once, or the database can't hold it
 */
export function textParam(params: Params, name: string): string {
  const value = params[name];
  if (Array.isArray(value)) throw new HttpError(400, `${name} is given more than once`);
  return wholeText(value ?? '', name).trim();
}

/**
 * A text that the database can hold.
 *
 * @param place what it is, for the refusal: `website_url`
 * @throws HttpError 400 for NUL characters and halves of characters
 */
export function wholeText(text: string, place: string): string {
  const problem = problemOf(text);
  if (problem !== null) throw new HttpError(400, `${place} ${problem}`);
  return text;
}

export function flagParam(params: Params, name: string): boolean {
  return textParam(params, name) === 'true';
}

/** @throws HttpError 400 for anything but a whole number within the limits. */
export function countParam(
  params: Params,
  name: string,
  { fallback, max }: { fallback: number; max: number },
): number {
  const text = textParam(params, name);
  if (text === '') return fallback;
  const count = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(count <= max)) throw new HttpError(400, `${name} must be a whole number from 0 to ${max}`);
  return count;
}

/** The values of a parameter that is a list by comma. */
export function listParam(params: Params, name: string): string[] {
  return textParam(params, name)
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/**
 * Refuses a request for another website; one that names none is taken as meant for this.
 *
 * @throws HttpError 400
 */
export function requireWebsite(params: Params, website: string): void {
  const asked = textParam(params, 'website');
  if (asked !== '' && asked !== website) {
    throw new HttpError(400, `There is no website "${asked}" here, only "${website}"`);
  }
}
