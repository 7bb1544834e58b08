import type { LiveCard, Story } from '../../content/schemas/ans';
import { splitCardAddress } from '../../utils/links/splitCardAddress';

/**
 * The card of a live blog that a request asks for (platform §2): `<story>.html/card-{hash}`. Null for
 * the story's own address and for a card that it does not hold.
 */
export function cardOf(story: Pick<Story, 'liveCards'>, requestUri: string): LiveCard | null {
  const { anchor } = splitCardAddress(requestUri);
  return story.liveCards?.find((card) => card.anchor === anchor) ?? null;
}
