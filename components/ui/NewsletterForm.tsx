import { useId } from 'react';

export interface NewsletterFormProps {
  newsletterId: string;
  /** What the button says. */
  action?: string;
}

/** Where forms that sign up for newsletters post to. */
export const SIGN_UP = '/gateway/newsletters/subscribe';

/** A field that no reader meets: what fills it in is a machine, and signs up for nothing. */
export function MachineTrap() {
  return (
    <span className="visually-hidden" inert>
      <input type="text" name="homepage" aria-label="Leave this empty" autoComplete="off" />
    </span>
  );
}

/** The form that signs a reader up for a newsletter: a plain form, which posts. */
export function NewsletterForm({ newsletterId, action = 'Sign up' }: NewsletterFormProps) {
  const id = useId();
  return (
    <form className="newsletter-form" method="post" action={SIGN_UP}>
      <input type="hidden" name="newsletter" value={newsletterId} />
      <MachineTrap />
      <label className="visually-hidden" htmlFor={`${id}-email`}>
        Email address
      </label>
      <input
        className="newsletter-form__email"
        id={`${id}-email`}
        type="email"
        name="email"
        placeholder="Email Address"
        autoComplete="email"
        required
      />
      <button className="newsletter-form__submit" type="submit">
        {action}
      </button>
    </form>
  );
}
