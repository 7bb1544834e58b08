import { createHmac } from 'node:crypto';

import { isSameSecret } from '../../../../http/isSameSecret';
import { WebhookRefused } from '../PaymentProvider';

/** s by which a message may be off our clock: an older one is sent again by somebody else. */
const TOLERANCE_S = 300;

/**
 * Whether Stripe sent a message, and just now (docs.stripe.com/webhooks: verify manually).
 *
 * @param header `Stripe-Signature`: `t=…,v1=…`
 * @param body as it came, to the byte
 * @param secrets of the endpoint; several while one takes the place of another
 * @param now ms since 1970
 * @throws WebhookRefused
 */
export function checkSignature(
  header: unknown,
  body: Buffer,
  { secrets, now }: { secrets: readonly string[]; now: number },
): void {
  const parts = typeof header === 'string' ? header.split(',') : [];
  const valuesOf = (name: string) =>
    parts.filter((part) => part.startsWith(`${name}=`)).map((part) => part.slice(name.length + 1));
  const [time = ''] = valuesOf('t');
  const given = valuesOf('v1');
  if (!/^\d{1,12}$/.test(time) || given.length === 0)
    throw new WebhookRefused('The message has no signature.');
  const isSigned = secrets.some((secret) => {
    const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
    return given.some((one) => isSameSecret(one, expected));
  });
  if (!isSigned) throw new WebhookRefused('The signature is not of this message.');
  if (Math.abs(now / 1000 - Number(time)) > TOLERANCE_S)
    throw new WebhookRefused('The message is too old, or the clocks differ.');
}
