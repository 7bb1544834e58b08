import { Eyebrow } from '../../../../components/ui/Eyebrow';
import type { Story } from '../../../../content/schemas/ans';
import { isOpinionStory } from '../../../../utils/isOpinionStory';

/**
 * What stands above the headline: "Live Updates" or "As It Happened" of a live blog (platform §4),
 * else the label that editors wrote, else the section. Opinion always says so.
 */
export function ArticleLabel({ story, isColumnist }: { story: Story; isColumnist: boolean }) {
  const { subtype, ended, eyebrow, taxonomy } = story;
  if (subtype === 'live' || subtype === 'liveblog') {
    return ended ? (
      <Eyebrow text="As It Happened" tone="ended" />
    ) : (
      <Eyebrow text="Live Updates" tone="live" />
    );
  }
  const section = taxonomy.primary_section;
  const tone = isColumnist || isOpinionStory(story) ? 'opinion' : 'default';
  if (eyebrow) return <Eyebrow text={eyebrow.text} url={eyebrow.url} tone={tone} />;
  return section && <Eyebrow text={section.name} url={`${section._id}/`} tone={tone} />;
}
