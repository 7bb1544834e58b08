interface BodyElement {
  type: string;
  content?: string;
}

/** Characters; a longer line is a sentence of its own. */
const MAX_SIGNATURE = 80;

/** `<b>Harold Timmons,</b> Germantown`: a name set off from its place, without a full stop. */
const NAME_AND_PLACE = /^<(b|strong)>[^<]+(?:,<\/\1>|<\/\1>,)[^.!?]*$/;

/** `— <i>Elena</i>` */
const DASH_AND_NAME = /^(?:—|–|--)\s/;

/** Ends one piece of text and begins another. */
const BREAKS = new Set(['header', 'divider']);

/** Whether a paragraph only names who wrote what stands above it. */
export function isSignature(element: BodyElement | undefined): boolean {
  if (element?.type !== 'text') return false;
  const html = (element.content ?? '').trim();
  if (html.replace(/<[^<>]*>/g, '').length > MAX_SIGNATURE) return false;
  return NAME_AND_PLACE.test(html) || DASH_AND_NAME.test(html);
}

const signed = new WeakMap<readonly BodyElement[], boolean[]>();

/** For each element whether a signature stands at or below it, within its piece of text: once for a story. */
function signedBelow(elements: readonly BodyElement[]): boolean[] {
  const known = signed.get(elements);
  if (known) return known;
  const below: boolean[] = [];
  for (const [index, element] of [...elements.entries()].reverse()) {
    below[index] = !BREAKS.has(element.type) && (below[index + 1] === true || isSignature(element));
  }
  signed.set(elements, below);
  return below;
}

/** Whether the place before the element at `index` lies between the words of a letter and its signature. */
export function isInLetter(elements: readonly BodyElement[], index: number): boolean {
  return signedBelow(elements)[index] === true && !isSignature(elements[index - 1]);
}
