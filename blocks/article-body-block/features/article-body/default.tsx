import { useContent, useFirstOnPage } from 'fusion:content';
import { useFusionContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import { defineFeature, field } from '@broadsheet/define';
import { hasRelatedBox } from '../../../../components/article/hasRelatedBox';
import { selectLead } from '../../../../components/article/selectLead';
import { storyOf } from '../../../../components/article/storyOf';
import { textElements } from '../../../../components/article/textElements';
import { relatedItems } from '../../../../components/cards/relatedItems';
import type { menus as Menu } from '../../../../properties/menus';
import { getAdContext } from '../../../../utils/ads/getAdContext';
import { ArticleBody } from './ArticleBody';
import { newsletterFor } from './newsletterFor';

/** The text of a story, from the page's own content. */
export default defineFeature({
  label: 'Article – Text',
  hydrate: 'idle',
  fields: {
    newsletterId: field.text({
      label: 'Newsletter offered before the last paragraph',
      choices: 'article-newsletter-choices',
      default: 'section',
      group: 'Newsletter',
    }),
    showsRelated: field.flag({
      label: 'Related stories in the text',
      description: 'Version 2: after a third of a story of 300 words or more',
      default: false,
      group: 'Related stories',
    }),
    showsLead: field.flag({
      label: 'Show the lead picture in the text',
      description: 'For pages without a Lead Media block',
      default: false,
      group: 'Display',
    }),
  },
  view: function ArticleBodyFeature({ fields }) {
    const { globalContent, arcSite, outputType } = useFusionContext();
    const story = storyOf(globalContent);
    const showsRelated = story !== null && fields.showsRelated && hasRelatedBox(story);
    const fetched = useContent(
      showsRelated && story._id !== ''
        ? { source: 'related-content', query: { _id: story._id } }
        : null,
    );
    const related = showsRelated ? relatedItems(story, fetched) : [];
    // What is related here is not listed below.
    useFirstOnPage(related.map(({ link }) => link));
    if (!story) return null;
    const { newsletters, menus } = getProperties(arcSite);
    const leadIsElsewhere = !fields.showsLead && selectLead(story).isFirstElement;
    return (
      <ArticleBody
        story={story}
        elements={textElements(story).filter(
          (element) => !leadIsElsewhere || element !== story.content_elements[0],
        )}
        newsletters={newsletters}
        insertNewsletterId={newsletterFor(story, fields.newsletterId)}
        related={related}
        adContext={getAdContext(story, outputType)}
        prompt={
          story.preview
            ? {
                rule: story.preview,
                path: story.canonical_url || '/',
                links: linksOf(menus.headerLinks),
              }
            : null
        }
      />
    );
  },
});

const linksOf = ({ subscribe, subscribeLoggedIn, support }: (typeof Menu)['headerLinks']) => ({
  subscribe: subscribe.path,
  subscribeLoggedIn: subscribeLoggedIn.path,
  support: support.path,
});
