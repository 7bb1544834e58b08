import { BestListBox } from '../../../../components/places/BestListBox';
import type { GuideMap } from '../../../../components/places/mapShapes';
import { PlaceMap } from '../../../../components/places/PlaceMap';
import { placePins } from '../../../../components/places/placePins';
import { PlaceRow } from '../../../../components/places/PlaceRow';
import type { PlaceList } from '../../../../content/schemas/placeList';

export interface BestListProps {
  list: PlaceList;
  credibility: { title: string; text: string };
  map: GuideMap;
}

/** A best-of list in the order that its editors gave it. */
export function BestList({ list, credibility, map }: BestListProps) {
  const { name, description, places } = list;
  const pins = placePins(places);
  return (
    <article className="guide guide--ranked">
      <header className="guide__head">
        <p className="restaurant__kicker">
          <a href="/food/restaurants/">Restaurants</a>
        </p>
        <h1 className="guide__title">{name}</h1>
        {description && <p className="guide__description">{description}</p>}
      </header>
      {pins.length > 0 && (
        <figure className="guide__map">
          <PlaceMap map={map} pins={pins} />
          <figcaption>
            Numbers are those of the list.{' '}
            <span className="place-map__about-drawing">
              Rings are miles from {map.center.name}.
            </span>
          </figcaption>
        </figure>
      )}
      <ol className="guide__list">
        {places.map((place, index) => (
          <PlaceRow key={place._id} place={place} number={index + 1} level={2} isRanked />
        ))}
      </ol>
      <BestListBox own={{ title: '', description: '' }} site={credibility} />
    </article>
  );
}
