import type { EditionPage, EditionSettings } from './EditionSettings';

/** What asking for it led to. */
export type PageAnswer =
  | { kind: 'page'; page: EditionPage }
  /** It can't be sent; `isPassing`: perhaps in a minute. */
  | { kind: 'problem'; reason: string; isPassing: boolean };

/** ms */
const TIMEOUT = 30_000;

/** Asks the site for a page as mail. */
export async function readPage(
  path: string,
  { siteBase, readEdition }: Pick<EditionSettings, 'siteBase' | 'readEdition'>,
): Promise<PageAnswer> {
  const url = new URL(path, siteBase());
  url.searchParams.set('outputType', 'mail');
  let answer: Response;
  let body: string;
  try {
    answer = await fetch(url, {
      signal: AbortSignal.timeout(TIMEOUT),
      headers: { accept: 'text/html' },
    });
    body = await answer.text();
  } catch {
    return problem('The page gave no answer in time.', true);
  }
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

const problem = (reason: string, isPassing: boolean): PageAnswer => ({
  kind: 'problem',
  reason,
  isPassing,
});
