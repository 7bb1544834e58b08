import type { LiveCard, Story } from '../../../content/schemas/ans';
import { contentKind } from './contentKind';
import type { HeadInput } from './types';

const CARD_PATH = /\/(card-[\w-]+)\/?$/;

/** The live-blog card that the request names (`<story>.html/card-{hash}`, platform §2), if the story has it. */
export function requestedCard(
  input: Pick<HeadInput, 'globalContent' | 'requestUri'>,
): { story: Story; card: LiveCard } | null {
  const anchor = CARD_PATH.exec(input.requestUri.split(/[?#]/, 1)[0] ?? '')?.[1];
  const content = contentKind(input.globalContent);
  if (!anchor || content.kind !== 'story') return null;
  const card = content.story.liveCards?.find((one) => one.anchor === anchor);
  return card ? { story: content.story, card } : null;
}
