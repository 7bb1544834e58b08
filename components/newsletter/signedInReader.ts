import { at, text } from '../../content/schemas/json';

/** The reader of this browser's session. */
export interface SignedInReader {
  email: string;
  /** Goes with what they change (`x-csrf-token`). */
  token: string;
}

let asked: Promise<SignedInReader | null> | undefined;

/** Asks once for a page. Null where the session has ended or can't be asked about; then the log says so. */
export function signedInReader(): Promise<SignedInReader | null> {
  return (asked ??= ask().catch((error: unknown) => {
    console.warn('Newsletter: who is signed in?', error);
    return null;
  }));
}

async function ask(): Promise<SignedInReader | null> {
  const answer = await fetch('/gateway/readers/me', { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`the readers' service answers ${answer.status}`);
  const me: unknown = await answer.json();
  const email = text(at(me, 'email'));
  return email === '' ? null : { email, token: text(at(me, 'pmnCookie')) };
}
