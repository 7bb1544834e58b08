import type { RestaurantCard } from '../../content/schemas/ans';
import { getReservationLabel } from '../../utils/story/getReservationLabel';
import { Picture } from '../ui/Picture';
import { PlaceFacts } from './PlaceFacts';

export interface PlaceRowProps {
  place: RestaurantCard;
  /** Its number in the list, and on the map. */
  number: number;
  level: 2 | 3;
  /** Set large, for a list whose order is its point. */
  isRanked?: boolean;
}

const WIDTHS = [640, 480, 320] as const;

/** A place in a list: number, picture, name, where and what, a sentence, how to book. */
export function PlaceRow({ place, number, level, isRanked = false }: PlaceRowProps) {
  const Heading = `h${level}` as const;
  const reservation = getReservationLabel(place);
  return (
    <li
      className={isRanked ? 'place-row place-row--ranked' : 'place-row'}
      data-latitude={place.geo?.latitude}
      data-longitude={place.geo?.longitude}
    >
      <span className="place-row__number" aria-hidden="true">
        {number}
      </span>
      <div className="place-row__text">
        <Heading className="place-row__name">
          <a href={place.canonical_url}>
            {isRanked && <span className="visually-hidden">{number}. </span>}
            {place.name}
          </a>
        </Heading>
        <PlaceFacts region={place.region} cuisines={place.cuisines} prices={place.prices} />
        {place.isFeatured && !isRanked && <p className="place-row__featured">On The 76</p>}
        <p className="place-row__distance" hidden />
        {place.blurb && <p className="place-row__blurb">{place.blurb}</p>}
        {place.reservationLink && reservation && (
          <p className="place-row__reserve">
            <a href={place.reservationLink} rel="nofollow">
              {reservation}
              <span className="visually-hidden">: {place.name}</span>
            </a>
          </p>
        )}
      </div>
      {place.photo && (
        <Picture
          className="place-row__photo"
          image={place.photo}
          ratio={isRanked ? '3x2' : '1x1'}
          widths={WIDTHS}
          sizes={isRanked ? '(min-width: 768px) 320px, 100vw' : '(min-width: 768px) 144px, 96px'}
          alt=""
        />
      )}
    </li>
  );
}
