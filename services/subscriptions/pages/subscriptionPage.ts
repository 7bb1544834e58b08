import { html, Html } from '../../../plain-pages/html';
import { apDate } from '../../dates/apDate';
import type { Contact } from '../options';
import type { ChangePreview } from '../payments/PaymentProvider';
import { INTERVALS, isSameChoice, planOf, type Plan, type PlanChoice } from '../Plan';
import { dollars, priceOf, titleOf } from '../rules/money';
import type { SubscriptionState } from '../rules/stateOf';

/** Where the page is, and what its forms are sent to. */
const PATH = '/account/subscription/';

/** What the page of a subscription shows. */
export interface SubscriptionView {
  plans: readonly Plan[];
  /** Null: there is none of ours. */
  state: SubscriptionState | null;
  /** What was paid for it, the newest first: moments in ms since 1970, US cents. */
  payments: readonly { at: number; cents: number }[];
  /** Whether a subscription is in force that was not bought here. */
  isSubscribedElsewhere: boolean;
  /** Whether plans are sold here. */
  isOpen: boolean;
  /** Whether the provider has a place for cards and receipts. */
  hasPortal: boolean;
  contact: Contact;
  plansPath: string;
  timeZone: string;
  /** What its forms carry. */
  token: string;
}

/** What a reader pays for, and all that can be done about it; complete without script. */
export function subscriptionPage(view: SubscriptionView): Html {
  const { state, contact } = view;
  if (state?.paid && state.status !== 'ended')
    return html`${planPart(view, state, state.paid)} ${changePart(view, state, state.paid.choice)}
    ${endPart(view, state, state.paid)} ${paymentsPart(view)} ${helpPart(contact)}`;
  if (view.isSubscribedElsewhere)
    return html`<section>
        <h2>Your subscription</h2>
        <p>You subscribe, but not through this site. Our customer service looks after your plan.</p>
      </section>
      ${helpPart(contact)}`;
  return html`<section>
      <h2>You have no subscription</h2>
      ${
        state?.paid
          ? html`<p>Yours ended on ${apDate(state.paid.accessUntil, view.timeZone)}.</p>`
          : html`<p>With one, you can read every story and help pay for the reporting.</p>`
      }
      <p class="actions"><a class="button" href="${view.plansPath}">See the plans</a></p>
    </section>
    ${helpPart(contact)}`;
}

type Paid = NonNullable<SubscriptionState['paid']>;

function planPart(view: SubscriptionView, state: SubscriptionState, paid: Paid): Html {
  const { plans, timeZone, token, hasPortal } = view;
  const plan = planOf(plans, paid.choice.plan);
  const { interval } = paid.choice;
  const next = state.renews
    ? `${dollars(plan.prices[interval].cents)} on ${apDate(paid.until, timeZone)}`
    : 'None: you canceled';
  return html`<section aria-labelledby="plan">
    <h2 id="plan">${plan.name}</h2>
    <p>${plan.summary}</p>
    ${state.failed && state.status === 'past-due' ? failedPart(state.failed, paid, timeZone) : null}
    <dl class="facts">
      <dt>Status</dt>
      <dd>${statusWords(state, paid, timeZone)}</dd>
      <dt>Price</dt>
      <dd>${priceOf(plan.prices[interval].cents, interval)}</dd>
      <dt>Next payment</dt>
      <dd>${next}</dd>
      <dt>Subscriber since</dt>
      <dd>${apDate(paid.since, timeZone)}</dd>
    </dl>
    ${
      state.renews && !hasPortal
        ? null
        : html`<div class="actions">
            ${state.renews ? null : actionForm(token, 'resume', 'Resume subscription', '')}
            ${hasPortal ? actionForm(token, 'portal', 'Card and receipts', 'quiet') : null}
          </div>`
    }
  </section>`;
}

function statusWords(state: SubscriptionState, paid: Paid, timeZone: string): string {
  if (state.status === 'past-due') return 'Payment failed';
  return state.renews ? 'Active' : `Canceled, ends ${apDate(paid.until, timeZone)}`;
}

const failedPart = (
  failed: NonNullable<SubscriptionState['failed']>,
  paid: Paid,
  timeZone: string,
): Html =>
  html`<p class="error">
    Your payment of ${dollars(failed.cents)} did not go through. You can read until
    ${apDate(paid.accessUntil, timeZone)}.
    ${
      failed.retriesAt === null
        ? 'Change your card to keep your subscription.'
        : `We will try again on ${apDate(failed.retriesAt, timeZone)}.`
    }
  </p>`;

