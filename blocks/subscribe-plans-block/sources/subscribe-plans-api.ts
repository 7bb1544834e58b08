import environment from 'fusion:environment';
import { defineSource, SourceError } from '@broadsheet/define';
import { text } from '../../../content/schemas/json';
import { isOffer, type Offer } from '../offer';

/** ms */
const TIMEOUT_MS = 4500;
const PATH = '/subscriptions/plans';

/**
 * What the subscription service sells, from below `SUBSCRIPTIONS_BASE`: what the page says is what is charged.
 * @throws SourceError with the service's status; 502 for an answer that is no offer, 503 where no service is named
 */
const source = defineSource({
  label: 'Plans to subscribe to',
  params: {},
  ttl: 60,
  followsContent: false,
  async fetch(_query, { signal }): Promise<Offer> {
    const until = AbortSignal.timeout(TIMEOUT_MS);
    const base = text(environment['SUBSCRIPTIONS_BASE']).replace(/\/$/, '');
    if (base === '') throw new SourceError(503, `SUBSCRIPTIONS_BASE is not set, asked for ${PATH}`);
    const response = await fetch(base + PATH, {
      headers: { accept: 'application/json' },
      signal: signal ? AbortSignal.any([signal, until]) : until,
    });
    if (!response.ok) throw new SourceError(response.status, `${response.status} for ${PATH}`);
    // What is no JSON is no offer.
    const answer: unknown = await response.json().catch(() => null);
    if (!isOffer(answer)) throw new SourceError(502, `What ${PATH} answers is no offer of plans`);
    return answer;
  },
});

declare module 'fusion:content' {
  interface Sources {
    'subscribe-plans-api': typeof source;
  }
}

export default source;
