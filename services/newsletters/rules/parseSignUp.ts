/** What a sign-up form says. */
export type SignUp =
  | { kind: 'reader'; email: string; newsletters: string[] }
  /** A machine: it filled in the field that no reader sees. */
  | { kind: 'machine' }
  | { kind: 'wrong'; problem: Problem };

/** What a reader can mend. */
export type Problem = 'email' | 'newsletter';

/** The field that no reader sees. */
export const TRAP = 'homepage';

/** What browsers take for an address (HTML: valid email address), and mail servers for its length. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})+$/i;
const MAX_EMAIL = 254;

/**
 * Reads a form, or the same as JSON (`{email, newsletter}`, one id or a list).
 *
 * @param known ids of the newsletters that there are; any other is wrong
 */
export function parseSignUp(body: unknown, known: readonly string[]): SignUp {
  const form = body instanceof URLSearchParams ? fieldsOf(body) : body;
  if (typeof form !== 'object' || form === null) return { kind: 'wrong', problem: 'email' };
  const { email, newsletter, [TRAP]: trap } = form as Record<string, unknown>;
  if (typeof trap === 'string' && trap.trim() !== '') return { kind: 'machine' };
  const address = typeof email === 'string' ? normalize(email) : '';
  if (address.length > MAX_EMAIL || !EMAIL.test(address))
    return { kind: 'wrong', problem: 'email' };
  const asked = [newsletter].flat();
  const newsletters = known.filter((id) => asked.includes(id));
  const areKnown = asked.every((id) => typeof id === 'string' && known.includes(id));
  if (newsletters.length === 0 || !areKnown) return { kind: 'wrong', problem: 'newsletter' };
  return { kind: 'reader', email: address, newsletters };
}

const fieldsOf = (form: URLSearchParams): Record<string, unknown> => ({
  email: form.get('email'),
  newsletter: form.getAll('newsletter'),
  [TRAP]: form.get(TRAP),
});

/** Hosts are the same in capitals; what is before them is the reader's. */
function normalize(email: string): string {
  const address = email.trim();
  const at = address.lastIndexOf('@');
  return address.slice(0, at + 1) + address.slice(at + 1).toLowerCase();
}
