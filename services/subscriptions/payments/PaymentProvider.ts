import type { IncomingHttpHeaders } from 'node:http';

import type { PlanChoice } from '../Plan';

/** What is known of a subscription from whoever is paid. All moments are ms since 1970. */
export type Fact =
  /** A period was paid for. Access follows from these alone. */
  | {
      kind: 'paid';
      /** The same however often it is told. */
      invoice: string;
      choice: PlanChoice;
      /** US cents. */
      cents: number;
      from: number;
      until: number;
    }
  /** A payment was refused; it may be tried again. */
  | { kind: 'failed'; invoice: string; cents: number; retriesAt: number | null }
  /** Whether it goes on when what was paid for is over. */
  | { kind: 'renewal'; isOn: boolean }
  /** It is over, and does not begin again. */
  | { kind: 'ended' };

/** One thing that a provider tells, by mail of its own (webhook) or as an answer. */
export interface PaymentEvent {
  /** The same each time it is told. */
  id: string;
  /** When it came to be (ms since 1970): events may arrive in any order. */
  at: number;
  /** Our subscription, where the provider repeats its id; else it is found by the provider's own. */
  subscription: string | null;
  /** What the provider calls it, and who pays. */
  provider: { subscription: string; customer: string | null };
  fact: Fact;
}

/** What a reader is about to pay for. Amounts are ours: nothing of it was sent by a browser. */
export interface Order {
  /** Of our subscription. */
  id: string;
  choice: PlanChoice;
  /** Words for the receipt. */
  title: string;
  /** US cents that are paid today. */
  cents: number;
  /** Whether that is the price of the first interval for new subscribers. */
  isIntro: boolean;
  email: string;
  /** What the provider calls a reader who paid before. */
  customer: string | null;
  /** Where a reader who has paid is led, and one who turned back. */
  doneUrl: string;
  backUrl: string;
}

/** A subscription as its provider needs to know it. */
export interface SoldSubscription {
  /** Ours. */
  id: string;
  checkout: string | null;
  subscription: string | null;
  customer: string | null;
}

/** What changing a plan costs. */
export interface ChangePreview {
  /** US cents today; less than 0 is a credit for what comes next. */
  cents: number;
  /** When the next payment is due (ms since 1970). */
  renewsAt: number;
}

/** A change of plan, and what the reader agreed to pay for it at most. */
export interface PlanChange {
  choice: PlanChoice;
  title: string;
}

/** Whoever takes the money. Each call throws `PaymentDown` where it does not answer. */
export interface PaymentProvider {
  /** Kept with each subscription that it sold. */
  readonly name: string;
  /** Origins besides our own that its pages are at. */
  readonly origins: readonly string[];
  /** Header without which nothing that says it is from the provider is read; null: it sends nothing. */
  readonly signatureHeader: string | null;
  /** Where a reader pays. The same order always leads to the same checkout. */
  checkout(order: Order): Promise<{ id: string; url: string }>;
  /** Closes a checkout, so that it can't be paid any more. One that was paid stays so: ask `look`. */
  abandon(checkout: string): Promise<void>;
  /** What became of a checkout or subscription, for a reader who comes back before the provider has told. */
  look(sold: SoldSubscription): Promise<PaymentEvent[]>;
  /** Ends it with the period that is paid for. */
  cancel(sold: SoldSubscription): Promise<PaymentEvent[]>;
  /** Lets it go on after all. */
  resume(sold: SoldSubscription): Promise<PaymentEvent[]>;
  preview(sold: SoldSubscription, change: PlanChange): Promise<ChangePreview>;
  /** Changes it now; what is left of the old plan counts. `declined`: nothing was changed. */
  change(sold: SoldSubscription, change: PlanChange): Promise<PaymentEvent[] | 'declined'>;
  /** Ends it at once: its reader deletes the account. */
  end(sold: SoldSubscription): Promise<PaymentEvent[]>;
  /** Where a reader changes the card and finds receipts; null where there is no such place. */
  portal(sold: SoldSubscription, returnTo: string): Promise<string | null>;
  /**
   * Reads what the provider sends by itself; null: it is about nothing of ours.
   * @throws WebhookRefused for what it did not send
   */
  readWebhook(headers: IncomingHttpHeaders, body: Buffer): Promise<PaymentEvent | null>;
}

/** The provider can't be reached, or refuses what it should not. */
export class PaymentDown extends Error {
  override readonly name = 'PaymentDown';
}

/** A message that is not from the provider, or an old one that is sent again. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}
