import type { ContentElement, ListItem, SafeHtml } from '../../content/schemas/ans';

export interface Verdict {
  /** What is reviewed; empty where the newsroom gave the group no title. */
  name: string;
  rating: { value: number; max: number; units: string } | null;
  /** Plain text: "Recommended". */
  endorsement: string;
  /** What, where, when. */
  facts: SafeHtml[];
  /** What it was made from: the text leaves these out. */
  elements: ContentElement[];
}

/**
 * The verdict of a review: the first group that holds a rating or an endorsement, else the first of
 * those that stand alone. Null for a review without.
 */
export function leadVerdict(elements: readonly ContentElement[]): Verdict | null {
  for (const element of elements) {
    if (element.type !== 'element_group') continue;
    const verdict = verdictOf(element.elements);
    if (verdict) return { ...verdict, name: element.title, elements: [element] };
  }
  const alone = elements.filter(({ type }) => type === 'numeric_rating' || type === 'endorsement');
  const verdict = verdictOf(alone);
  return verdict && { ...verdict, name: '', elements: alone };
}

function verdictOf(elements: readonly ContentElement[]): Omit<Verdict, 'name' | 'elements'> | null {
  let rating: Verdict['rating'] = null;
  let endorsement = '';
  const facts: SafeHtml[] = [];
  for (const element of elements) {
    if (element.type === 'numeric_rating' && !rating) {
      rating = { value: element.rating, max: element.max, units: element.units };
    } else if (element.type === 'endorsement' && !endorsement) {
      endorsement = element.endorsement;
    } else if (element.type === 'list') {
      facts.push(...element.items.flatMap(wordsOf));
    } else if (element.type === 'text') {
      facts.push(element.content);
    }
  }
  return rating || endorsement ? { rating, endorsement, facts } : null;
}

function wordsOf(item: ListItem): SafeHtml[] {
  return 'content' in item ? [item.content] : item.items.flatMap(wordsOf);
}
