import type { Element } from './bodyTools';
import type { SeedGallery } from './data';
import { VERSION, type DocumentParts } from './documentParts';
import type { PictureBook } from './PictureBook';
import { taxonomy } from './taxonomy';
import { printed } from './typography';

/** A gallery as ANS. @throws Error that names the writer or the section that there is not. */
export function galleryDocument(
  gallery: SeedGallery,
  parts: DocumentParts,
  book: PictureBook,
): Element {
  const { slug, headline, description, section, hoursAgo } = gallery;
  const images = gallery.pictures.map((spec, index) =>
    book.image({ ...spec, caption: printed(spec.caption) }, `gallery-${slug}-${index + 1}`),
  );
  return {
    _id: `gallery-${slug}`,
    type: 'gallery',
    version: VERSION,
    canonical_url: parts.address(section, slug, hoursAgo),
    headlines: { basic: printed(headline) },
    description: { basic: printed(description) },
    credits: parts.credits(gallery.authors, `galleries.yaml: ${slug}`),
    taxonomy: taxonomy(section, section === '/photo' ? [] : ['/photo'], ['Photography']),
    ...parts.dates(hoursAgo),
    promo_items: { basic: images[0] },
    content_elements: images,
  };
}
