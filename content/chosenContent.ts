import { at, list } from './schemas/json';
import type { StoryCard } from './schemas/ans';
import { isStoryCard } from './schemas/pageContent';

/** The cards that a source gave, as a list or in `stories`; editors may choose one that gives none. */
export function chosenCards(answer: unknown): StoryCard[] {
  const given = Array.isArray(answer) ? answer : at(answer, 'stories');
  return list(given).filter(isStoryCard);
}
