import { at, firstText, list } from './json';

/** What an editor set for a call to readers (widgets §3), decoded. */
export interface CallToAction {
  /** `#rgb` or `#rrggbb`; anything else is left out. */
  bgColor: string;
  header: string;
  description: string;
  /** Where readers write to; empty for none. */
  email: string;
}

const EMAIL = /^[^\s@?&]+@[^\s@?&]+$/;

/** The call of a story: its content element of the subtype `cta-card`; null without one (widgets §5). */
export function readCallToAction(story: unknown): CallToAction | null {
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
  } catch {
    return text;
  }
}
