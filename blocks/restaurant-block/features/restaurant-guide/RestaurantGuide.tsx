import type { GuideMap } from '../../../../components/places/mapShapes';
import { PlaceMap } from '../../../../components/places/PlaceMap';
import { placePins } from '../../../../components/places/placePins';
import { PlaceRow } from '../../../../components/places/PlaceRow';
import type { BestListTeaser } from '../../sources/best-lists';
import type { PlaceSelection, PlaceWish } from '../../places/selectPlaces';
import { GuideFilters } from './GuideFilters';
import { guideAddress } from './guideQuery';

export interface RestaurantGuideProps {
  title: string;
  description: string;
  /** Where the guide is, for its form and links. */
  path: string;
  /** Best-of lists that it leads to. */
  lists: readonly BestListTeaser[];
  wish: PlaceWish;
  /** Null where the places could not be read. */
  selection: PlaceSelection | null;
  map: GuideMap;
}

/** Titles of filters that are on, with the wish without them. */
function activeFilters(wish: PlaceWish): { text: string; without: PlaceWish }[] {
  return [
    ...(wish.cuisine ? [{ text: wish.cuisine, without: { ...wish, cuisine: '' } }] : []),
    ...(wish.region ? [{ text: wish.region, without: { ...wish, region: '' } }] : []),
    ...(wish.price ? [{ text: wish.price, without: { ...wish, price: '' } }] : []),
    ...(wish.featured ? [{ text: 'The 76', without: { ...wish, featured: false } }] : []),
  ];
}

/** The restaurant guide: filters, the places that fit, and a map of them. All of it without script. */
export function RestaurantGuide(props: RestaurantGuideProps) {
  const { title, description, path, lists, wish, selection, map } = props;
  const places = selection?.places ?? [];
  const pins = placePins(places);
  return (
    <div className="guide">
      <header className="guide__head">
        <h1 className="guide__title">{title}</h1>
        {description && <p className="guide__description">{description}</p>}
        {lists.length > 0 && (
          <nav aria-label="Best-of lists">
            <ul className="guide__lists">
              {lists.map(({ list, name, count }) => (
                <li key={list}>
                  <a href={`/food/best/${list}/`}>{name}</a> <span>{count} places</span>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </header>
      {selection && (
        <GuideFilters path={path} wish={wish} center={map.center.name} selection={selection} />
      )}
      <div className="guide__bar">
        <h2 className="guide__count">{countText(selection)}</h2>
        <ul className="guide__active">
          {activeFilters(wish).map(({ text, without }) => (
            <li key={text}>
              <a href={guideAddress(path, without)}>
                <span className="visually-hidden">Remove the filter </span>
                {text} <span aria-hidden="true">×</span>
              </a>
            </li>
          ))}
        </ul>
        <p className="guide__near" role="status" />
      </div>
      {selection && places.length === 0 && (
        <p className="front__empty">
          No place fits all of it. Take a filter off, or <a href={path}>see the whole guide</a>.
        </p>
      )}
      {pins.length > 0 && (
        <figure className="guide__map">
          <PlaceMap map={map} pins={pins} />
          <figcaption>
            Numbers are those of the list.{' '}
            <span className="place-map__about-drawing">
              Rings are miles from {map.center.name}; the farther out, the closer together they are
              drawn.
            </span>
          </figcaption>
        </figure>
      )}
      <ol className="guide__list">
        {places.map((place, index) => (
          <PlaceRow key={place._id} place={place} number={index + 1} level={3} />
        ))}
      </ol>
    </div>
  );
}

function countText(selection: PlaceSelection | null): string {
  if (selection === null)
    return 'The guide is not available right now. Please try again in a minute.';
  const { places, total } = selection;
  if (places.length === total) return total === 1 ? '1 place' : `${total} places`;
  return `${places.length} of ${total} places`;
}
