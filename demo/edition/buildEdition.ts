import { join } from 'node:path';
import { sections } from '../../properties/sections';
import { hashText } from '../../utils/text/hashText';
import { authorDocument } from './authorDocument';
import { bodyElements } from './bodyElements';
import type { Element } from './bodyTools';
import {
  readAuthors,
  readCollections,
  readGalleries,
  readRestaurants,
  readVideos,
  type SeedGallery,
  type SeedRestaurant,
  type SeedVideo,
} from './data';
import { easternStamp, storyAddress } from './easternTime';
import { PictureBook, type PictureFile } from './PictureBook';
import { restaurantDocument } from './restaurantDocument';
import { readStoryFiles, type PictureSpec, type StoryFile } from './StoryFile';
import { eventProperties, extraElements, withEventDay } from './storyExtras';
import { printed, printedHtml } from './typography';
import { gameStories } from '../gameStories/gameStories';
import type { LeagueGames } from '../gameStories/LeagueGames';

export interface Edition {
  /** ANS 0.10.9 stories, galleries and videos. */
  documents: Element[];
  authors: Record<string, unknown>[];
  sections: Record<string, unknown>[];
  /** `{_id, name, items}`. */
  collections: { _id: string; name: string; items: string[] }[];
  pictures: PictureFile[];
}

const VERSION = '0.10.9';
const HOUR = 3_600_000;
/** Made by the project; see resources/video. */
const FILM = { url: '/pf/resources/video/press-run.webm', width: 960, height: 540 };

const slugify = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-');

/**
 * The edition as ANS documents, dated back from `clock`: the same clock gives the same documents.
 * Stories about games are written from `games`; without any there are none.
 * @throws Error that names the file and the field that is wrong.
 */
