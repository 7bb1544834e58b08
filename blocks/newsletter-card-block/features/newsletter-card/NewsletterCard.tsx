import type { EditableProps } from 'fusion:content';
import { useId } from 'react';
import { NewsletterForm, type OfferedNewsletter } from '../../../../components/ui/NewsletterForm';

export interface NewsletterCardProps {
  header: string;
  description: string;
  /** Mark the texts in the editor’s canvas. */
  headerProps?: EditableProps;
  descriptionProps?: EditableProps;
  newsletter: OfferedNewsletter;
  /** When it comes: "Every weekday morning"; empty where nobody knows. */
  frequency: string;
}

/** A newsletter and the form that signs up for it, which posts without script. */
export function NewsletterCard(props: NewsletterCardProps) {
  const { header, description, newsletter, frequency } = props;
  const id = useId();
  return (
    <section className="newsletter-card" data-newsletter-box="" aria-labelledby={id}>
      {frequency !== '' && <p className="newsletter-card__kicker">Newsletter · {frequency}</p>}
      <h2 className="newsletter-card__header" id={id} {...props.headerProps}>
        {header}
      </h2>
      {description !== '' && (
        <p className="newsletter-card__description" {...props.descriptionProps}>
          {description}
        </p>
      )}
      <NewsletterForm newsletter={newsletter} />
    </section>
  );
}
