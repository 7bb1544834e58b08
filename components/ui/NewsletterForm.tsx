import { useId } from 'react';
import { Spinner } from './Spinner';

/** What a form says of a newsletter to its script (platform §3). */
export interface OfferedNewsletter {
  id: string;
  title: string;
  /** Of the mailing list. */
  listName: string;
}

export interface NewsletterFormProps {
  newsletter: OfferedNewsletter;
  /** What the button says. */
  action?: string;
  /** Where the form stands, by the names of the campaign sources (platform §9). */
  source?: string;
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

/** What the button of a form shows while its script loads or sends. */
export const FormSpinner = () => <Spinner className="newsletter-form__spinner" />;

/**
 * The form that signs a reader up for a newsletter: a plain form, which posts. With its script
 * (`components/newsletter`) it stays on the page. Who is signed in sees it once it is known that they do not get
 * the newsletter yet.
 */
export function NewsletterForm({ newsletter, action = 'Sign up', source }: NewsletterFormProps) {
  const id = useId();
  return (
    <>
      <form className="newsletter-form" method="post" action={SIGN_UP} data-newsletter-form="">
        <Spinner className="newsletter-form__loading" thickness={5} />
        <input
          type="hidden"
          name="newsletter"
          value={newsletter.id}
          data-title={newsletter.title}
          data-list={newsletter.listName}
        />
        {source !== undefined && <input type="hidden" name="source" value={source} />}
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
          <span className="newsletter-form__label">{action}</span>
          <FormSpinner />
        </button>
      </form>
      <p className="newsletter-form__thanks" role="status" />
    </>
  );
}
