import type { ContentElement } from '../../../../content/schemas/ans';
import { subtypeOf, TREATMENTS } from '../../../../components/article/subtypes';

/** Marks the first paragraph where the subtype wants a drop cap and no writer has asked for one. */
export function withDropCap(
  elements: readonly ContentElement[],
  subtype: string,
): readonly ContentElement[] {
  if (!TREATMENTS[subtypeOf(subtype)].hasDropCap) return elements;
  const asked = elements.some((element) => element.type === 'text' && element.dropcap);
  const first = elements.findIndex((element) => element.type === 'text');
  const paragraph = elements[first];
  // A drop cap is a letter: a paragraph that opens with a quote or a link stays as it is.
  if (asked || paragraph?.type !== 'text' || !/^\p{L}/u.test(paragraph.content)) return elements;
  return elements.with(first, { ...paragraph, dropcap: true });
}
