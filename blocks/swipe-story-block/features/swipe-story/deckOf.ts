import type { StorySlide } from '../../../../content/schemas/ans';
import { swipe } from './swipeRules';

const { adFromSlides, adAfterIndex } = swipe;

/** What the reader swipes through: the intro, the story's slides, an ad between them. */
export type DeckSlide =
  | { kind: 'intro'; id: string }
  | { kind: 'card'; id: string; card: StorySlide }
  | { kind: 'ad'; id: string };

/**
 * A story's slides in order, the intro first, each with the fragment of its address (widgets §2). With
 * four or more an ad stands after index 3, with a name of its own, so that the numbers of the others
 * are the same with and without it.
 */
export function deckOf(cards: readonly StorySlide[], hasAd: boolean): DeckSlide[] {
  const deck: DeckSlide[] = [
    { kind: 'intro', id: 'slide-0' },
    ...cards.map((card, index) => ({ kind: 'card' as const, id: `slide-${index + 1}`, card })),
  ];
  if (!hasAd || cards.length < adFromSlides) return deck;
  return deck.toSpliced(adAfterIndex + 1, 0, { kind: 'ad', id: 'slide-ad' });
}
