import { storyLabel } from '../../../../components/article/storyLabel';
import type { Tone } from '../../../../components/article/subtypes';
import { Eyebrow } from '../../../../components/ui/Eyebrow';
import { EyebrowIcon } from '../../../../components/ui/EyebrowIcon';
import type { Story } from '../../../../content/schemas/ans';

/** The tones that have a color of their own. */
const EYEBROW_TONES = {
  news: 'default',
  opinion: 'opinion',
  live: 'default',
  partner: 'quiet',
  guide: 'default',
} as const;

/**
 * What stands above the headline: "Live Updates" or "As It Happened" of a live blog (platform §4),
 * else the kind of story and the label that editors wrote, else the section; and the small label beside.
 */
export function ArticleLabel({ story, tone }: { story: Story; tone: Tone }) {
  if (story.subtype === 'live' || story.subtype === 'liveblog') {
    return story.ended ? (
      <Eyebrow text="As It Happened" tone="ended" />
    ) : (
      <Eyebrow text="Live Updates" tone="live" />
    );
  }
  const label = storyLabel(story);
  const { labelIcon: icon } = story;
  if (!label && !icon) return null;
  return (
    <p className="article-header__label">
      {label?.kind && <span className="article-header__kind">{label.kind}</span>}{' '}
      {label && <Eyebrow text={label.text} url={label.url} tone={EYEBROW_TONES[tone]} />}
      {icon && <EyebrowIcon text={icon.text} picture={icon.picture} url={icon.url} />}
    </p>
  );
}
