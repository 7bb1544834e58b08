import { useContent, useEditableContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import { defineFeature, field } from '@broadsheet/define';
import { useStoriesOnce, withSpare } from '../../../../components/fronts/useStoriesOnce';
import { safeUrl } from '../../../../content/schemas/safeUrl';
import { collectionFields, collectionsRequest } from '../../collectionFields';
import { pickLiveFeed } from './pickLiveFeed';
import { LoadingCard, SportsLiveFeed } from './SportsLiveFeed';

/** Widgets §3, §9. */
const MAX_SIZE = 60;
/** ms */
const REFETCH_MS = 600_000;
/** ms until a feed that could not be had is asked for again: its source keeps answers as long. */
const RETRY_MS = 60_000;

const SECTION = '/sports';

/** The live feed of the sports front, which refreshes while its page is looked at (widgets §4). */
export default defineFeature({
  label: 'Sports – Live feed',
  /** s: an article leaves the feed by the clock alone. */
  ttl: 300,
  /** What is in a list of the front is not in its feed. */
  takesLast: true,
  refresh: ({ content }) => (content === null ? RETRY_MS : REFETCH_MS),
  fields: {
    ...collectionFields,
    articlesFromLiveFeed: field.number({
      label: 'Articles from the live feed',
      default: 25,
      min: 1,
      max: MAX_SIZE,
      group: 'Stories',
    }),
    moreUrl: field.text({ label: 'Address of all sports stories', group: 'Look' }),
    heading: field.text({
      label: 'Heading',
      default: 'New and popular in Sports',
      isNeverEmpty: true,
      group: 'Look',
    }),
  },
  view: function SportsLiveFeedFeature({ fields }) {
    const { editableField } = useEditableContent();
    const { arcSite, isAdmin } = useAppContext();
    const { sections } = getProperties(arcSite);
    const limit = fields.articlesFromLiveFeed;
    const { heading } = fields;
    // First: when to ask again depends on it.
    const popular = useContent({
      source: 'live-feed-api',
      query: { section: SECTION.slice(1), limit },
    });
    const taken = useContent(collectionsRequest(fields));
    const below = sections.filter(({ parentId }) => parentId === SECTION).map(({ _id }) => _id);
    const newest = useContent({
      source: 'content-feed',
      query: {
        feedParameter: [SECTION, ...below].join(','),
        feedType: 'taxonomy.sections._id',
        contentTypes: 'story',
        limit: Math.min(100, limit + 2 * 20),
      },
    });
    const picked = pickLiveFeed({
      popular: popular ?? [],
      newest: newest?.stories ?? [],
      taken: taken ?? [],
      limit: withSpare(limit, MAX_SIZE + 20),
      now: Date.now(),
    });
    const stories = useStoriesOnce(picked, limit);
    if (popular === null) {
      return isAdmin ? (
        <p className="sports-front__note">Network error</p>
      ) : (
        <LoadingCard heading={heading} />
      );
    }
    if (stories.length > 0) {
      return (
        <SportsLiveFeed
          stories={stories}
          heading={heading}
          headingProps={editableField('heading')}
          moreUrl={safeUrl(fields.moreUrl) ?? ''}
        />
      );
    }
    return isAdmin ? <p className="sports-front__note">No stories found</p> : null;
  },
});
