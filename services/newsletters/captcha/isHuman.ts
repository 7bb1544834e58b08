import type { CaptchaSettings } from './CaptchaSettings';

/** From 0 (a machine) to 1: below it who sent the form is taken for a machine. */
const LEAST_SCORE = 0.5;
/** ms */
const PATIENCE = 5000;

/**
 * Whether a token of the form's script is that of a reader. The service learns nothing of the reader from us.
 * @throws Error when the service gives no answer
 */
export async function isHuman({ base, secret }: CaptchaSettings, token: string): Promise<boolean> {
  if (token === '') return false;
  const answer = await fetch(new URL('api/siteverify', base), {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token }),
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!answer.ok) throw new Error(`${base}api/siteverify answers ${answer.status}`);
  const verdict = (await answer.json()) as { success?: unknown; score?: unknown } | null;
  const score = typeof verdict?.score === 'number' ? verdict.score : 1;
  return verdict?.success === true && score >= LEAST_SCORE;
}
