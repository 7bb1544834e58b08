import type { Element } from './bodyTools';
import type { SeedGallery, SeedRestaurant, SeedVideo } from './data';
import type { DocumentParts } from './documentParts';
import { galleryDocument } from './galleryDocument';
import type { PictureBook } from './PictureBook';
import type { PictureSpec, StoryFile } from './StoryFile';
import { videoDocument } from './videoDocument';

/** What stories take their pictures, galleries and videos from. */
export interface MediaLibrary {
  parts: DocumentParts;
  book: PictureBook;
  /** By slug. */
  galleries: ReadonlyMap<string, SeedGallery>;
  /** By slug. */
  videos: ReadonlyMap<string, SeedVideo>;
  /** By slug. */
  restaurants: ReadonlyMap<string, SeedRestaurant>;
}

/** What one story can show. */
export interface StoryMedia {
  picture: (spec: PictureSpec, id: string) => Element;
  /** @throws Error that names the story's file when there is none of that slug. */
  gallery: (slug: string) => Element;
  /** @throws Error that names the story's file when there is none of that slug. */
  video: (slug: string) => Element;
  isOnYoutube: (slug: string) => boolean;
}

/** The pictures, galleries and videos of the edition for one story. */
export function storyMedia({ file, section }: StoryFile, library: MediaLibrary): StoryMedia {
  const { parts, book, galleries, videos } = library;

  function find<T>(map: ReadonlyMap<string, T>, slug: string, what: string): T {
    const found = map.get(slug);
    if (!found) throw new Error(`${file}: there is no ${what} "${slug}"`);
    return found;
  }

  // Descriptions of drawings are in English.
  const altOf = (spec: PictureSpec) => (section === '/espanol' ? spec.alt : undefined);
  return {
    picture: (spec, id) => book.image(spec, id, altOf(spec)),
    gallery: (slug) => galleryDocument(find(galleries, slug, 'gallery'), parts, book),
    video: (slug) => videoDocument(find(videos, slug, 'video'), parts, book),
    isOnYoutube: (slug) => Boolean(videos.get(slug)?.youtube),
  };
}
