import { BestListBox } from '../../../../components/places/BestListBox';
import { PlaceFacts } from '../../../../components/places/PlaceFacts';
import { PlaceLinks } from '../../../../components/places/PlaceLinks';
import { Picture } from '../../../../components/ui/Picture';
import { SectionHeading } from '../../../../components/ui/SectionHeading';
import type { StoryPlace } from '../../../../content/schemas/ans';

interface StoryPlacesProps {
  title: string;
  places: readonly StoryPlace[];
}

/** Places below the story that is about them: who they are and how to get there. */
export function StoryPlaces({ title, places }: StoryPlacesProps) {
  const box = places.map(({ restaurant }) => restaurant.credibility).find(hasWords);
  return (
    <section className="story-places" aria-labelledby="story-places">
      <SectionHeading text={title} id="story-places" />
      <ul className="story-places__list">
        {places.map((place) => (
          <Place key={place.restaurant.placeId || place.restaurant.name} place={place} />
        ))}
      </ul>
      {box && <BestListBox own={box} site={{ title: '', text: '' }} />}
    </section>
  );
}

const hasWords = ({ title, description }: { title: string; description: string }): boolean =>
  title !== '' && description !== '';

function Place({ place: { url, restaurant } }: { place: StoryPlace }) {
  const { name, photo, description } = restaurant;
  return (
    <li className="story-places__item">
      {photo && (
        <Picture
          className="story-places__photo"
          image={photo}
          ratio="3x2"
          sizes="(min-width: 768px) 220px, 100vw"
          alt=""
        />
      )}
      <div className="story-places__text">
        <h3 className="story-places__name">{url ? <a href={url}>{name}</a> : name}</h3>
        <PlaceFacts
          region={restaurant.region}
          cuisines={restaurant.cuisines}
          prices={restaurant.prices}
        />
        {restaurant.isFeatured && <p className="place-row__featured">On The 76</p>}
        {description && (
          <div
            className="story-places__description"
            dangerouslySetInnerHTML={{ __html: description }}
          />
        )}
        <PlaceLinks restaurant={restaurant} />
      </div>
    </li>
  );
}
