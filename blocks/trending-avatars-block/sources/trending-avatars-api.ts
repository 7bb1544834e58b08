import { defineSource, param } from '@broadsheet/define';
import { fieldQuery } from '../../../content/lucene';
import { findJson } from '../../../content/findJson';
import { getJson } from '../../../content/getJson';
import { pathOf, siteOf } from '../../../content/params';
import type { Author, StoryCard } from '../../../content/schemas/ans';
import { at, list } from '../../../content/schemas/json';
import { readAuthor } from '../../../content/schemas/readAuthor';
import { readStoryCards } from '../../../content/schemas/readStoryCard';
import { cardHeadline } from '../../../components/cards/cardHeadline';
import type { TrendingAvatar } from '../TrendingAvatar';

/** Widgets §9 */
const MAX_AVATARS = 9;
/** So many newest stories are looked through for one that the columnist wrote first. */
const LOOKED_THROUGH = 5;

/**
 * The columnists with the ids `authors` (by comma, at most 9), in their order, with their newest
 * stories, as `TrendingAvatar[]`. Throws 400, and the upstream's failure.
 */
const source = defineSource({
  label: 'Columnists with their newest stories',
  params: { authors: param.text({ required: true }) },
  ttl: 60,
  async fetch(query, { signal }) {
    const ids = query.authors.split(',');
    const asked = [...new Set(ids.map((id) => id.trim()).filter(Boolean))].slice(0, MAX_AVATARS);
    const site = siteOf(query);
    return Promise.all(
      asked.map(async (id) => {
        const [author, newest] = await Promise.all([
          authorOf(id, signal),
          newestOf(id, site, signal),
        ]);
        return avatarOf(author, newest);
      }),
    );
  },
});

declare module 'fusion:content' {
  interface Sources {
    'trending-avatars-api': typeof source;
  }
}

export default source;

/** An author whom nobody knows is called by the id (widgets §5). */
async function authorOf(id: string, signal?: AbortSignal): Promise<Author> {
  const answer = await findJson(pathOf('/author/v2/author-service', { _id: id }), signal);
  return readAuthor(list(at(answer, 'authors'))[0] ?? { _id: id });
}

/** Rather a story of one's own than one that the whole desk signed. */
async function newestOf(id: string, site: string, signal?: AbortSignal) {
  const answer = await getJson(
    pathOf('/content/v4/search/published', {
      website: site,
      q: `type:story AND ${fieldQuery('credits.by._id', [id])}`,
      size: LOOKED_THROUGH,
      sort: 'first_publish_date:desc',
      _sourceExclude: 'content_elements',
    }),
    signal,
  );
  const stories = readStoryCards(at(answer, 'content_elements'), site);
  return stories.find(({ authors }) => authors[0]?._id === id) ?? stories[0] ?? null;
}

function avatarOf(author: Author, newest: StoryCard | null): TrendingAvatar {
  return {
    _id: author._id,
    url: newest?.canonical_url ?? author.url ?? '',
    image: author.image,
    label: author.byline,
    storyId: newest?._id ?? '',
    headline: newest ? cardHeadline(newest) : '',
    publishedAt: newest?.first_publish_date ?? '',
  };
}
