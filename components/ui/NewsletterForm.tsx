import { useId } from 'react';

export interface NewsletterFormProps {
  newsletterId: string;
  /** What the button says. */
  action?: string;
}

/** Where the form posts to. */
const ACTION = '/gateway/newsletters/subscribe';

/** The form that signs a reader up for a newsletter: a plain form, which posts. */
export function NewsletterForm({ newsletterId, action = 'Sign up' }: NewsletterFormProps) {
  const id = useId();
  return (
    <form className="newsletter-form" method="post" action={ACTION}>
      <input type="hidden" name="newsletter" value={newsletterId} />
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
