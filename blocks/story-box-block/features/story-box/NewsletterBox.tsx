import { NewsletterForm } from '../../../../components/ui/NewsletterForm';
import { Timestamp } from '../../../../components/ui/Timestamp';
import type { Newsletter } from '../../../../properties/newsletters';

interface NewsletterBoxProps {
  newsletter: Newsletter;
  /** ISO 8601: the day of the issue. */
  date: string;
}

/** The head of a newsletter's issue: its name, its day, and the form that brings the next one. */
export function NewsletterBox({ newsletter, date }: NewsletterBoxProps) {
  return (
    <aside className="story-box story-box--newsletter" aria-labelledby="newsletter-name">
      <p className="story-box__issue">
        <span>{newsletter.frequency}</span> <Timestamp date={date} prefix="Issue of" />
      </p>
      <p className="story-box__masthead" id="newsletter-name">
        {newsletter.title.replace("'", '’')}
      </p>
      <p className="story-box__about">{newsletter.description}</p>
      <NewsletterForm newsletter={newsletter} action="Get the next issue" source="newsroom" />
      <p className="story-box__note">
        By signing up, you agree to our <a href="/about/terms_and_conditions/">terms</a> and{' '}
        <a href="/privacy-policy/">privacy policy</a>. Leave whenever you like.
      </p>
    </aside>
  );
}
