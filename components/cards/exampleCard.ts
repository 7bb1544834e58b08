import type { Author, StoryCard } from '../../content/schemas/ans';
import { examplePicture } from '../article/examplePicture';

/** A writer for the named states of blocks. */
export function exampleAuthor(id: string, part: Partial<Author> = {}): Author {
  const name = id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  return {
    _id: id,
    name,
    byline: name,
    url: `/author/${id}`,
    image: null,
    org: '',
    role: '',
    bio: '',
    email: '',
    twitter: '',
    instagram: '',
    ...part,
  };
}

/** A picture of another kind for every seed. */
export function exampleCardPicture(seed: number, alt = 'A street of brick houses at dusk') {
  return examplePicture(seed, { _id: `CARD-PICTURE-${seed}`, alt, caption: '', credit: '' });
}

interface ExampleCard extends Partial<StoryCard> {
  /** Last segment of the address, and the id. */
  slug: string;
  headline: string;
  /** Path and name of the primary section. */
  section?: readonly [id: string, name: string];
  /** Of the picture; null for none. */
  picture?: number | null;
}

/** A card for the named states of blocks; `part` says what is special about it. */
export function exampleCard({
  slug,
  headline,
  section,
  picture = 0,
  ...part
}: ExampleCard): StoryCard {
  const [sectionId, sectionName] = section ?? ['/news', 'News'];
  const primary = { _id: sectionId, name: sectionName };
  return {
    _id: slug,
    type: 'story',
    subtype: 'regular',
    canonical_url: `${sectionId}/${slug}-20261121.html`,
    headlines: { basic: headline, web: '', print: '', tablet: '', meta_title: '' },
    description: '',
    eyebrow: null,
    authors: [],
    affiliation: '',
    distributor: null,
    display_date: '2026-11-21T14:05:00Z',
    first_publish_date: '2026-11-21T14:05:00Z',
    publish_date: '2026-11-21T14:05:00Z',
    last_updated_date: '2026-11-21T14:05:00Z',
    taxonomy: {
      primary_section: primary,
      primary_site: sectionId.split('/')[1] ?? '',
      sections: [primary],
      tags: [],
    },
    promo: {
      basic: picture === null ? null : exampleCardPicture(picture),
      lead_art: null,
      promo: null,
      longform: null,
      video: null,
      youtube: null,
    },
    displayComments: null,
    wordCount: 640,
    timeline: [],
    ended: false,
    relatedLinks: [],
    ...part,
  };
}
