import type { ContentElement } from '../../../../content/schemas/ans';
import { getLongformKind } from '../../../../utils/getLongformKind';

/** Long reads open with a drop cap: long form and investigations. */
function opensWithDropCap(subtype: string): boolean {
  return getLongformKind(subtype) !== null || subtype === 'spotlightpa';
}

/** Marks the first paragraph where the subtype wants a drop cap and no writer has asked for one. */
export function withDropCap(
  elements: readonly ContentElement[],
  subtype: string,
): readonly ContentElement[] {
  if (!opensWithDropCap(subtype)) return elements;
  const asked = elements.some((element) => element.type === 'text' && element.dropcap);
  const first = elements.findIndex((element) => element.type === 'text');
  const paragraph = elements[first];
  // A drop cap is a letter: a paragraph that opens with a quote or a link stays as it is.
  if (asked || paragraph?.type !== 'text' || !/^\p{L}/u.test(paragraph.content)) return elements;
  return elements.with(first, { ...paragraph, dropcap: true });
}
