import { Button } from '../../../../components/ui/Button';
import { Icon } from '../../../../components/ui/Icon';
import type { Story } from '../../../../content/schemas/ans';
import { calendarLink } from './calendarLink';
import { eventDay, eventEnd, eventHours } from '../../../../components/article/eventTimes';

interface EventBoxProps {
  story: Story;
  event: NonNullable<Story['event']>;
  /** Whole address of the story. */
  url: string;
  /** ms since 1970. */
  now: number;
}

/** A live event: when, where, tickets and the calendar. What is over says so and sells nothing. */
export function EventBox({ story, event, url, now }: EventBoxProps) {
  const isOver = eventEnd(event) < now;
  const { place, address } = event;
  const map = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(
    [place, address].filter(Boolean).join(', '),
  )}`;
  return (
    <aside className="story-box story-box--event" aria-label="Event details">
      <p className="story-box__kicker">{isOver ? 'This event is over' : 'Join us'}</p>
      <dl className="story-box__details">
        <div>
          <dt>When</dt>
          <dd>
            <time dateTime={event.start}>
              <strong>{eventDay(event)}</strong>
              <br />
              {eventHours(event)} ET
            </time>
          </dd>
        </div>
        {(place || address) && (
          <div>
            <dt>Where</dt>
            <dd>
              <strong>{place}</strong>
              {place && address && <br />}
              {address}
              <br />
              <a className="story-box__link" href={map} rel="nofollow">
                <Icon name="pin" size={16} /> Find it on a map
              </a>
            </dd>
          </div>
        )}
      </dl>
      {!isOver && (
        <div className="story-box__actions">
          {event.url && <Button href={event.url}>Get tickets</Button>}
          <a
            className="button button--secondary"
            href={calendarLink({
              start: event.start,
              end: event.end,
              place,
              address,
              id: story._id,
              title: story.headlines.basic,
              url,
            })}
            download="event.ics"
          >
            Add to calendar
          </a>
        </div>
      )}
    </aside>
  );
}
