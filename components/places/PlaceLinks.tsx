import type { ReactNode } from 'react';
import type { Restaurant } from '../../content/schemas/ans';
import { getMapUrl } from '../../utils/links/getMapUrl';
import { getSocialUrl } from '../../utils/links/getSocialUrl';
import { getTelUrl } from '../../utils/links/getTelUrl';
import { getReservationLabel } from '../../utils/story/getReservationLabel';
import { getProfileName } from './getProfileName';

interface PlaceLinksProps {
  restaurant: Restaurant;
  /** The link to book stands elsewhere. */
  isBookedElsewhere?: boolean;
}

/** How to find, call and book a place, a row each (widgets §2); null where nothing of it is known. */
export function PlaceLinks({ restaurant, isBookedElsewhere = false }: PlaceLinksProps) {
  const { address, phone, websiteUrl, instagram, reservationLink } = restaurant;
  const reservation = getReservationLabel(restaurant);
  const mapUrl = getMapUrl(address);
  const telUrl = getTelUrl(phone);
  const profile = getSocialUrl('instagram', instagram);
  const showsReservation = reservation && !(reservationLink && isBookedElsewhere);
  if (!mapUrl && !telUrl && !websiteUrl && !profile && !showsReservation) return null;
  return (
    <dl className="place-links">
      {mapUrl && (
        <Row term="Address">
          <span>{address}</span>
          <Outside href={mapUrl}>Open in Maps</Outside>
        </Row>
      )}
      {telUrl && (
        <Row term="Phone">
          <a href={telUrl}>{phone}</a>
        </Row>
      )}
      {websiteUrl && (
        <Row term="Website">
          <Outside href={websiteUrl}>{hostOf(websiteUrl)}</Outside>
        </Row>
      )}
      {profile && (
        <Row term="Instagram">
          <Outside href={profile}>{getProfileName(profile)}</Outside>
        </Row>
      )}
      {showsReservation && (
        <Row term="Tables">
          {reservationLink ? <Outside href={reservationLink}>{reservation}</Outside> : reservation}
        </Row>
      )}
    </dl>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="place-links__row">
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Outside({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} rel="nofollow">
      {children}
    </a>
  );
}

const hostOf = (url: string): string => new URL(url, 'https://x').host.replace(/^www\./, '');
