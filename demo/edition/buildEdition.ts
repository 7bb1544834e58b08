import { join } from 'node:path';
import { sections } from '../../properties/sections';
import { gameStories } from '../gameStories/gameStories';
import type { LeagueGames } from '../gameStories/LeagueGames';
import { authorDocument } from './authorDocument';
import type { Element } from './bodyTools';
import { collectionDocument, type CollectionDocument } from './collectionDocument';
import { readAuthors, readCollections, readGalleries, readRestaurants, readVideos } from './data';
import { documentParts } from './documentParts';
import { galleryDocument } from './galleryDocument';
import { PictureBook, type PictureFile } from './PictureBook';
import { printEditions } from './printEditions';
import { restaurantDocument } from './restaurantDocument';
import { sectionDocument } from './sectionDocument';
import { storyDocument } from './storyDocument';
import { withEventDay } from './storyExtras';
import { readStoryFiles } from './StoryFile';
import { videoDocument } from './videoDocument';

export interface Edition {
  /** ANS 0.10.9 stories, galleries and videos. */
  documents: Element[];
  authors: Record<string, unknown>[];
  sections: Record<string, unknown>[];
  collections: CollectionDocument[];
  pictures: PictureFile[];
}

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
  const known = new Set(stories.map(({ slug }) => slug));
  const listed = new Set([...known, ...restaurants.map(({ slug }) => `restaurant-${slug}`)]);
  const parts = documentParts(clock, authors);
  const library = {
    parts,
    book,
    galleries,
    videos,
    restaurants: new Map(restaurants.map((place) => [place.slug, place])),
  };

  // Pictures are listed as they are first shown: those of stories come before all others.
  const places = printEditions(stories, clock);
  const storyDocuments = stories.map((story) =>
    storyDocument(story, library, known, places.get(story.slug)),
  );
  return {
    documents: [
      ...[...galleries.values()].map((gallery) => galleryDocument(gallery, parts, book)),
      ...[...videos.values()].map((video) => videoDocument(video, parts, book)),
      ...storyDocuments,
      ...restaurants.map((place) => restaurantDocument(place, parts, book)),
    ],
    authors: authors.map((author) => authorDocument(author, book)),
    sections: sections.map((section, index) => sectionDocument(section, index + 1)),
    collections: readCollections(folder).map((collection) =>
      collectionDocument(collection, stories, listed),
    ),
    pictures: book.pictures,
  };
}
