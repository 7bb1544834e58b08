import { useId } from 'react';
import type { Newsletter } from '../../../properties/newsletters';
import { NewsletterForm } from '../../ui/NewsletterForm';

interface InlineNewsletterProps {
  newsletterId: string;
  newsletters: readonly Newsletter[];
}

/** A newsletter's signup within the text: a plain form (widgets §4). Null for one that the catalogue lacks. */
export function InlineNewsletter({ newsletterId, newsletters }: InlineNewsletterProps) {
  const id = useId();
  const newsletter = newsletters.find(
    (candidate) => candidate.id.toLowerCase() === newsletterId.toLowerCase(),
  );
  if (!newsletter) return null;
  return (
    <aside className="inline-newsletter" data-newsletter-box="" aria-labelledby={`${id}-title`}>
      <p className="inline-newsletter__kicker">Newsletter · {newsletter.frequency}</p>
      <p className="inline-newsletter__title" id={`${id}-title`}>
        {newsletter.title}
      </p>
      <p className="inline-newsletter__text">{newsletter.description}</p>
      <NewsletterForm newsletter={newsletter} source="newsroom" />
      <p className="inline-newsletter__note">
        By signing up, you agree to our <a href="/about/terms_and_conditions/">terms</a> and{' '}
        <a href="/privacy-policy/">privacy policy</a>. Leave whenever you like.
      </p>
    </aside>
  );
}
