import { useEditableContent } from 'fusion:content';
import environment from 'fusion:environment';
import { useFusionContext } from 'fusion:context';
import PropTypes from 'fusion:prop-types';
import getProperties from 'fusion:properties';
import { siteOrigin } from '../../../../components/fronts/siteOrigin';
import { storyOf } from '../../../../components/article/storyOf';
import { text, type JsonRecord } from '../../../../content/schemas/json';
import { safeUrl } from '../../../../content/schemas/safeUrl';
import type { SiteProperties } from '../../../../properties';
import { showComments } from '../../../../utils/story/showComments';
import { Comments } from './Comments';
import { trimEnd } from '../../../../utils/text/trimEnd';

const DEFAULT_TITLE = 'Comments';

/**
 * What readers say of a story, where the rule allows it (platform §5). Readers get nothing where no
 * provider is set; editors are told.
 */
export default function CommentsFeature({ customFields }: { customFields: JsonRecord }) {
  const { editableField } = useEditableContent();
  const { globalContent, arcSite, isAdmin } = useFusionContext();
  const story = storyOf(globalContent);
  if (!story || !showComments(story)) return null;
  const root = safeUrl(customFields['rootUrl']) ?? safeUrl(environment['COMMENTS_ROOT_URL']);
  if (!root || !/^https?:/.test(root)) {
    if (!isAdmin) return null;
    return (
      <p className="comments-note">
        Comments: no provider is set. Give the site’s process COMMENTS_ROOT_URL, the address of the
        provider’s root.
      </p>
    );
  }
  const { contact, ownHosts } = getProperties(arcSite) as SiteProperties;
  const rootUrl = trimEnd(root, '/');
  const origin = siteOrigin(arcSite);
  const { hostname } = new URL(rootUrl);
  return (
    <Comments
      title={text(customFields['title']) || DEFAULT_TITLE}
      titleProps={editableField('title')}
      rootUrl={rootUrl}
      isOwnHost={isHostOf(origin, hostname) || ownHosts.includes(hostname)}
      storyId={story._id}
      storyUrl={`${origin}${story.canonical_url}`}
      lettersEmail={contact.lettersEmail}
    />
  );
}

function isHostOf(origin: string, hostname: string): boolean {
  return URL.canParse(origin) && new URL(origin).hostname === hostname;
}

CommentsFeature.label = 'Article – Comments';
CommentsFeature.hydrate = 'visible' as const;
CommentsFeature.propTypes = {
  customFields: PropTypes.shape({
    title: PropTypes.string.tag({ label: 'Title', defaultValue: DEFAULT_TITLE, group: 'Texts' }),
    rootUrl: PropTypes.url.tag({
      label: 'Provider',
      description: 'Address of the provider’s root, where it is not the one of the site',
      group: 'Provider',
    }),
  }),
};
