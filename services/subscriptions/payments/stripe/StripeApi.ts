import { randomUUID } from 'node:crypto';

import { PaymentDown } from '../PaymentProvider';

/** ms */
const TIMEOUT = 15_000;
/** Of the answers that are read here. What the endpoint of webhooks is set to may differ; both shapes are read. */
const VERSION = '2025-03-31.basil';

/** Names with their values, nested as Stripe's forms are: `a[b][0]=c`. */
export type Form = { [name: string]: string | number | boolean | Form | Form[] | undefined };

/** An answer, and when it was made (ms since 1970, by Stripe's clock). */
export interface StripeAnswer {
  body: Record<string, unknown>;
  at: number;
}

/** Stripe refuses what was asked. */
export class StripeRefused extends PaymentDown {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  form?: Form;
  /** The same call is the same thing to Stripe, however often it comes. */
  key?: string;
}

/** Stripe's HTTP API: forms out, JSON in. */
export class StripeApi {
  /** When the last answer was made: Stripe tells seconds, and what was answered later is later. */
  #last = 0;

  /** @param base such as `https://api.stripe.com` */
  constructor(
    private readonly secretKey: string,
    private readonly base: string,
  ) {}

  /** @throws StripeRefused, or PaymentDown where there is no answer */
  async call({ method, path, form = {}, key = randomUUID() }: Call): Promise<StripeAnswer> {
    const fields = new URLSearchParams(fieldsOf(form)).toString();
    const isGet = method === 'GET';
    const ask = () =>
      fetch(`${this.base}/v1/${path}${isGet && fields ? `?${fields}` : ''}`, {
        method,
        signal: AbortSignal.timeout(TIMEOUT),
        headers: {
          authorization: `Bearer ${this.secretKey}`,
          'stripe-version': VERSION,
          ...(isGet ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
          ...(method === 'POST' ? { 'idempotency-key': key } : {}),
        },
        ...(isGet ? {} : { body: fields }),
      });
    const name = `${method} /v1/${path}`;
    // Lost on the way: once more, which by its key is the same call.
    const response = await ask()
      .catch(ask)
      .catch((error: unknown) => {
        throw new PaymentDown(`Stripe does not answer ${name}`, { cause: error });
      });
    const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
    if (!response.ok) {
      const { message = '' } = (body['error'] ?? {}) as { message?: string };
      throw new StripeRefused(
        response.status,
        `Stripe answers ${response.status} ${name}: ${message}`,
      );
    }
    const date = Date.parse(response.headers.get('date') ?? '');
    this.#last = Math.max(Number.isNaN(date) ? Date.now() : date, this.#last + 1);
    return { body, at: this.#last };
  }
}

function fieldsOf(form: Form, within = ''): [string, string][] {
  return Object.entries(form).flatMap(([name, value]): [string, string][] => {
    const path = within === '' ? name : `${within}[${name}]`;
    if (value === undefined) return [];
    if (Array.isArray(value)) return value.flatMap((one, at) => fieldsOf(one, `${path}[${at}]`));
    if (typeof value === 'object') return fieldsOf(value, path);
    return [[path, String(value)]];
  });
}
