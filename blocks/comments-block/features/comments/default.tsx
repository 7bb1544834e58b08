import { useEditableContent } from 'fusion:content';
import environment from 'fusion:environment';
import { useFusionContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import { defineFeature, field } from '@broadsheet/define';
import { siteOrigin } from '../../../../components/fronts/siteOrigin';
import { storyOf } from '../../../../components/article/storyOf';
import { safeUrl } from '../../../../content/schemas/safeUrl';
import { showComments } from '../../../../utils/story/showComments';
import { Comments } from './Comments';
import { trimEnd } from '../../../../utils/text/trimEnd';

/**
 * What readers say of a story, where the rule allows it (platform §5). Readers get nothing where no
 * provider is set; editors are told.
 */
export default defineFeature({
  label: 'Article – Comments',
  hydrate: 'visible',
  fields: {
    title: field.text({ label: 'Title', default: 'Comments', isNeverEmpty: true, group: 'Texts' }),
    rootUrl: field.url({
      label: 'Provider',
      description: 'Address of the provider’s root, where it is not the one of the site',
      group: 'Provider',
    }),
  },
  view: function CommentsFeature({ fields }) {
    const { editableField } = useEditableContent();
    const { globalContent, arcSite, isAdmin } = useFusionContext();
    const story = storyOf(globalContent);
    if (!story || !showComments(story)) return null;
    const root = safeUrl(fields.rootUrl) ?? safeUrl(environment['COMMENTS_ROOT_URL']);
    if (!root || !/^https?:/.test(root)) {
      if (!isAdmin) return null;
      return (
        <p className="comments-note">
          Comments: no provider is set. Give the site’s process COMMENTS_ROOT_URL, the address of
          the provider’s root.
        </p>
      );
    }
    const { contact, ownHosts } = getProperties(arcSite);
    const rootUrl = trimEnd(root, '/');
    const origin = siteOrigin(arcSite);
    const { hostname } = new URL(rootUrl);
    return (
      <Comments
        title={fields.title}
        titleProps={editableField('title')}
        rootUrl={rootUrl}
        isOwnHost={isHostOf(origin, hostname) || ownHosts.includes(hostname)}
        storyId={story._id}
        storyUrl={`${origin}${story.canonical_url}`}
        lettersEmail={contact.lettersEmail}
      />
    );
  },
});

function isHostOf(origin: string, hostname: string): boolean {
  return URL.canParse(origin) && new URL(origin).hostname === hostname;
}
