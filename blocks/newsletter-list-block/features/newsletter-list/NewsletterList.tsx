import type { EditableProps } from 'fusion:content';
import type { Newsletter } from '../../../../properties/newsletters';
import { Button } from '../../../../components/ui/Button';
import { MachineTrap, SIGN_UP } from '../../../../components/ui/NewsletterForm';

export interface NewsletterListProps {
  title: string;
  description: string;
  /** Mark the texts in the editor’s canvas. */
  titleProps?: EditableProps;
  descriptionProps?: EditableProps;
  newsletters: readonly Newsletter[];
}

/** Every newsletter to choose from, and one address for all: a plain form. */
export function NewsletterList(props: NewsletterListProps) {
  const { title, description, newsletters } = props;
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
      </header>
      <form id="emailpreferences" className="newsletter-list__form" method="post" action={SIGN_UP}>
        <MachineTrap />
        <fieldset>
          <legend className="visually-hidden">Choose your newsletters</legend>
          <ul className="newsletter-list__items">
            {newsletters.map((newsletter) => (
              <li key={newsletter.id}>
                <label className="newsletter-list__item">
                  <span className="newsletter-list__name">{newsletter.title}</span>
                  <span className="newsletter-list__text">{newsletter.description}</span>
                  <span className="newsletter-list__frequency">{newsletter.frequency}</span>
                  <input
                    className="newsletter-list__box"
                    type="checkbox"
                    name="newsletter"
                    value={newsletter.id}
                  />
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
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
          <Button type="submit">Sign up</Button>
          <p className="newsletter-list__note">
            By signing up you agree to our <a href="/about/terms_and_conditions/">terms</a> and{' '}
            <a href="/privacy-policy/">privacy policy</a>. Leave whenever you like.
          </p>
        </div>
      </form>
    </div>
  );
}
