import { CALLS, type CallName } from '../../contract/calls';
import type { AppSession } from '../../contract/session';
import type { FormCalls } from '../../../forms/types';
import { ApiError } from './call';
import type { AnswerTo, Calls } from './calls';
import { CallSocket } from './CallSocket';
import { createCall, failureOf, layOut } from './createCall';
import { formCalls } from './formCalls';

/** The editor's API, as the application calls it. */
export interface Api extends Calls {
  /** The calls of a form of fields: the same object each time. */
  form: FormCalls;
  /** After someone signed in again in another tab: what changing calls bring along is another then. */
  renewSession: () => Promise<void>;
}

/** The editor's API for who is signed in. */
export function createApi(session: Pick<AppSession, 'csrf'>): Api {
  let { csrf } = session;
  const call = createCall(() => csrf);
  const socket = new CallSocket({ csrf: () => csrf });
  const names = Object.keys(CALLS) as CallName[];
  // What each takes and answers is what the contract says of it.
  const calls = Object.fromEntries(
    names.map((name) => [
      name,
      (given: object = {}, signal?: AbortSignal) => call(name, given, signal),
    ]),
  ) as unknown as Calls;

  return {
    ...calls,
    form: formCalls(calls),
    drawNodes: async (given) => {
      const { path, body } = layOut('drawNodes', given);
      const answer = await socket.ask(path, body);
      if (!answer) return calls.drawNodes(given);
      if (answer.status === 200) return answer.body as AnswerTo<'drawNodes'>;
      throw new ApiError(failureOf(answer.status, answer.body));
    },
    renewSession: async () => {
      const session = await calls.readSession();
      if (session.csrf !== null) csrf = session.csrf;
    },
  };
}
