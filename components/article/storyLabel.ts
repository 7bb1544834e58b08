import type { Story } from '../../content/schemas/ans';
import { cardAuthors } from '../cards/cardAuthors';
import { treatmentOf } from './subtypes';

/** What stands above a headline. */
export interface StoryLabel {
  text: string;
  url: string | null;
  /** A second word after it: the kind of story where editors named a topic. */
  kind: string;
}

/**
 * The label of a story: what editors wrote, else the section. The kind ("Review", "Podcast") comes
 * first where the label does not say it already. A label that only repeats the writer's name gives
 * way to the section, since the writer is named beside it. Null where there is nothing to say.
 */
export function storyLabel(
  story: Pick<Story, 'subtype' | 'taxonomy' | 'authors' | 'distributor' | 'eyebrow'>,
): StoryLabel | null {
  const { kicker } = treatmentOf(story);
  const section = story.taxonomy.primary_section;
  const names = cardAuthors(story).map(({ name }) => name.toLowerCase());
  const written = names.includes(story.eyebrow?.text.toLowerCase() ?? '') ? null : story.eyebrow;
  const label =
    written ?? (section ? { text: section.name, url: `${section._id.replace(/\/$/, '')}/` } : null);
  if (!label) return kicker ? { text: kicker, url: null, kind: '' } : null;
  const saysKind = label.text.toLowerCase().includes(kicker.toLowerCase());
  return { text: label.text, url: label.url, kind: saysKind ? '' : kicker };
}
