import type { EditableProps } from 'fusion:content';
import classNames from 'classnames';
import { signInPath } from '../../../../components/reader/accountPaths';
import { SUBSCRIBE_PATHS } from '../../../../components/reader/subscribePaths';
import type { OfferedPlan } from '../../offer';
import { priceWords, yearSaving, type Interval } from './priceWords';

export interface SubscribePlansProps {
  title: string;
  description: string;
  /** Mark the texts in the editor’s canvas. */
  titleProps?: EditableProps;
  descriptionProps?: EditableProps;
  /** Plans that can be paid online; none: readers call or write. */
  plans: readonly OfferedPlan[];
  contact: { phone: string; email: string; hours: string };
}

/**
 * What readers can subscribe to, side by side. A plain form: how often one pays is a choice that styles answer to, and
 * each plan has a button that takes it on. Subscribers see the way to their own plan instead.
 */
export function SubscribePlans(props: SubscribePlansProps) {
  const { title, description, plans, contact } = props;
  return (
    <div className="subscribe-plans">
      <header className="subscribe-plans__head">
        <h1 className="subscribe-plans__title" {...props.titleProps}>
          {title}
        </h1>
        {description !== '' && (
          <p className="subscribe-plans__description" {...props.descriptionProps}>
            {description}
          </p>
        )}
      </header>
      <div className="subscribe-plans__own">
        <h1 className="subscribe-plans__title">You are a subscriber.</h1>
        <p>
          <a href={SUBSCRIBE_PATHS.subscription}>See or change your plan</a>
        </p>
      </div>
      {plans.length > 0 ? <PlanForm plans={plans} /> : <ByPhone {...contact} />}
      {plans.length > 0 && (
        <p className="subscribe-plans__help">
          Questions? Call <a href={`tel:+1${contact.phone.replace(/\D/g, '')}`}>{contact.phone}</a>,{' '}
          {contact.hours}, or write to <a href={`mailto:${contact.email}`}>{contact.email}</a>.
        </p>
      )}
    </div>
  );
}

function PlanForm({ plans }: { plans: readonly OfferedPlan[] }) {
  const saving = Math.max(...plans.map(yearSaving));
  return (
    <form className="subscribe-plans__form" method="post" action={SUBSCRIBE_PATHS.checkout}>
      <fieldset className="subscribe-plans__rhythm">
        <legend className="visually-hidden">How often you pay</legend>
        <label>
          <input type="radio" name="interval" value="month" defaultChecked />
          <span>Monthly</span>
        </label>
        <label>
          <input type="radio" name="interval" value="year" />
          <span>
            Yearly{saving > 0 && <em className="subscribe-plans__saving">Save up to {saving}%</em>}
          </span>
        </label>
      </fieldset>
      <ul className="subscribe-plans__plans">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </ul>
      <div className="subscribe-plans__terms">
        <p>
          Plans renew by themselves every month or year, at the price that stands there, until you
          cancel. Cancel online at any time, with one button in your account; you can read until the
          period that you paid for is over. First-month prices are for readers who never subscribed
          before. You see every amount again before you pay.
        </p>
        <p className="for-signed-out">
          Do you subscribe already? <a href={signInPath(SUBSCRIBE_PATHS.subscription)}>Sign in</a>
        </p>
      </div>
    </form>
  );
}

function PlanCard({ plan }: { plan: OfferedPlan }) {
  const { id, name, summary, features, isFeatured } = plan;
  return (
    <li className={classNames('subscribe-plans__plan', isFeatured && 'is-featured')}>
      <h2 className="subscribe-plans__name">{name}</h2>
      <p className="subscribe-plans__summary">{summary}</p>
      <Price plan={plan} interval="month" />
      <Price plan={plan} interval="year" />
      <button
        className={classNames('button', isFeatured ? 'button--primary' : 'button--secondary')}
        type="submit"
        name="plan"
        value={id}
      >
        Choose {name}
      </button>
      <ul className="subscribe-plans__features">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </li>
  );
}

function Price({ plan, interval }: { plan: OfferedPlan; interval: Interval }) {
  const { amount, per, after } = priceWords(plan, interval);
  return (
    <p className={`subscribe-plans__price subscribe-plans__price--${interval}`}>
      <strong>{amount}</strong> {per}
      <span className="subscribe-plans__then">{after}</span>
    </p>
  );
}

/** Where nothing is sold online there is nothing to press. */
function ByPhone({ phone, email, hours }: SubscribePlansProps['contact']) {
  return (
    <section className="subscribe-plans__phone" aria-labelledby="subscribe-plans-phone">
      <h2 id="subscribe-plans-phone">Subscribe by phone or email</h2>
      <p>Plans are not sold online at the moment. We are happy to start yours.</p>
      <p>
        <a className="subscribe-plans__call" href={`tel:+1${phone.replace(/\D/g, '')}`}>
          {phone}
        </a>
        <br />
        {hours}
        <br />
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </section>
  );
}
