import type { StoryCard } from '../../content/schemas/ans';
import { getTextDirection } from '../../utils/text/getTextDirection';
import { cardHeadline } from '../cards/cardHeadline';
import { Marked } from '../ui/Marked';

export interface StoryLinkProps {
  story: Pick<StoryCard, 'canonical_url' | 'headlines' | 'language' | 'link'>;
  className?: string;
  /** Kind of link, for analytics (widgets §2). */
  linkType?: string;
}

/**
 * The headline of a story as a link to it, or to where editors let its cards lead (platform §3). A
 * headline in another language says so.
 */
export function StoryLink({ story, className, linkType }: StoryLinkProps) {
  const { canonical_url: ownUrl, language, link } = story;
  return (
    <a
      className={className}
      href={link?.url ?? ownUrl}
      rel={link?.rel}
      lang={language}
      dir={getTextDirection(language)}
      data-link-type={linkType}
    >
      <Marked>{cardHeadline(story)}</Marked>
    </a>
  );
}
