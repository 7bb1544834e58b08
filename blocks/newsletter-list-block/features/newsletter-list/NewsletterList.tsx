import type { EditableProps } from 'fusion:content';
import type { Newsletter } from '../../../../properties/newsletters';
import { FormSpinner, MachineTrap, SIGN_UP } from '../../../../components/ui/NewsletterForm';
import { Spinner } from '../../../../components/ui/Spinner';

export interface NewsletterListProps {
  title: string;
  description: string;
  /** Mark the texts in the editor’s canvas. */
  titleProps?: EditableProps;
  descriptionProps?: EditableProps;
  newsletters: readonly Newsletter[];
  /** What else may come by mail (platform §9). */
  consents: readonly Consent[];
  /** Address of a file of the resources. */
  resource: (file: string) => string;
}

interface Consent {
  name: string;
  title: string;
  description: string;
}

/**
 * Every newsletter to choose from, and one address for all: a plain form. For who is signed in it becomes the
 * preference centre, whose switches save by themselves (platform §2, §4).
 */
export function NewsletterList(props: NewsletterListProps) {
  const { title, description, newsletters, consents, resource } = props;
  const groups = [...new Set(newsletters.map(({ groupBy }) => groupBy))];
  return (
    <div className="newsletter-list">
      <header className="newsletter-list__head">
        <h1 className="newsletter-list__title" {...props.titleProps}>
          {title}
        </h1>
        {description !== '' && (
          <p className="newsletter-list__description" {...props.descriptionProps}>
            {description}
          </p>
        )}
        <p className="newsletter-list__own for-signed-in">
          Your changes are saved right away for <strong />
        </p>
      </header>
      <form
        className="newsletter-list__form"
        method="post"
        action={SIGN_UP}
        data-newsletter-form=""
        data-newsletter-preferences=""
      >
        <Spinner className="newsletter-form__loading" thickness={5} />
        <MachineTrap />
        {groups.map((group) => (
          <fieldset key={group} className="newsletter-list__group">
            <legend className="newsletter-list__legend">{group}</legend>
            <ul className="newsletter-list__items">
              {newsletters
                .filter(({ groupBy }) => groupBy === group)
                .map((newsletter) => (
                  <NewsletterItem
                    key={newsletter.id}
                    newsletter={newsletter}
                    img={resource(newsletter.img)}
                  />
                ))}
            </ul>
          </fieldset>
        ))}
        <fieldset className="newsletter-list__group">
          <legend className="newsletter-list__legend">Also by email</legend>
          <ul className="newsletter-list__items">
            {consents.map((consent) => (
              <ConsentItem key={consent.name} consent={consent} />
            ))}
          </ul>
        </fieldset>
        <SendRow />
      </form>
      <p className="newsletter-form__thanks newsletter-list__thanks" role="status" />
      <p className="newsletter-list__account">
        Already get some of these?{' '}
        <a href="/account/newsletters/">Choose your newsletters in your account</a>.
      </p>
    </div>
  );
}

function NewsletterItem({ newsletter, img }: { newsletter: Newsletter; img: string }) {
  return (
    <li>
      <label className="newsletter-list__item">
        <img
          className="newsletter-list__picture"
          src={img}
          alt=""
          width={360}
          height={240}
          loading="lazy"
        />
        <span className="newsletter-list__name">{newsletter.title}</span>{' '}
        <span className="newsletter-list__text">{newsletter.description}</span>{' '}
        <span className="newsletter-list__frequency">{newsletter.frequency}</span>
        <Spinner className="newsletter-list__saving" thickness={3} />
        <input
          className="newsletter-list__box"
          type="checkbox"
          name="newsletter"
          value={newsletter.id}
          data-title={newsletter.title}
          data-list={newsletter.listName}
          data-preference={newsletter.preferenceId}
        />
      </label>
    </li>
  );
}

function ConsentItem({ consent }: { consent: Consent }) {
  return (
    <li>
      <label className="newsletter-list__item newsletter-list__item--plain">
        <span className="newsletter-list__name">{consent.title}</span>{' '}
        <span className="newsletter-list__text">{consent.description}</span>
        <Spinner className="newsletter-list__saving" thickness={3} />
        <input
          className="newsletter-list__box"
          type="checkbox"
          name="consent"
          value={consent.name}
          data-preference={consent.name}
        />
      </label>
    </li>
  );
}

/** Where who is not signed in says which address it is for. */
function SendRow() {
  return (
    <div className="newsletter-list__send">
      <div className="newsletter-list__address">
        <label htmlFor="newsletter-list-email">Email address</label>
        <input
          id="newsletter-list-email"
          type="email"
          name="email"
          placeholder="Email Address"
          autoComplete="email"
          required
        />
      </div>
      <div className="newsletter-list__zip">
        <label htmlFor="newsletter-list-zip">ZIP code (optional)</label>
        <input
          id="newsletter-list-zip"
          type="text"
          name="zip"
          inputMode="numeric"
          autoComplete="postal-code"
          pattern="[0-9]{5}(-[0-9]{4})?"
          title="Five digits, such as 19103"
        />
      </div>
      <button className="button button--primary newsletter-list__submit" type="submit">
        <span className="newsletter-form__label">Sign up</span>
        <FormSpinner />
      </button>
      <p className="newsletter-list__note">
        By signing up, you agree to our <a href="/about/terms_and_conditions/">terms</a> and{' '}
        <a href="/privacy-policy/">privacy policy</a>. Unsubscribe anytime. We do not keep your ZIP
        code, only which part of the region it is in.
      </p>
    </div>
  );
}
