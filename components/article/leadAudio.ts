import type { AnsAudio, ContentElement, Story } from '../../content/schemas/ans';
import { treatmentOf } from './subtypes';

/**
 * The recording that opens a story: its first element, and of a podcast the first recording wherever
 * it stands. The text leaves it out; any other is played where the writer put it.
 */
export function leadAudio(
  story: Pick<Story, 'content_elements' | 'subtype' | 'taxonomy' | 'authors'>,
): AnsAudio | null {
  const elements = treatmentOf(story).hasCoverInPlayer
    ? story.content_elements
    : story.content_elements.slice(0, 1);
  return elements.find(isAudio) ?? null;
}

function isAudio(element: ContentElement): element is AnsAudio {
  return element.type === 'audio';
}
