import type { SeedAuthor } from './data';
import type { PictureBook } from './PictureBook';

/** A writer as the author service takes it (platform §3). */
export function authorDocument(author: SeedAuthor, book: PictureBook): Record<string, unknown> {
  const { id, name, role, bio, email, twitter, instagram, portrait } = author;
  const image = book.image(
    { kind: 'portrait', seed: portrait, ratio: '1x1', alt: '', caption: '', credit: '' },
    `author-${id}`,
  );
  return {
    _id: id,
    name,
    byline: name,
    role,
    bio,
    email,
    twitter,
    instagram,
    org: 'The Broadsheet',
    url: `/author/${id}/`,
    image,
  };
}
