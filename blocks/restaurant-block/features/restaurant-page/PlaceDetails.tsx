import type { GuideMap } from '../../../../components/places/mapShapes';
import { PlaceLinks } from '../../../../components/places/PlaceLinks';
import { PlaceMap } from '../../../../components/places/PlaceMap';
import { Button } from '../../../../components/ui/Button';
import type { Restaurant } from '../../../../content/schemas/ans';
import { getReservationLabel } from '../../../../utils/story/getReservationLabel';

interface PlaceDetailsProps {
  restaurant: Restaurant;
  map: GuideMap;
}

/** The panel of a place: booking first, where it is, how to reach it. Null where nothing is known. */
export function PlaceDetails({ restaurant, map }: PlaceDetailsProps) {
  const { placeId, name, address, phone, websiteUrl, instagram, reservationLink, geo } = restaurant;
  const reservation = getReservationLabel(restaurant);
  if (![address, phone, websiteUrl, instagram, reservation, geo].some(Boolean)) return null;
  return (
    <aside className="restaurant__details" aria-label={`How to visit ${name}`}>
      {reservation && reservationLink && (
        <Button href={reservationLink} className="restaurant__reserve">
          {reservation}
        </Button>
      )}
      {geo && <PlaceMap map={map} pins={[{ id: placeId, name, geo, label: '' }]} />}
      <PlaceLinks restaurant={restaurant} isBookedElsewhere />
    </aside>
  );
}
