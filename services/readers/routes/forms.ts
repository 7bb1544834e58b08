import type { FastifyInstance, FastifyRequest } from 'fastify';

import { HttpError } from '../../http/HttpError';
import type { Readers } from '../Readers';
import { ownPath } from '../rules/ownPath';
import { signInPath } from '../rules/paths';
import { parseId, parseKey, parseSaved, parseThing } from '../rules/parseThing';
import { follow, unfollow } from '../store/follows';
import { removeSaved, save } from '../store/saved';
import { fieldsOf, requireOurPage, type ReaderAnswers } from './answers';
import { keepWish, type Wish } from './wishes';

type Fields = Record<string, unknown>;

/** bytes of a form that says what it is about. */
const BODY_LIMIT = 8192;
/** Id of the part of a page that says that it is done. */
const PART = /^[\w-]{1,120}$/;

/**
 * `POST /readers/follow`, `/readers/save`: the same without script, from the buttons of cached pages; `on=0` undoes
 * it. They lead back to where the button is, to the part of the page that `at` names; for who is signed out, it is
 * done once they have signed in.
 */
export function formRoutes(app: FastifyInstance, readers: Readers, answers: ReaderAnswers): void {
  const onRequest = async (request: FastifyRequest) => requireOurPage(request);
  const options = { onRequest, bodyLimit: BODY_LIMIT };
  for (const what of ['follow', 'save'] as const)
    app.post<{ Body: unknown }>(`/readers/${what}`, options, async (request, reply) => {
      const { at, ...fields } = fieldsOf(request.body);
      const from = wayBack(request);
      const part = typeof at === 'string' && PART.test(at) ? at : '';
      const change = changeOf(readers, what, fields);
      const reader = await readers.readerOf(request.headers);
      if (reader) {
        await change(reader.id);
        return reply.redirect(toPart(from, part), 303);
      }
      keepWish(answers, reply, { what, fields: textsOf(fields), from, at: part });
      return reply.redirect(signInPath(from), 303);
    });
}

/**
 * Does what somebody asked for before they signed in.
 * @returns where it is said that it is done; null where it can't be done
 */
export async function grantWish(
  readers: Readers,
  accountId: string,
  { what, fields, from, at }: Wish,
): Promise<string | null> {
  try {
    await changeOf(readers, what, fields)(accountId);
    return toPart(from, at);
  } catch (error) {
    if (error instanceof HttpError) return null;
    throw error;
  }
}

/** What a form asks for. @throws HttpError 400 where it says nothing that can be */
function changeOf(
  { db, now }: Readers,
  what: Wish['what'],
  fields: Fields,
): (accountId: string) => Promise<void> {
  const isUndone = fields['on'] === '0';
  if (what === 'follow') {
    if (isUndone) {
      const key = parseKey(fields);
      return (accountId) => unfollow(db, accountId, key);
    }
    const thing = parseThing(fields);
    return (accountId) => follow(db, accountId, thing, now());
  }
  if (isUndone) {
    const id = parseId(fields['id']);
    return (accountId) => removeSaved(db, accountId, id);
  }
  const story = parseSaved(fields);
  return (accountId) => save(db, accountId, story, now());
}

const textsOf = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    ),
  );

const toPart = (path: string, part: string): string =>
  part === '' ? path : `${path.split('#', 1)[0]}#${part}`;

/** The page of ours that the form stood on, as the browser names it; else the front page. */
function wayBack({ headers: { referer, host } }: FastifyRequest): string {
  const from = referer && URL.canParse(referer) ? new URL(referer) : null;
  const path = from && from.host === host ? ownPath(from.pathname + from.search) : null;
  return path ?? '/';
}
