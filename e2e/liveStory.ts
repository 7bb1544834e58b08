import { easternStamp } from '../demo/edition/easternTime';
import { hashText } from '../utils/text/hashText';
import { ingest } from './ingest';

/** Begins the slug of every story that a journey writes. */
export const JOURNEY = 'live-journey';

/** ms since 1970 by slug, from which posts are dated: one that is published again as it is keeps its minute. */
const begun = new Map<string, number>();

export interface Post {
  id: string;
  header: string;
  minutesAgo: number;
  /** How many paragraphs it has; default 3. */
  paragraphs?: number;
  /** Marker lines besides the timestamp. */
  markers?: string[];
  /** ANS elements after the text. */
  elements?: Record<string, unknown>[];
}

export const anchorOf = (post: Pick<Post, 'id'>): string => `card-${hashText(post.id)}`;

/** `post-n … post-1`, newest first. */
export function posts(count: number): Post[] {
  return Array.from({ length: count }, (_, index) => {
    const n = count - index;
    return { id: `post-${n}`, header: `Post number ${n}`, minutesAgo: 5 + index * 7 };
  });
}

export const addressOf = (slug: string): string => `/news/${slug}.html`;

/** Writes a live blog as the newsroom's system does: through the content service's own API. */
export async function publish(
  slug: string,
  cards: readonly Post[],
  properties: Record<string, unknown> = {},
): Promise<void> {
  const began = begun.get(slug) ?? Date.now();
  begun.set(slug, began);
  await ingest({
    _id: slug,
    type: 'story',
    subtype: 'live',
    version: '0.10.9',
    canonical_url: addressOf(slug),
    headlines: { basic: `Live: ${slug}` },
    description: { basic: 'A live blog that a test writes while readers read it.' },
    display_date: '2026-01-01T12:00:00Z',
    first_publish_date: new Date().toISOString(),
    content_elements: cards.flatMap((post) => elementsOf(post, began)),
    additional_properties: { refresh_interval: 1, ...properties },
  });
}

function elementsOf(post: Post, began: number): Record<string, unknown>[] {
  const text = (content: string) => ({ type: 'text', content });
  const moment = easternStamp(new Date(began - post.minutesAgo * 60_000));
  return [
    { _id: post.id, type: 'header', level: 2, content: post.header },
    text(`Timestamp ${moment}`),
    ...(post.markers ?? []).map(text),
    ...Array.from({ length: post.paragraphs ?? 3 }, (_, index) =>
      text(
        `Paragraph ${index + 1} of ${post.header.toLowerCase()}. Crews cleared a fallen sycamore near Thomas Avenue, and traffic is moving again in both directions, said a foreman who had been there since 4 in the morning.`,
      ),
    ),
    ...(post.elements ?? []),
  ];
}
