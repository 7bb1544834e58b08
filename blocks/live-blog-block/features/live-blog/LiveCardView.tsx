import classNames from 'classnames';
import { ShareMenu } from '../../../../components/sharing/ShareMenu';
import { Icon } from '../../../../components/ui/Icon';
import type { LiveCard } from '../../../../content/schemas/ans';
import type { Newsletter } from '../../../../properties/newsletters';
import { formatLiveBlogDate } from '../../../../utils/dates/formatLiveBlogDate';
import { hashText } from '../../../../utils/text/hashText';
import { CardLinks } from './CardLinks';
import { CardText } from './CardText';
import { LiveTime } from './LiveTime';

/** What all cards of a page have in common. */
export interface CardContext {
  /** Of the story. */
  subtype: string;
  newsletters: readonly Newsletter[];
  /** Where cards of several live blogs stand together. */
  showsName: boolean;
  /** Of the site, without a slash at the end. */
  origin: string;
  /** ms since 1970. */
  now: number;
}

export interface LiveCardViewProps {
  card: LiveCard;
  context: CardContext;
  /** The page's address names this card. */
  isShared?: boolean;
}

/** One post of a live blog (platform §3): time, header, text, related links, and how to share it. */
export function LiveCardView({ card, context, isShared = false }: LiveCardViewProps) {
  const { subtype, newsletters, showsName, origin, now } = context;
  const { anchor, header, pinned, timestamp } = card;
  const when = formatLiveBlogDate(timestamp, now);
  const title = header || `Update ${when}`.trim();
  const version = hashText(JSON.stringify([card, showsName, isShared, when]));
  return (
    <article
      className={classNames(
        'live-card',
        pinned && 'live-card--pinned',
        isShared && 'live-card--shared',
      )}
      id={anchor}
      aria-labelledby={header ? `${anchor}-title` : undefined}
      aria-label={header ? undefined : title}
      data-version={version}
    >
      <div className="live-card__head">
        <p className="live-card__meta">
          {pinned && (
            <span className="live-card__pinned">
              <Icon name="pin" size={13} />
              Pinned
            </span>
          )}
          <LiveTime date={timestamp} now={now} className="timestamp live-card__time" />
          <span className="live-card__elapsed" data-elapsed={timestamp} />
        </p>
        <div className="live-card__share" data-keep="">
          <ShareMenu url={`${origin}${card.url}`} title={title} />
        </div>
      </div>
      {showsName && card.liveBlogName && <p className="live-card__name">{card.liveBlogName}</p>}
      {header && (
        <h2 className="live-card__title" id={`${anchor}-title`}>
          <a href={card.url}>{header}</a>
        </h2>
      )}
      <CardText
        anchor={anchor}
        elements={card.elements}
        subtype={subtype}
        newsletters={newsletters}
      />
      <CardLinks links={card.relatedLinks} />
    </article>
  );
}
