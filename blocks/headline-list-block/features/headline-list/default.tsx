import { useContent, useEditableContent } from 'fusion:content';
import PropTypes from 'fusion:prop-types';
import { oneOf } from '../../../../components/cards/cardOptions';
import { useStoriesOnce, withSpare } from '../../../../components/fronts/useStoriesOnce';
import { chosenCards, chosenRequest } from '../../../../content/chosenContent';
import type { StoryCard } from '../../../../content/schemas/ans';
import { flag, number, text, type JsonRecord } from '../../../../content/schemas/json';
import { safeUrl } from '../../../../content/schemas/safeUrl';
import { HeadlineList, HEADLINE_THEMES } from './HeadlineList';

/** Widgets §3, §9. */
const DEFAULT_SIZE = 8;
const MAX_SIZE = 20;
/** What editors start with; the list itself has a title of its own where they leave it empty. */
const FIRST_TITLE = 'The Latest';

/** Headlines of a source, of a collection, or the newest of a section or of the whole site. */
export default function HeadlineListFeature({ customFields }: { customFields: JsonRecord }) {
  const { editableField } = useEditableContent();
  const chosen = chosenRequest(customFields['content']);
  const collectionId = chosen ? '' : text(customFields['collectionId']);
  const section = text(customFields['section']);
  const offset = Math.max(0, Math.trunc(number(customFields['offset'])));
  const size = Math.min(
    MAX_SIZE,
    Math.max(1, Math.trunc(number(customFields['size'], DEFAULT_SIZE))),
  );
  const answer = useContent(chosen);
  const collection = useContent<StoryCard[]>(
    collectionId
      ? { source: 'collections-api', query: { id: collectionId, size: withSpare(size), offset } }
      : null,
  );
  const feed = useContent<{ stories: StoryCard[] }>(
    chosen || collectionId
      ? null
      : {
          source: 'content-feed',
          query: {
            ...(section ? { feedParameter: section, feedType: 'taxonomy.sections._id' } : {}),
            limit: withSpare(size),
            offset,
          },
        },
  );
  const stories = chosen ? chosenCards(answer) : (collection ?? feed?.stories ?? []);
  return (
    <HeadlineList
      headlines={useStoriesOnce(stories, size)}
      title={text(customFields['title'])}
      titleProps={editableField('title')}
      isCollapsed={flag(customFields['collapsed']) ?? false}
      theme={oneOf(customFields['themeColor'], HEADLINE_THEMES, 'blue')}
      showTimestamps={flag(customFields['timestamps']) ?? true}
      showLabels={flag(customFields['labels']) ?? true}
      showBylines={flag(customFields['bylines']) ?? false}
      moreUrl={safeUrl(customFields['moreUrl']) ?? ''}
      provenance={provenanceOf(chosen?.source, collectionId, section)}
      now={Date.now()}
    />
  );
}

/** Where the stories come from, for analytics. */
function provenanceOf(source: string | undefined, collectionId: string, section: string): string {
  if (source) return `source:${source}`;
  return collectionId ? `collection:${collectionId}` : `feed:${section || 'latest'}`;
}

HeadlineListFeature.label = 'List – Headlines';
/** s: whether a time or a date is shown depends on the day. */
HeadlineListFeature.ttl = 300;
HeadlineListFeature.propTypes = {
  customFields: PropTypes.shape({
    collectionId: PropTypes.text.tag({
      label: 'Collection',
      description: 'Without one, the newest stories are listed.',
      choices: 'collection-choices',
      group: 'Stories',
    }),
    section: PropTypes.text.tag({
      label: 'Section of the newest stories',
      description: 'Empty: the whole site.',
      choices: 'section-choices',
      group: 'Stories',
    }),
    content: PropTypes.contentConfig('story-cards').tag({
      label: 'Another source',
      description: 'Instead of a collection and the newest: whatever gives stories.',
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
    title: PropTypes.text.tag({
      label: 'Title',
      description: 'Empty: Latest Headlines.',
      defaultValue: FIRST_TITLE,
      group: 'Look',
    }),
    moreUrl: PropTypes.text.tag({ label: 'Address that the title leads to', group: 'Look' }),
    themeColor: PropTypes.oneOf([...HEADLINE_THEMES]).tag({
      label: 'Color',
      defaultValue: 'blue',
      labels: { blue: 'Blue', green: 'Green', orange: 'Orange', gray: 'Gray' },
      group: 'Look',
    }),
    collapsed: PropTypes.bool.tag({ label: 'Closed at first', defaultValue: false, group: 'Look' }),
    timestamps: PropTypes.bool.tag({ label: 'Times', defaultValue: true, group: 'Show' }),
    labels: PropTypes.bool.tag({ label: 'Labels', defaultValue: true, group: 'Show' }),
    bylines: PropTypes.bool.tag({ label: 'Writers', defaultValue: false, group: 'Show' }),
  }),
};
