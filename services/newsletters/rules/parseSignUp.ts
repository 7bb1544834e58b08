import type { Catalogue } from '../options';
import type { Wish } from '../store/Subscribers';
import { parseAddress } from './parseAddress';
import { tierOf } from './tierOf';

/** What a sign-up form says. */
export type SignUp =
  | { kind: 'reader'; wish: Wish; captcha: string }
  /** A machine: it filled in the field that no reader sees. */
  | { kind: 'machine' }
  | { kind: 'wrong'; problem: Problem };

/** What a reader can mend. */
export type Problem = 'email' | 'newsletter';

/** What a form may name. */
export interface Choosable extends Catalogue {
  sources: Readonly<Record<string, string>>;
  zipTiers: Readonly<Record<string, readonly string[]>>;
}

/** The field that no reader sees. */
export const TRAP = 'homepage';

/** The field that reCAPTCHA's token comes in. */
const CAPTCHA = 'g-recaptcha-response';

/** Of a form that does not say where it stands. */
const SOURCE = 'website';

/**
 * Reads a form, or the same as JSON (`{email, newsletter, consent, source, zip}`, one id or a list each).
 *
 * @param known what there is to choose; anything else is wrong
 */
export function parseSignUp(body: unknown, known: Choosable): SignUp {
  const form = body instanceof URLSearchParams ? fieldsOf(body) : body;
  if (typeof form !== 'object' || form === null) return { kind: 'wrong', problem: 'email' };
  const fields = form as Record<string, unknown>;
  if (text(fields[TRAP]).trim() !== '') return { kind: 'machine' };
  const email = parseAddress(text(fields['email']));
  if (email === null) return { kind: 'wrong', problem: 'email' };
  const newsletters = pick(
    fields['newsletter'],
    known.newsletters.map(({ id }) => id),
  );
  const consents = pick(
    fields['consent'],
    known.consents.map(({ name }) => name),
  );
  if (!newsletters || !consents || newsletters.length + consents.length === 0)
    return { kind: 'wrong', problem: 'newsletter' };
  const source = text(fields['source']);
  return {
    kind: 'reader',
    captcha: text(fields[CAPTCHA]),
    wish: {
      email,
      newsletters,
      consents,
      source: known.sources[Object.hasOwn(known.sources, source) ? source : SOURCE] ?? '',
      tier: tierOf(text(fields['zip']), known.zipTiers),
    },
  };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Those that are asked for, in the order of those that are known; null where one is not known. */
function pick(asked: unknown, known: readonly string[]): string[] | null {
  const all = asked === undefined ? [] : [asked].flat();
  if (!all.every((id) => typeof id === 'string' && known.includes(id))) return null;
  return known.filter((id) => all.includes(id));
}

const fieldsOf = (form: URLSearchParams): Record<string, unknown> => ({
  ...Object.fromEntries(form),
  newsletter: form.getAll('newsletter'),
  consent: form.getAll('consent'),
});
