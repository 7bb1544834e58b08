import type { EditionPage, EditionSettings } from './EditionSettings';

/** What asking for it led to. */
export type PageAnswer =
  | { kind: 'page'; page: EditionPage }
  /** It can't be sent; `isPassing`: perhaps in a minute. */
  | { kind: 'problem'; reason: string; isPassing: boolean };

/** ms */
const TIMEOUT = 30_000;

/** Times that a page is asked for while connections break off. */
const TRIES = 4;

/** Asks the site for a page as mail. */
export async function readPage(
  path: string,
  { siteBase, readEdition }: Pick<EditionSettings, 'siteBase' | 'readEdition'>,
): Promise<PageAnswer> {
  const url = new URL(path, siteBase());
  url.searchParams.set('outputType', 'mail');
  const asked = await ask(url);
  if ('reason' in asked) return problem(asked.reason, true);
  const { answer, body } = asked;
  const isPassing = answer.status >= 500 || answer.status === 429;
  if (answer.status !== 200)
    return problem(
      `The page answers ${answer.status} when it is asked for as an email.`,
      isPassing,
    );
  if (!answer.headers.get('content-type')?.startsWith('text/html'))
    return problem('The page has no email version.', false);
  const { isEmpty, ...page } = readEdition(body);
  if (isEmpty) return problem('No block on the page shows anything in an email.', false);
  return { kind: 'page', page };
}

/**
 * Asks, and again where the connection broke off: one that was kept may be closed at the very moment that it is
 * used, and so may the next.
 */
async function ask(
  url: URL,
  tries = TRIES,
): Promise<{ answer: Response; body: string } | { reason: string }> {
  try {
    const answer = await fetch(url, {
      signal: AbortSignal.timeout(TIMEOUT),
      headers: { accept: 'text/html' },
    });
    return { answer, body: await answer.text() };
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: Error };
    if (name === 'TimeoutError') return { reason: 'The page gave no answer in time.' };
    if (tries > 1) return ask(url, tries - 1);
    return { reason: `The site can’t be reached: ${cause?.message ?? message}.` };
  }
}

const problem = (reason: string, isPassing: boolean): PageAnswer => ({
  kind: 'problem',
  reason,
  isPassing,
});
