import { Fragment } from 'react';
import { StoryAd } from '../../../../components/ads/StoryAd';
import { Eyebrow } from '../../../../components/ui/Eyebrow';
import { Icon } from '../../../../components/ui/Icon';
import type { LiveCard, Story } from '../../../../content/schemas/ans';
import type { Newsletter } from '../../../../properties/newsletters';
import { KeyEvents } from './KeyEvents';
import { lastUpdated } from './lastUpdated';
import { LiveCardView, type CardContext } from './LiveCardView';
import { LiveTime } from './LiveTime';
import { orderCards } from './orderCards';

export interface LiveBlogViewProps {
  story: Story;
  cards: readonly LiveCard[];
  /** The card that the page's address names. */
  shared: LiveCard | null;
  newsletters: readonly Newsletter[];
  /** Timeline entries that the editor wants; 0 is "not set". */
  timelineCount: number;
  /** Of the site, without a slash at the end. */
  origin: string;
  /** Whether an ad stands between the cards (platform §5). */
  hasAd: boolean;
  /** ms since 1970. */
  now: number;
}

/** Cards before the ad. */
const AD_AFTER = 3;

/** A live blog from four cards on (platform §4, §5): its state, key events and cards. */
export function LiveBlogView(props: LiveBlogViewProps) {
  const { story, cards, shared, newsletters, timelineCount, origin, now } = props;
  const names = new Set(cards.map(({ liveBlogName }) => liveBlogName).filter(Boolean));
  const ordered = orderCards(cards);
  const context: CardContext = {
    subtype: story.subtype,
    newsletters,
    showsName: names.size > 1,
    origin,
    now,
  };
  return (
    <section className="live-blog" aria-label="Live updates" data-story-text="">
      <div className="live-blog__status">
        <Eyebrow
          text={story.ended ? 'As It Happened' : 'Live Updates'}
          tone={story.ended ? 'ended' : 'live'}
          className="live-blog__label"
        />
        {names.size === 1 && <span className="live-blog__name">{[...names][0]}</span>}
        <span className="live-blog__updated">
          Last updated <LiveTime date={lastUpdated(story)} now={now} />
        </span>
      </div>
      <KeyEvents cards={ordered} count={timelineCount} now={now} />
      <div className="live-blog__column">
        {shared && (
          <div className="live-blog__shared">
            {/* The browser goes here, with and without script, as if the address had a fragment. */}
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it is what the reader came for */}
            <p className="live-blog__shared-label" tabIndex={-1} autoFocus>
              Shared update
            </p>
            <LiveCardView card={shared} context={context} isShared />
            <a className="live-blog__all" href={story.canonical_url}>
              See the whole live blog <Icon name="arrow-right" size={16} />
            </a>
          </div>
        )}
        <div className="live-blog__news" data-keep="">
          <p className="visually-hidden" role="status" data-live-status="" />
          <button className="live-blog__button" type="button" data-live-button="" hidden>
            <Icon name="chevron-down" size={16} />
            <span data-live-count="" />
          </button>
        </div>
        <div className="live-blog__cards" data-live-cards="">
          {ordered
            .filter(({ anchor }) => anchor !== shared?.anchor)
            .map((card, index) => (
              <Fragment key={card.anchor}>
                {props.hasAd && index === AD_AFTER && (
                  <StoryAd slotName="article_anchor" index={0} story={story} />
                )}
                <LiveCardView card={card} context={context} />
              </Fragment>
            ))}
        </div>
      </div>
    </section>
  );
}
