import type { EditableProps } from 'fusion:content';
import { eventHours } from '../../../../components/article/eventTimes';
import { Picture } from '../../../../components/ui/Picture';
import { SectionHeading } from '../../../../components/ui/SectionHeading';
import type { Listing } from '../../listing';
import type { Calendar } from './calendarOf';

export interface HubListingsProps {
  heading: string;
  headingProps?: EditableProps;
  calendar: Calendar;
}

/** px. */
const WIDTHS = [480, 320, 160] as const;

/** Days with what is on, and the venues to choose one of. It works by addresses alone. */
export function HubListings({ heading, headingProps, calendar }: HubListingsProps) {
  const { days, venues, venue, allUrl } = calendar;
  return (
    <section className="listings" aria-labelledby="calendar">
      <SectionHeading text={heading} id="calendar" textProps={headingProps} />
      {venues.length > 1 && (
        <nav className="listings__venues" aria-label="Venues">
          <ul>
            <li>
              <a href={`${allUrl}#calendar`} aria-current={venue ? undefined : 'true'}>
                All venues
              </a>
            </li>
            {venues.map(({ name, slug, url, count }) => (
              <li key={slug}>
                <a href={url} aria-current={venue?.slug === slug ? 'true' : undefined}>
                  {name} <span className="listings__count">{count}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {days.length === 0 && <p className="front__empty">There is nothing in the calendar yet.</p>}
      {days.map(({ name, listings }) => (
        <section key={name} className="listings__day" aria-label={name}>
          <h3 className="listings__date">{name}</h3>
          <ul className="listings__list">
            {listings.map((listing) => (
              <Entry key={listing.url} listing={listing} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function Entry({ listing }: { listing: Listing }) {
  const { title, url, kind, description, place, address, image } = listing;
  return (
    <li className="listing">
      <p className="listing__when">
        <time dateTime={listing.start}>{eventHours(listing)}</time>
      </p>
      <div className="listing__words">
        {kind !== '' && <p className="listing__kind">{kind}</p>}
        <h4 className="listing__title">
          <a href={url}>{title}</a>
        </h4>
        {description !== '' && <p className="listing__summary">{description}</p>}
        <p className="listing__where">
          <strong>{place}</strong>
          {place && address && ', '}
          {address}
        </p>
      </div>
      {image && (
        <Picture
          image={image}
          ratio="3x2"
          widths={WIDTHS}
          sizes="(min-width: 600px) 160px, 25vw"
          alt=""
          className="listing__picture"
        />
      )}
    </li>
  );
}
