import { useContent, useEditableContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import PropTypes from 'fusion:prop-types';
import getProperties from 'fusion:properties';
import type { StoryCard } from '../../../../content/schemas/ans';
import { number, text, type JsonRecord } from '../../../../content/schemas/json';
import { safeUrl } from '../../../../content/schemas/safeUrl';
import type { SiteProperties } from '../../../../properties';
import { collectionFields, collectionsRequest } from '../../collectionFields';
import { pickLiveFeed } from './pickLiveFeed';
import { LoadingCard, SportsLiveFeed } from './SportsLiveFeed';
import { useStoriesOnce, withSpare } from '../../../../components/fronts/useStoriesOnce';

/** Widgets §3, §9. */
const DEFAULT_SIZE = 25;
const MAX_SIZE = 60;
/** ms */
const REFETCH_MS = 600_000;
/** ms until a feed that could not be had is asked for again: its source keeps answers as long. */
const RETRY_MS = 60_000;

const DEFAULT_HEADING = 'New and popular in Sports';
const SECTION = '/sports';

/** The live feed of the sports front, which refreshes while its page is looked at (widgets §4). */
export default function SportsLiveFeedFeature({ customFields }: { customFields: JsonRecord }) {
  const { editableField } = useEditableContent();
  const { arcSite, isAdmin } = useAppContext();
  const { sections } = getProperties(arcSite) as SiteProperties;
  const asked = Math.trunc(number(customFields['articlesFromLiveFeed'], DEFAULT_SIZE));
  const limit = Math.min(MAX_SIZE, Math.max(1, asked));
  const heading = text(customFields['heading']) || DEFAULT_HEADING;
  // First: when to ask again depends on it.
  const popular = useContent<StoryCard[]>({
    source: 'live-feed-api',
    query: { section: SECTION.slice(1), limit },
  });
  const taken = useContent<StoryCard[]>(collectionsRequest(customFields));
  const below = sections.filter(({ parentId }) => parentId === SECTION).map(({ _id }) => _id);
  const newest = useContent<{ stories: StoryCard[] }>({
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
  const moreUrl = safeUrl(customFields['moreUrl']) ?? '';
  if (stories.length > 0) {
    return (
      <SportsLiveFeed
        stories={stories}
        heading={heading}
        headingProps={editableField('heading')}
        moreUrl={moreUrl}
      />
    );
  }
  return isAdmin ? <p className="sports-front__note">No stories found</p> : null;
}

SportsLiveFeedFeature.label = 'Sports – Live feed';
/** s: an article leaves the feed by the clock alone. */
SportsLiveFeedFeature.ttl = 300;
/** What is in a list of the front is not in its feed. */
SportsLiveFeedFeature.takesLast = true;
SportsLiveFeedFeature.refresh = ({ content }: { content: unknown }) =>
  content === null ? RETRY_MS : REFETCH_MS;
SportsLiveFeedFeature.propTypes = {
  customFields: PropTypes.shape({
    ...collectionFields,
    articlesFromLiveFeed: PropTypes.number.tag({
      label: 'Articles from the live feed',
      defaultValue: DEFAULT_SIZE,
      min: 1,
      max: MAX_SIZE,
      group: 'Stories',
    }),
    moreUrl: PropTypes.text.tag({ label: 'Address of all sports stories', group: 'Look' }),
    heading: PropTypes.text.tag({
      label: 'Heading',
      defaultValue: DEFAULT_HEADING,
      group: 'Look',
    }),
  }),
};
