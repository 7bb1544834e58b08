import { Timestamp } from '../../../../components/ui/Timestamp';
import type { LiveCard, Story } from '../../../../content/schemas/ans';
import type { Newsletter } from '../../../../properties/newsletters';
import { Elements } from './Elements';

interface LiveCardsProps {
  story: Pick<Story, 'subtype'>;
  cards: readonly LiveCard[];
  newsletters: readonly Newsletter[];
}

/** The cards of a live blog as the newsroom ordered them, what is pinned first (platform §3, §4). */
export function LiveCards({ story, cards, newsletters }: LiveCardsProps) {
  const ordered = [
    ...cards.filter(({ pinned }) => pinned),
    ...cards.filter(({ pinned }) => !pinned),
  ];
  return ordered.map((card) => (
    <article
      className="live-card"
      id={card.anchor}
      key={card.anchor}
      aria-labelledby={`${card.anchor}-title`}
    >
      <p className="live-card__meta">
        {card.pinned && <span className="live-card__pinned">Pinned</span>}
        <Timestamp date={card.timestamp} format="dateTime" />
      </p>
      <h2 className="live-card__header" id={`${card.anchor}-title`}>
        <a href={card.url}>{card.header}</a>
      </h2>
      <Elements elements={card.elements} subtype={story.subtype} newsletters={newsletters} />
      {card.relatedLinks.length > 0 && (
        <ul className="live-card__links">
          {card.relatedLinks.map(({ title, link }) => (
            <li key={link}>
              <a href={link}>{title}</a>
            </li>
          ))}
        </ul>
      )}
    </article>
  ));
}
