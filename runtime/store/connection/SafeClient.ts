import pg from 'pg';
import { DatabaseUnavailable } from '../errors';
import { translateError } from './translateError';

type Query = (...args: unknown[]) => unknown;
type Callback = (error: unknown, result?: unknown) => void;

/**
 * A client that a lost connection does no harm: it has an `error` listener from its first moment, says
 * what went wrong in our own errors, and is not used again after that. What was lost between two queries
 * is said by the next one.
 */
export class SafeClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
    const query = this.query.bind(this) as Query;
    this.query = ((...given: unknown[]) => {
      const callback = given.at(-1);
      if (typeof callback === 'function') {
        const tell: Callback = (error, result) =>
          (callback as Callback)(error && this.explain(error), result);
        return query(...given.slice(0, -1), tell);
      }
      const answer = query(...given);
      if (!(answer instanceof Promise)) return answer;
      return answer.catch((error: unknown) => {
        throw this.explain(error);
      });
    }) as pg.Client['query'];
  }

  private explain(error: unknown): unknown {
    const known = translateError(error);
    // The session is over, or still does what took too long: nothing may be sent after it.
    if (known instanceof DatabaseUnavailable && !wasCanceled(known)) void this.end();
    return known;
  }
}

/** Whether the server gave up a statement, and the session goes on. */
function wasCanceled({ cause }: DatabaseUnavailable): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === '57014';
}
