import type { AnsAudio, ContentElement } from '../../content/schemas/ans';

/** The recording that opens a story: its first one. The text leaves it out. */
export function leadAudio(story: { content_elements: readonly ContentElement[] }): AnsAudio | null {
  return (
    story.content_elements.find((element): element is AnsAudio => element.type === 'audio') ?? null
  );
}