export function buildEdition(
  folder: string,
  clock: Date,
  games: readonly LeagueGames[] = [],
): Edition {
  const book = new PictureBook();
  const stories = [
    ...readStoryFiles(join(folder, 'stories')).map((story) => withEventDay(story, clock)),
    ...gameStories(games, clock),
  ];
  const galleries = new Map(readGalleries(folder).map((gallery) => [gallery.slug, gallery]));
  const videos = new Map(readVideos(folder).map((video) => [video.slug, video]));
  const restaurants = readRestaurants(folder);
  const authors = readAuthors(folder);
  const byline = new Map(authors.map((author) => [author.id, author]));
  const sectionNames = new Map(sections.map(({ _id, name }) => [_id, name]));
  const known = new Set(stories.map(({ slug }) => slug));

  const ago = (hours: number) => new Date(clock.getTime() - hours * HOUR).toISOString();
  const address = (section: string, slug: string, hours: number) =>
    storyAddress(section, slug, new Date(clock.getTime() - hours * HOUR));

  function taxonomy(section: string, more: string[], tags: string[]) {
    const reference = (id: string) => {
      const name = sectionNames.get(id);
      if (!name) throw new Error(`there is no section "${id}"`);
      return { _id: id, type: 'section', version: VERSION, name, path: id };
    };
    const all = [...new Set([section, ...more])];
    return {
      primary_section: reference(section),
      sections: all.map(reference),
      tags: tags.map((text) => ({ text, slug: slugify(text) })),
    };
  }

  function dates(hours: number, updated: number | null = null) {
    const first = ago(hours);
    const last = ago(updated ?? hours);
    return {
      created_date: first,
      first_publish_date: first,
      publish_date: last,
      display_date: first,
      last_updated_date: last,
    };
  }

  const credits = (ids: string[], where: string) => ({
    by: ids.map((id) => {
      const author = byline.get(id);
      if (!author) throw new Error(`${where}: there is no author "${id}"`);
      return {
        _id: id,
        type: 'author',
        version: VERSION,
        name: author.name,
        url: `/author/${id}/`,
      };
    }),
  });

  function galleryDocument(gallery: SeedGallery): Element {
    const { slug, headline, description, section, hoursAgo } = gallery;
    const images = gallery.pictures.map((spec, index) =>
      book.image({ ...spec, caption: printed(spec.caption) }, `gallery-${slug}-${index + 1}`),
    );
    return {
      _id: `gallery-${slug}`,
      type: 'gallery',
      version: VERSION,
      canonical_url: address(section, slug, hoursAgo),
      headlines: { basic: printed(headline) },
      description: { basic: printed(description) },
      credits: credits(gallery.authors, `galleries.yaml: ${slug}`),
      taxonomy: taxonomy(section, section === '/photo' ? [] : ['/photo'], ['Photography']),
      ...dates(hoursAgo),
      promo_items: { basic: images[0] },
      content_elements: images,
    };
  }

  function videoDocument(video: SeedVideo): Element {
    const { slug, headline, description, section, hoursAgo, duration } = video;
    return {
      _id: `video-${slug}`,
      type: 'video',
      version: VERSION,
      canonical_url: address(section, slug, hoursAgo),
      headlines: { basic: printed(headline) },
      description: { basic: printed(description) },
      credits: credits(video.authors, `videos.yaml: ${slug}`),
      taxonomy: taxonomy(section, section === '/video' ? [] : ['/video'], ['Video']),
      ...dates(hoursAgo),
      duration: duration * 1000,
      promo_items: { basic: book.image(video.picture, `video-${slug}-poster`) },
      ...filmOf(video),
    };
  }

  /** Where a video is hosted. */
  function filmOf({ youtube, captions }: SeedVideo) {
    if (youtube) return { streams: [], additional_properties: { youtube_id: youtube } };
    const url = `/pf/resources/video/${captions}`;
    return {
      streams: [{ ...FILM, stream_type: 'webm', bitrate: 465, filesize: 520_855 }],
      ...(captions ? { subtitles: { urls: [{ format: 'WEB_VTT', url }] } } : {}),
    };
  }

  function find<T>(map: Map<string, T>, slug: string, what: string, file: string): T {
    const found = map.get(slug);
    if (!found) throw new Error(`${file}: there is no ${what} "${slug}"`);
    return found;
  }

  function storyDocument(story: StoryFile): Element {
    const { slug, file, section, hoursAgo, updatedHoursAgo } = story;
    const canonicalUrl = address(section, story.address, hoursAgo);
    // Descriptions of drawings are in English.
    const altOf = (spec: PictureSpec) => (section === '/espanol' ? spec.alt : undefined);
    let count = 0;
    const elements = bodyElements(story.body, {
      file,
      id: () => `${slug}-${(count += 1)}`,
      picture: (spec) => book.image(spec, `${slug}-${(count += 1)}`, altOf(spec)),
      gallery: (name) => galleryDocument(find(galleries, name, 'gallery', file)),
      video: (name) => videoDocument(find(videos, name, 'video', file)),
      timestamp: (minutes) => easternStamp(new Date(clock.getTime() - minutes * 60_000)),
    });
    const lead = story.lead
      ? book.image(
          { ...story.lead, caption: printed(story.lead.caption) },
          `${slug}-lead`,
          altOf(story.lead),
        )
      : null;
    const film = story.video ? videoDocument(find(videos, story.video, 'video', file)) : null;
    const strip = story.gallery
      ? galleryDocument(find(galleries, story.gallery, 'gallery', file))
      : null;
    const isOnYoutube = Boolean(story.video && videos.get(story.video)?.youtube);
    const basic = lead ?? strip?.['promo_items'] ?? film?.['promo_items'];
    const picture = lead ?? (basic as { basic?: Element } | undefined)?.basic ?? null;
    return {
      _id: slug,
      type: 'story',
      subtype: story.subtype,
      version: VERSION,
      language: section === '/espanol' ? 'es' : 'en',
      canonical_url: canonicalUrl,
      headlines: {
        basic: printed(story.headline),
        ...(story.web ? { web: printed(story.web) } : {}),
      },
      description: { basic: printed(story.description) },
      credits: credits(story.authors, file),
      taxonomy: taxonomy(section, story.sections, story.tags),
      ...(story.eyebrow
        ? { label: { eyebrow: { text: printed(story.eyebrow), display: true } } }
        : {}),
      ...(story.distributor
        ? { distributor: { ...story.distributor, mode: 'custom' } }
        : { source: { name: 'The Broadsheet', source_type: 'staff', system: 'broadsheet' } }),
      ...dates(hoursAgo, updatedHoursAgo),
      ...(picture || strip || film
        ? {
            promo_items: {
              ...(picture ? { basic: picture } : {}),
              ...(strip ? { lead_art: strip } : {}),
              ...(film ? { [isOnYoutube ? 'youtube' : 'lead_art']: film } : {}),
            },
          }
        : {}),
      ...(story.comments === null ? {} : { comments: { display_comments: story.comments } }),
      content_elements: [...extraElements(story, () => `${slug}-${(count += 1)}`), ...elements],
      corrections: story.corrections.map(({ type, text }) => ({
        type: 'correction',
        version: VERSION,
        correction_type: type,
        text: printedHtml(text),
        created_date: ago(updatedHoursAgo ?? hoursAgo),
      })),
      related_content: {
        basic: story.related
          .filter((other) => known.has(other))
          .map((other) => ({
            type: 'reference',
            _id: `${slug}-related-${other}`,
            referent: { type: 'story', id: other, provider: '', referent_properties: {} },
          })),
      },
      planning: { story_length: { word_count_actual: wordCount(story.body) } },
      additional_properties: {
        ...(story.subtype === 'live'
          ? { ended: story.isEnded, timeline: timeline(story, canonicalUrl, elements) }
          : {}),
        ...eventProperties(story, clock),
      },
    };
  }

  /** The newest cards of a live blog, for cards on other pages. */
  function timeline(story: StoryFile, url: string, elements: Element[]) {
    const minutes = [...story.body.matchAll(/^## .+\n+Timestamp:?\s*-(\d+)/gm)];
    return elements
      .filter(({ type, level }) => type === 'header' && level === 2)
      .slice(0, 6)
      .map(({ _id, content }, index) => ({
        header: content,
        url: `${url}/card-${hashText(String(_id))}`,
        timestamp: new Date(
          clock.getTime() - Number(minutes[index]?.[1] ?? 0) * 60_000,
        ).toISOString(),
      }));
  }

  function restaurant(place: SeedRestaurant): Element {
    const where = `restaurants.yaml: ${place.slug}`;
    return restaurantDocument(place, {
      photo: book.image(place.picture, `restaurant-${place.slug}-photo`),
      canonicalUrl: address('/food', `restaurant-${place.slug}`, place.hoursAgo),
      credits: credits(['elena-marchetti'], where),
      taxonomy: taxonomy('/food', [], ['Restaurants', place.region]),
      dates: dates(place.hoursAgo),
    });
  }

  const storyDocuments = stories.map(storyDocument);
  return {
    documents: [
      ...[...galleries.values()].map(galleryDocument),
      ...[...videos.values()].map(videoDocument),
      ...storyDocuments,
      ...restaurants.map(restaurant),
    ],
    authors: authors.map((author) => authorDocument(author, book)),
    sections: sections.map(({ _id, name, description, parentId }, index) => ({
      _id,
      name,
      description,
      // The sports menu (widgets §7) holds all that lies below sports.
      parent: {
        default: parentId ?? '/',
        ...(parentId === '/sports' ? { sports_sub_nav: '/sports' } : {}),
      },
      order: { default: index + 1, sports_sub_nav: index + 1 },
    })),
    collections: readCollections(folder).map(({ id, name, slugs, sections: from, count }) => ({
      _id: id,
      name,
      items: [
        ...new Set([...slugs.filter((slug) => known.has(slug)), ...newest(stories, from)]),
      ].slice(0, count),
    })),
    pictures: book.pictures,
  };
}

function newest(stories: StoryFile[], from: string[]): string[] {
  return stories
    .filter(({ section }) => from.includes(section))
    .sort((a, b) => a.hoursAgo - b.hoursAgo)
    .map(({ slug }) => slug);
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
