import type { StoryBox as Kind } from '../../../../components/article/subtypes';
import type { Story } from '../../../../content/schemas/ans';
import type { Newsletter } from '../../../../properties/newsletters';
import { NewsletterBox } from './NewsletterBox';
import { newsletterOf } from './newsletterOf';

interface MastheadProps {
  kind: Kind;
  story: Story;
  newsletters: readonly Newsletter[];
}

/** What stands above the headline: the name of the newsletter or of the guide. Null for other kinds. */
export function Masthead({ kind, story, newsletters }: MastheadProps) {
  if (kind === 'newsletter') {
    const newsletter = newsletterOf(story, newsletters);
    return newsletter && <NewsletterBox newsletter={newsletter} date={story.display_date} />;
  }
  if (kind !== 'series') return null;
  return (
    <p className="story-series">
      <a className="story-series__name" href="/philly-first/">
        Philly First
      </a>{' '}
      <span className="story-series__about">How the city works, for people who just got here</span>
    </p>
  );
}
