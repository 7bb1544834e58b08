import type { ReactNode } from 'react';
import { PlaceMap } from '../../../../components/places/PlaceMap';
import type { GuideMap } from '../../../../components/places/mapShapes';
import { Button } from '../../../../components/ui/Button';
import type { Restaurant } from '../../../../content/schemas/ans';
import { getMapUrl } from '../../../../utils/links/getMapUrl';
import { getSocialUrl } from '../../../../utils/links/getSocialUrl';
import { getTelUrl } from '../../../../utils/links/getTelUrl';
import { getReservationLabel } from '../../../../utils/story/getReservationLabel';
import { getProfileName } from './getProfileName';

interface PlaceDetailsProps {
  restaurant: Restaurant;
  map: GuideMap;
}

/** How to find, call and book a place (widgets §2); null where nothing of it is known. */
export function PlaceDetails({ restaurant, map }: PlaceDetailsProps) {
  const { name, address, phone, websiteUrl, instagram, reservationLink, geo } = restaurant;
  const reservation = getReservationLabel(restaurant);
  const mapUrl = getMapUrl(address);
  const telUrl = getTelUrl(phone);
  const profile = getSocialUrl('instagram', instagram);
  if (!address && !telUrl && !websiteUrl && !profile && !reservation) return null;
  return (
    <aside className="restaurant__details" aria-label={`How to visit ${name}`}>
      {reservation && reservationLink && (
        <Button href={reservationLink} className="restaurant__reserve">
          {reservation}
        </Button>
      )}
      {geo && <PlaceMap map={map} pins={[{ id: restaurant.placeId, name, geo, label: '' }]} />}
      <dl className="restaurant__list">
        {mapUrl && (
          <Row term="Address">
            <span className="restaurant__address">{address}</span>
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
        {reservation && !reservationLink && <Row term="Reservations">{reservation}</Row>}
      </dl>
    </aside>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="restaurant__row">
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
