import type { ContentElement, Story } from '../../content/schemas/ans';
import { leadAudio } from './leadAudio';
import { leadVerdict } from './leadVerdict';
import { treatmentOf } from './subtypes';

type TextSource = Pick<Story, 'content_elements' | 'subtype' | 'taxonomy' | 'authors'>;

/**
 * What is left for the text of a story: not the recording that the player plays, not the verdict or
 * the newsletter form that stand above it.
 */
export function textElements(story: TextSource): readonly ContentElement[] {
  const { box } = treatmentOf(story);
  const shown = new Set<ContentElement>();
  const audio = leadAudio(story);
  if (audio) shown.add(audio);
  if (box === 'verdict') {
    leadVerdict(story.content_elements)?.elements.forEach((element) => shown.add(element));
  }
  if (box === 'newsletter') {
    const form = story.content_elements.find(({ type }) => type === 'inline_newsletter');
    if (form) shown.add(form);
  }
  return shown.size > 0
    ? story.content_elements.filter((element) => !shown.has(element))
    : story.content_elements;
}
