import type { CallToAction } from '../../../components/cards/CallToActionCard';
import { pathOf, requiredParam, siteOf } from '../../../content/params';
import { at, firstText, list } from '../../../content/schemas/json';
import type { Source } from '../../../content/source';

const EMAIL = /^[^\s@?&]+@[^\s@?&]+$/;

/**
 * What an editor set for a call-to-action story, as `{callToAction}`; null in it where the story has
 * no content element of the subtype `cta-card`, and then no card is shown (widgets §5). Throws 400.
 */
const source: Source = {
  label: 'Call to action of a story',
  params: { canonical_url: 'text' },
  ttl: 300,
  resolve: (query) =>
    pathOf('/content/v4/stories', {
      website: siteOf(query),
      website_url: requiredParam(query, 'canonical_url'),
    }),
  transform: (data) => ({ callToAction: readCallToAction(data) }),
};

function readCallToAction(story: unknown): CallToAction | null {
  const element = list(at(story, 'content_elements')).find(
    (candidate) => at(candidate, 'subtype') === 'cta-card',
  );
  if (element === undefined) return null;
  const setting = (name: string): string =>
    firstText(
      at(element, 'embed', 'config', name),
      at(element, 'additional_properties', name),
      at(element, name),
    );
  return {
    bgColor: setting('bgColor'),
    header: decode(setting('header')),
    description: decode(setting('description')),
    email: EMAIL.test(setting('email')) ? setting('email') : '',
  };
}

/** The texts are URL-encoded (widgets §3); one that is not stays as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', '%20'));
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}

export default source;
