import { html, Html } from '../../../plain-pages/html';
import { PlainPages, type Message } from '../../../plain-pages/PlainPages';
import { apDate } from '../../dates/apDate';
import type { Contact } from '../options';
import type { TestCheckout } from '../payments/test/TestProvider';
import { TEST_CARDS } from '../payments/test/cards';
import type { Interval, Plan, PlanChoice } from '../Plan';
import { dollars, priceOf } from '../rules/money';
import { STYLES } from './styles';

/** What a reader looks at before paying. */
export interface Review {
  plan: Plan;
  choice: PlanChoice;
  /** US cents today. */
  cents: number;
  /** When the next payment is due (ms since 1970). */
  renewsAt: number;
  /** Null: nobody is signed in. */
  reader: { email: string; token: string } | null;
  signInUrl: string;
  plansUrl: string;
  /** What is wrong with what was sent. */
  problem: string | null;
}

/** The pages on the way to a payment, complete without script. */
export class PaymentPages {
  readonly #pages: PlainPages;

  constructor(
    pages: PlainPages,
    private readonly timeZone: string,
  ) {
    this.#pages = new PlainPages(pages.look, STYLES);
  }

  /** @param formTargets origins to which its forms lead at last */
  policy(formTargets: readonly string[]): string {
    return this.#pages.policy({ formTargets });
  }

  message(message: Message): string {
    return this.#pages.message(message);
  }

  /** Price, term, and how to cancel, before anything is asked for. */
  review({ plan, choice, cents, renewsAt, ...rest }: Review): string {
    const { interval } = choice;
    const regular = priceOf(plan.prices[interval].cents, interval);
    const next = apDate(renewsAt, this.timeZone);
    return this.#pages.page(
      rest.problem === null ? 'Review your subscription' : 'Error: Review your subscription',
      html`<h1>Review your subscription</h1>
        <dl class="order">
          <div>
            <dt>Plan</dt>
            <dd>${plan.name}</dd>
          </div>
          <div class="total">
            <dt>Today</dt>
            <dd>${dollars(cents)}</dd>
          </div>
          <div>
            <dt>From ${next}</dt>
            <dd>${regular}</dd>
          </div>
        </dl>
        <div class="terms">
          <h2>How it renews</h2>
          <ul>
            <li>${renewalOf(regular, interval, next)}</li>
            <li>Cancel anytime online, with one button in your account.</li>
            <li>After you cancel, you can read until the period you paid for ends.</li>
          </ul>
        </div>
        ${rest.problem === null ? null : html`<p class="error" role="alert">${rest.problem}</p>`}
        ${rest.reader === null ? signInPart(rest.signInUrl) : payPart(rest.reader, choice, regular)}
        <p class="other"><a href="${rest.plansUrl}">Choose another plan</a></p>`,
    );
  }

  /** How to subscribe where nothing is sold online. */
  contact({ phone, email, hours }: Contact): string {
    return this.#pages.page(
      'Subscribe by phone or email',
      html`<h1>Subscribe by phone or email</h1>
        <p>Plans are not sold online right now. Contact us to start yours:</p>
        <dl class="order">
          <div>
            <dt>Phone</dt>
            <dd><a href="tel:+1${phone.replace(/\D/g, '')}">${phone}</a></dd>
          </div>
          <div>
            <dt>Email</dt>
            <dd><a href="mailto:${email}">${email}</a></dd>
          </div>
          <div>
            <dt>Hours</dt>
            <dd>${hours}</dd>
          </div>
        </dl>`,
    );
  }

  /** The checkout of the test provider. */
  testCheckout(
    { cents, choice, backUrl }: TestCheckout,
    { plan, token, problem }: { plan: Plan; token: string; problem: string | null },
  ): string {
    return this.#pages.page(
      problem === null ? 'Test payment' : 'Error: Test payment',
      html`<p class="sandbox">Test provider: no money flows, and no real card is taken.</p>
        <h1>Pay ${dollars(cents)}</h1>
        <p>${plan.name}, paid by the ${choice.interval}.</p>
        ${problem === null ? null : html`<p class="error" role="alert">${problem}</p>`}
        <form method="post">
          <input type="hidden" name="csrf" value="${token}" />
          <div class="field">
            <label for="card">Card number</label>
            <input
              id="card"
              name="card"
              inputmode="numeric"
              autocomplete="cc-number"
              required
              aria-describedby="cards"
            />
          </div>
          <button>Pay ${dollars(cents)}</button>
        </form>
        <p class="other"><a href="${backUrl}">Back</a></p>
        <section aria-labelledby="cards-title">
          <h2 id="cards-title">Cards for tests</h2>
          <ul class="cards" id="cards">
            ${new Html(
              TEST_CARDS.map(
                ({ number, says }) => html`<li><code>${number}</code> ${says}</li>`.text,
              ).join(''),
            )}
          </ul>
        </section>`,
    );
  }
}

const renewalOf = (regular: string, interval: Interval, next: string): string =>
  `It renews automatically every ${interval}, first on ${next}, at ${regular}, until you cancel.`;

const signInPart = (url: string): Html =>
  html`<p class="next">You need a free account. Then you will come back to this page.</p>
    <a class="button" href="${url}">Sign in or create an account</a>`;

const payPart = (
  { email, token }: { email: string; token: string },
  { plan, interval }: PlanChoice,
  regular: string,
): Html =>
  html`<form method="post" action="/gateway/subscriptions/pay">
    <input type="hidden" name="csrf" value="${token}" />
    <input type="hidden" name="plan" value="${plan}" />
    <input type="hidden" name="interval" value="${interval}" />
    <label class="agree"
      ><input type="checkbox" name="agree" value="yes" required /><span
        >I agree to pay ${regular} until I cancel, and to the
        <a href="/about/terms_and_conditions/#Cancellations">terms</a>.</span
      ></label
    >
    <button>Continue to payment</button>
    <p class="soft">The receipt goes to ${email}.</p>
  </form>`;
