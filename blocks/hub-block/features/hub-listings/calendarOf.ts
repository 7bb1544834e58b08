import { eventDay } from '../../../../components/article/eventTimes';
import { getTopicSlug } from '../../../../utils/text/getTopicSlug';
import type { Listing } from '../../listing';

interface Venue {
  name: string;
  slug: string;
  /** The calendar of this venue alone: `?venue=the-weigh-house`. */
  url: string;
  count: number;
}

/** Events by day, those of one venue where the address names it. */
export interface Calendar {
  days: { name: string; listings: Listing[] }[];
  /** By name. */
  venues: Venue[];
  /** The one whose events are shown; null for all. */
  venue: Venue | null;
  /** Without a venue. */
  allUrl: string;
}

/**
 * The calendar of events that are in order of time.
 * @param requestUri the page's address; `?venue=` is the slug of a venue's name, others are as none
 */
export function calendarOf(listings: readonly Listing[], requestUri: string): Calendar {
  const [path = '/', query = ''] = requestUri.split('?');
  const venues = venuesOf(listings, path);
  const asked = new URLSearchParams(query).get('venue');
  const venue = venues.find(({ slug }) => slug === asked) ?? null;
  const days: Calendar['days'] = [];
  for (const listing of listings) {
    if (venue && getTopicSlug(listing.place) !== venue.slug) continue;
    const name = eventDay(listing);
    const day = days.at(-1);
    if (day?.name === name) day.listings.push(listing);
    else days.push({ name, listings: [listing] });
  }
  return { days, venues, venue, allUrl: path };
}

function venuesOf(listings: readonly Listing[], path: string): Venue[] {
  const venues = new Map<string, Venue>();
  for (const { place } of listings) {
    const slug = getTopicSlug(place);
    if (!slug) continue;
    const known = venues.get(slug);
    if (known) known.count += 1;
    else venues.set(slug, { name: place, slug, url: `${path}?venue=${slug}#calendar`, count: 1 });
  }
  return [...venues.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
