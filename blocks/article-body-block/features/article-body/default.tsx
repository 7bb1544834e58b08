import { useContent, useFirstOnPage } from 'fusion:content';
import { useFusionContext } from 'fusion:context';
import PropTypes from 'fusion:prop-types';
import getProperties from 'fusion:properties';
import { hasRelatedBox } from '../../../../components/article/hasRelatedBox';
import { selectLead } from '../../../../components/article/selectLead';
import { storyOf } from '../../../../components/article/storyOf';
import { textElements } from '../../../../components/article/textElements';
import { relatedItems } from '../../../../components/cards/relatedItems';
import type { StoryCard } from '../../../../content/schemas/ans';
import { flag, text, type JsonRecord } from '../../../../content/schemas/json';
import type { SiteProperties } from '../../../../properties';
import { getAdContext } from '../../../../utils/ads/getAdContext';
import { ArticleBody } from './ArticleBody';
import { newsletterFor } from './newsletterFor';

/** The text of a story, from the page's own content. */
export default function ArticleBodyFeature({ customFields }: { customFields: JsonRecord }) {
  const { globalContent, arcSite, outputType } = useFusionContext();
  const story = storyOf(globalContent);
  const showsRelated =
    story !== null && flag(customFields['showsRelated']) === true && hasRelatedBox(story);
  const fetched = useContent<StoryCard[]>(
    showsRelated && story._id !== ''
      ? { source: 'related-content', query: { _id: story._id } }
      : null,
  );
  const related = showsRelated ? relatedItems(story, fetched) : [];
  // What is related here is not listed below.
  useFirstOnPage(related.map(({ link }) => link));
  if (!story) return null;
  const { newsletters } = getProperties(arcSite) as SiteProperties;
  const leadIsElsewhere =
    flag(customFields['showsLead']) !== true && selectLead(story).isFirstElement;
  return (
    <ArticleBody
      story={story}
      elements={textElements(story).filter(
        (element) => !leadIsElsewhere || element !== story.content_elements[0],
      )}
      newsletters={newsletters}
      insertNewsletterId={newsletterFor(story, text(customFields['newsletterId']) || 'section')}
      related={related}
      adContext={getAdContext(story, outputType)}
    />
  );
}

ArticleBodyFeature.label = 'Article – Text';
ArticleBodyFeature.hydrate = 'idle' as const;
ArticleBodyFeature.propTypes = {
  customFields: PropTypes.shape({
    newsletterId: PropTypes.string.tag({
      label: 'Newsletter offered before the last paragraph',
      choices: 'article-newsletter-choices',
      defaultValue: 'section',
      group: 'Newsletter',
    }),
    showsRelated: PropTypes.bool.tag({
      label: 'Related stories in the text',
      description: 'Version 2: after a third of a story of 300 words or more',
      defaultValue: false,
      group: 'Related stories',
    }),
    showsLead: PropTypes.bool.tag({
      label: 'Show the lead picture in the text',
      description: 'For pages without a Lead Media block',
      defaultValue: false,
      group: 'Display',
    }),
  }),
};
