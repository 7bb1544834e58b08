import { useContent, useEditableContent } from 'fusion:content';
import { useFusionContext } from 'fusion:context';
import { defineFeature, field } from '@broadsheet/define';
import { hasRelatedBox } from '../../../../components/article/hasRelatedBox';
import { storyOf } from '../../../../components/article/storyOf';
import { cardImage } from '../../../../components/cards/cardImage';
import { mayHaveRelatedStories } from '../../../../components/cards/mayHaveRelatedStories';
import { useStoriesOnce, withSpare } from '../../../../components/fronts/useStoriesOnce';
import { getArticleKind } from '../../../../utils/story/getArticleKind';
import { pickRelated } from './pickRelated';
import { RelatedStories } from './RelatedStories';

/** Widgets §9: 3 per article. */
const COUNT = 3;

/** More of the section than are shown: it holds the story itself, and what its text relates. */
const FEED = withSpare(2 * COUNT + 1);

/** What editors related to the page's story; where they did not, the newest of its section. */
export default defineFeature({
  label: 'Article – Related stories',
  fields: {
    title: field.text({
      label: 'Title',
      description: 'Empty for “Related stories”, or “More in” and the section',
      default: '',
    }),
    version: field.oneOf(['1', '2'], {
      label: 'Version',
      labels: { 1: '1: pictures above headlines', 2: '2: headlines with small pictures' },
      default: '1',
      group: 'Display',
    }),
    isInText: field.flag({
      label: 'Editors’ choice stands in the text',
      description: 'Leaves out here what the text of a long story shows',
      default: false,
      group: 'Content',
    }),
    isFallbackOff: field.flag({
      label: 'Only what editors related',
      description: 'Otherwise the newest stories of the section fill up',
      default: false,
      group: 'Content',
    }),
  },
  view: function RelatedStoriesFeature({ fields }) {
    const { editableField } = useEditableContent();
    const story = storyOf(useFusionContext().globalContent);
    const isInText = fields.isInText && story !== null && hasRelatedBox(story);
    const asksEditors = story !== null && story._id !== '' && mayHaveRelatedStories(story);
    const chosen = useContent(
      asksEditors ? { source: 'related-content', query: { _id: story._id } } : null,
    );
    const section = story?.taxonomy.primary_section ?? null;
    // Below a video or gallery stands more of its kind (more-media).
    const isText = story !== null && getArticleKind(story) === 'story';
    const wantsFeed =
      isText &&
      section !== null &&
      section._id !== '' &&
      !fields.isFallbackOff &&
      !(asksEditors && chosen === null);
    const needsFeed = wantsFeed && (isInText || (chosen?.length ?? 0) < COUNT);
    const feed = useContent(
      needsFeed
        ? {
            source: 'content-feed',
            query: {
              feedType: 'taxonomy.primary_section._id',
              feedParameter: section._id,
              limit: FEED,
              contentTypes: 'story,gallery,video',
            },
          }
        : null,
    );
    const related = chosen ?? [];
    const [leftOut, first] = isInText ? [related, []] : [[], related];
    const newest = feed?.stories ?? [];
    // A row of three looks best with three pictures; editors' own order is kept.
    const [withPicture, without] = [
      newest.filter((card) => cardImage(card) !== null),
      newest.filter((card) => cardImage(card) === null),
    ];
    const others = pickRelated(
      [...(story ? [story] : []), ...leftOut],
      [...first, ...withPicture, ...without],
    );
    const stories = useStoriesOnce(others, COUNT);
    if (!story) return null;
    const usual =
      first.length === 0 && section?.name ? `More in ${section.name}` : 'Related stories';
    return (
      <RelatedStories
        stories={stories}
        title={fields.title || usual}
        titleProps={editableField('title')}
        version={fields.version === '2' ? 2 : 1}
      />
    );
  },
});
