import type { LiveCard } from '../../../content/schemas/ans';
import { cardOf } from '../../article/cardOf';
import { contentKind } from './contentKind';
import type { HeadInput } from './types';

/** The live-blog card that the request names (`<story>.html/card-{hash}`, platform §2), if the story has it. */
export function requestedCard(
  input: Pick<HeadInput, 'globalContent' | 'requestUri'>,
): LiveCard | null {
  const content = contentKind(input.globalContent);
  return content.kind === 'story' ? cardOf(content.story, input.requestUri) : null;
}
