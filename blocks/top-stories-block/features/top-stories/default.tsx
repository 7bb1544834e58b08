import { useContent, useFirstOnPage } from 'fusion:content';
import PropTypes from 'fusion:prop-types';
import { oneOf } from '../../../../components/cards/cardOptions';
import { mayHaveRelatedStories } from '../../../../components/cards/mayHaveRelatedStories';
import { relatedItems } from '../../../../components/cards/relatedItems';
import { useStoriesOnce, withSpare } from '../../../../components/fronts/useStoriesOnce';
import type { StoryCard } from '../../../../content/schemas/ans';
import { flag, number, text, type JsonRecord } from '../../../../content/schemas/json';
import { TOP_STORIES_LAYOUTS, TopStories } from './TopStories';

const DEFAULT_SIZE = 5;
const MAX_SIZE = 7;

/** The lead package of the front page, from a collection; without one, the newest stories. */
export default function TopStoriesFeature({ customFields }: { customFields: JsonRecord }) {
  const id = text(customFields['collectionId']);
  const offset = Math.max(0, Math.trunc(number(customFields['offset'])));
  const size = Math.min(
    MAX_SIZE,
    Math.max(1, Math.trunc(number(customFields['size'], DEFAULT_SIZE))),
  );
  const collection = useContent<StoryCard[]>(
    id ? { source: 'collections-api', query: { id, size: withSpare(size), offset } } : null,
  );
  const feed = useContent<{ stories: StoryCard[] }>(
    id ? null : { source: 'content-feed', query: { limit: withSpare(size), offset } },
  );
  const stories = useStoriesOnce(collection ?? feed?.stories ?? [], size);
  const [lead] = stories;
  const hasRelated = lead !== undefined && (flag(customFields['relatedLinks']) ?? true);
  const links = hasRelated && mayHaveRelatedStories(lead) ? relatedItems(lead, null) : [];
  const related = useFirstOnPage(links.map(({ link }) => link));
  return (
    <TopStories
      stories={stories}
      related={links.filter(({ link }) => related.includes(link))}
      layout={oneOf(customFields['layout'], TOP_STORIES_LAYOUTS, 'center')}
      pageHeading={text(customFields['pageHeading'])}
      heading={text(customFields['heading']) || 'Top stories'}
      provenance={id ? `collection:${id}` : 'feed:latest'}
      now={Date.now()}
    />
  );
}

TopStoriesFeature.label = 'Front – Top stories';
/** s: the times of a live blog depend on the clock. */
TopStoriesFeature.ttl = 300;
TopStoriesFeature.propTypes = {
  customFields: PropTypes.shape({
    collectionId: PropTypes.text.tag({
      label: 'Collection',
      choices: 'collection-choices',
      description: 'Its first story leads. Without one, the newest stories are shown.',
      group: 'Stories',
    }),
    offset: PropTypes.number.tag({ label: 'Skip', defaultValue: 0, min: 0, group: 'Stories' }),
    size: PropTypes.number.tag({
      label: 'How many',
      defaultValue: DEFAULT_SIZE,
      min: 1,
      max: MAX_SIZE,
      group: 'Stories',
    }),
    layout: PropTypes.oneOf([...TOP_STORIES_LAYOUTS]).tag({
      label: 'Place of the lead',
      defaultValue: 'center',
      labels: { center: 'In the middle', left: 'On the left, wider' },
      group: 'Look',
    }),
    relatedLinks: PropTypes.bool.tag({
      label: 'Related links of the lead',
      defaultValue: true,
      group: 'Look',
    }),
    pageHeading: PropTypes.text.tag({
      label: 'Heading of the page, read aloud only',
      description: 'Fill it in on the home page, where nothing else is a first-level heading.',
      group: 'Headings',
    }),
    heading: PropTypes.text.tag({
      label: 'Heading of the package, read aloud only',
      defaultValue: 'Top stories',
      group: 'Headings',
    }),
  }),
};
