import { useFusionContext } from 'fusion:context';
import PropTypes from 'fusion:prop-types';
import getProperties from 'fusion:properties';
import { selectLead } from '../../../../components/article/selectLead';
import { storyOf } from '../../../../components/article/storyOf';
import { textElements } from '../../../../components/article/textElements';
import { flag, text, type JsonRecord } from '../../../../content/schemas/json';
import type { SiteProperties } from '../../../../properties';
import { ArticleBody } from './ArticleBody';
import { newsletterFor } from './newsletterFor';

/** The text of a story, from the page's own content. */
export default function ArticleBodyFeature({ customFields }: { customFields: JsonRecord }) {
  const { globalContent, arcSite } = useFusionContext();
  const story = storyOf(globalContent);
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
    />
  );
}

ArticleBodyFeature.label = 'Article – Text';
ArticleBodyFeature.hydrate = 'idle' as const;
ArticleBodyFeature.propTypes = {
  customFields: PropTypes.shape({
    newsletterId: PropTypes.string.tag({
      label: 'Newsletter offered before the last paragraph',
      description: 'Id of a newsletter, “section” for the one of the story’s section, or “none”',
      defaultValue: 'section',
      group: 'Newsletter',
    }),
    showsLead: PropTypes.bool.tag({
      label: 'Show the lead picture in the text',
      description: 'For pages without a Lead Media block',
      defaultValue: false,
      group: 'Display',
    }),
  }),
};
