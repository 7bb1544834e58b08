import { AdSlot, type AdSlotProps } from '../../../../components/ads/AdSlot';
import type { GuideMap } from '../../../../components/places/mapShapes';
import { PlaceFacts } from '../../../../components/places/PlaceFacts';
import { SaveForm } from '../../../../components/reader/SaveForm';
import { ShareMenu } from '../../../../components/sharing/ShareMenu';
import { Byline } from '../../../../components/ui/Byline';
import { Picture } from '../../../../components/ui/Picture';
import { Timestamp } from '../../../../components/ui/Timestamp';
import type { Restaurant, Story } from '../../../../content/schemas/ans';
import { BestListBox } from '../../../../components/places/BestListBox';
import { PlaceDetails } from './PlaceDetails';

export interface RestaurantPageProps {
  story: Pick<Story, '_id' | 'canonical_url' | 'authors'>;
  restaurant: Restaurant;
  /** Addresses of the guide and of The 76. */
  links: { guide: string; featured: string };
  /** The site's own words on how places are chosen: where the place brings none. */
  credibility: { title: string; text: string };
  map: GuideMap;
  /** Whole address of the page. */
  url: string;
  ad: Omit<AdSlotProps, 'positionType'> | null;
}

/** A place of the guide: who they are, how to get there, what we think, how we choose (widgets §2). */
export function RestaurantPage(props: RestaurantPageProps) {
  const { story, restaurant, links, credibility, map, url, ad } = props;
  const { name, photo, updated } = restaurant;
  return (
    <article className="restaurant">
      <header className="restaurant__head">
        <p className="restaurant__kicker">
          <a href={links.guide}>Restaurants</a>
          {restaurant.isFeatured && (
            <a className="restaurant__featured" href={links.featured}>
              Featured on The 76
            </a>
          )}
        </p>
        <h1 className="restaurant__name">{name}</h1>
        <PlaceFacts
          region={restaurant.region}
          cuisines={restaurant.cuisines}
          prices={restaurant.prices}
        />
      </header>
      {photo && (
        <figure className="restaurant__photo">
          <Picture image={photo} ratio="3x2" sizes="(min-width: 1024px) 800px, 100vw" priority />
          {photo.credit && <figcaption>{photo.credit}</figcaption>}
        </figure>
      )}
      <PlaceDetails restaurant={restaurant} map={map} />
      <div className="restaurant__text">
        <div
          className="restaurant__description rich-text"
          dangerouslySetInnerHTML={{ __html: restaurant.description }}
        />
        <div className="restaurant__meta">
          <div>
            <Byline
              authors={story.authors.map((author) => ({ name: author.byline, url: author.url }))}
            />
            <p className="restaurant__updated">
              <Timestamp date={updated} prefix="Updated" />
            </p>
          </div>
          <div className="restaurant__tools">
            <SaveForm id={story._id} url={story.canonical_url} title={name} noun="place" />
            <ShareMenu url={url} title={name} look="button" />
          </div>
        </div>
        <BestListBox own={restaurant.credibility} site={credibility} />
      </div>
      {ad && (
        <div className="restaurant__ad">
          <AdSlot {...ad} positionType="rail" />
        </div>
      )}
    </article>
  );
}