function changePart(view: SubscriptionView, state: SubscriptionState, current: PlanChoice): Html {
  if (!view.isOpen || state.status !== 'active') return html``;
  const others = view.plans
    .flatMap((plan) => INTERVALS.map((interval) => ({ plan, interval })))
    .filter(({ plan, interval }) => !isSameChoice({ plan: plan.id, interval }, current));
  return html`<section aria-labelledby="change">
    <h2 id="change">Change your plan</h2>
    <p>You will see what it costs before anything changes.</p>
    <ul class="rows">
      ${new Html(
        others
          .map(({ plan, interval }) => {
            const price = priceOf(plan.prices[interval].cents, interval);
            const query = new URLSearchParams({ plan: plan.id, interval }).toString();
            return html`<li>
              <div>
                <b>${plan.name}</b>
                <p class="soft">${price}</p>
              </div>
              <a
                class="button quiet"
                href="${PATH}change/?${query}"
                aria-label="Change to ${plan.name}, ${price}"
                >Change</a
              >
            </li>`.text;
          })
          .join(''),
      )}
    </ul>
  </section>`;
}

/** As few steps as subscribing takes. */
function endPart(
  { timeZone, token }: SubscriptionView,
  state: SubscriptionState,
  paid: Paid,
): Html {
  if (!state.renews) return html``;
  return html`<section aria-labelledby="end">
    <h2 id="end">Cancel</h2>
    <p>
      You can read until ${apDate(paid.until, timeZone)} and will not be charged again. Until then,
      you can resume it.
    </p>
    <div class="actions">${actionForm(token, 'cancel', 'Cancel subscription', 'quiet')}</div>
  </section>`;
}

/** What was paid, the newest first. */
const paymentsPart = ({ payments, timeZone }: SubscriptionView): Html =>
  payments.length === 0
    ? html``
    : html`<section aria-labelledby="payments">
        <h2 id="payments">Payments</h2>
        <ul class="rows">
          ${new Html(
            payments
              .map(
                ({ at, cents }) =>
                  html`<li>
                    <span>${apDate(at, timeZone)}</span>
                    <b>${cents >= 0 ? dollars(cents) : `${dollars(-cents)} credit`}</b>
                  </li>`.text,
              )
              .join(''),
          )}
        </ul>
      </section>`;

const helpPart = ({ phone, email, hours }: Contact): Html =>
  html`<section aria-labelledby="help">
    <h2 id="help">Questions</h2>
    <p>
      <a href="tel:+1${phone.replace(/\D/g, '')}">${phone}</a>, ${hours}, or
      <a href="mailto:${email}">${email}</a>.
    </p>
  </section>`;

/** What a change costs, before it is made. */
export function changePage({
  plan,
  choice,
  current,
  preview,
  timeZone,
  token,
}: {
  plan: Plan;
  choice: PlanChoice;
  current: { plan: Plan; choice: PlanChoice };
  preview: ChangePreview;
  timeZone: string;
  token: string;
}): Html {
  const { cents, renewsAt } = preview;
  const regular = priceOf(plan.prices[choice.interval].cents, choice.interval);
  const renewal = apDate(renewsAt, timeZone);
  return html`<section aria-labelledby="to">
    <h2 id="to">Change to ${plan.name}</h2>
    <p>${plan.summary}</p>
    <dl class="facts">
      <dt>Now</dt>
      <dd>${titleOf(current.plan, current.choice)}</dd>
      <dt>New</dt>
      <dd>${titleOf(plan, choice)}</dd>
      <dt>Today</dt>
      <dd>${cents >= 0 ? dollars(cents) : `${dollars(-cents)} credit`}</dd>
      <dt>From ${renewal}</dt>
      <dd>${regular}</dd>
    </dl>
    <p>
      You get credit for what is left of your old plan.
      ${cents < 0 ? 'The credit is taken off your next payment.' : ''} It renews automatically every
      ${choice.interval}, first on ${renewal}, at ${regular}, until you cancel.
    </p>
    <form class="actions" method="post" action="${PATH}">
      <input type="hidden" name="csrf" value="${token}" />
      <input type="hidden" name="plan" value="${choice.plan}" />
      <input type="hidden" name="interval" value="${choice.interval}" />
      <input type="hidden" name="seen" value="${cents}" />
      <button name="action" value="change">
        ${cents > 0 ? `Pay ${dollars(cents)} and change` : 'Change plan'}
      </button>
      <a class="button quiet" href="${PATH}">Keep your plan</a>
    </form>
  </section>`;
}

const actionForm = (token: string, action: string, label: string, look: string): Html =>
  html`<form method="post" action="${PATH}">
    <input type="hidden" name="csrf" value="${token}" />
    <button class="${look}" name="action" value="${action}">${label}</button>
  </form>`;
