import type { LiveCard } from '../../../../content/schemas/ans';
import type { Newsletter } from '../../../../properties/newsletters';
import { CardLinks } from './CardLinks';
import { CardText } from './CardText';
import { LiveTime } from './LiveTime';

interface PlainCardsProps {
  cards: readonly LiveCard[];
  subtype: string;
  newsletters: readonly Newsletter[];
  /** ms since 1970. */
  now: number;
}

/** Too few cards for a live blog (platform §5): the story's text, in the order in which it was written. */
export function PlainCards({ cards, subtype, newsletters, now }: PlainCardsProps) {
  return (
    <section className="live-blog live-blog--plain" aria-label="Story" data-story-text="">
      {cards.map((card) => (
        <div className="live-blog__part" id={card.anchor} key={card.anchor}>
          {card.header && <h2 className="live-card__title">{card.header}</h2>}
          <p className="live-card__meta">
            <LiveTime date={card.timestamp} now={now} className="timestamp live-card__time" />
          </p>
          <CardText
            anchor={card.anchor}
            elements={card.elements}
            subtype={subtype}
            newsletters={newsletters}
          />
          <CardLinks links={card.relatedLinks} />
        </div>
      ))}
    </section>
  );
}
