import { useAppContext } from 'fusion:context';
import { defineFeature } from '@broadsheet/define';
import { siteOrigin } from '../../../../components/fronts/siteOrigin';
import { MailStory } from '../../../../components/output-types/mail/MailStory';
import { storyCardFields } from './storyCardFields';
import { useCardStory } from './useCardStory';

/** The card in a mail. A story that asks for something has no form in one. */
export default defineFeature({
  label: 'Card – Story',
  fields: storyCardFields,
  view: function StoryCardMail({ fields }) {
    const { arcSite } = useAppContext();
    const story = useCardStory(fields);
    if (story === null || story.subtype === 'call-to-action') return null;
    const isLead = fields.variant === 'lead' || fields.variant === 'standard';
    const hasPicture = fields.image && fields.variant !== 'headline-only';
    return (
      <MailStory
        story={story}
        origin={siteOrigin(arcSite)}
        picture={hasPicture ? (isLead ? 'above' : 'beside') : undefined}
        showsBlurb={fields.blurb}
        showsLabel={fields.eyebrow}
        showsByline={fields.byline}
      />
    );
  },
});
