import type { CallToAction } from '../../content/schemas/readCallToAction';
import { readableInk } from './readableInk';

export interface CallToActionCardProps {
  callToAction: CallToAction;
  /** Where the card leads. */
  url: string;
  level?: 2 | 3 | 4;
}

/** A card that asks for something, on a color of its own. */
export function CallToActionCard({ callToAction, url, level = 3 }: CallToActionCardProps) {
  const Heading = `h${level}` as const;
  const { bgColor, header, description } = callToAction;
  const ink = readableInk(bgColor);
  const colors: Record<string, string> =
    ink === null ? {} : { '--cta-background': bgColor, '--cta-ink': ink };
  return (
    <article
      className="card card--call-to-action card--size-big"
      style={colors}
      data-card-type="call-to-action"
    >
      <div className="card__text">
        <Heading className="card__headline">
          <a className="card__link" href={url} data-link-type="call-to-action">
            {header}
          </a>
        </Heading>
        {description !== '' && <p className="card__blurb">{description}</p>}
      </div>
    </article>
  );
}
