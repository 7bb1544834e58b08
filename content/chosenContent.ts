import { at, list, record, text } from './schemas/json';
import type { StoryCard } from './schemas/ans';
import { isStoryCard } from './schemas/pageContent';

/** What a content-config field asks for, as an editor filled it in; null where nothing is chosen. */
export function chosenRequest(field: unknown) {
  const source = text(at(field, 'contentService'));
  return source ? { source, query: record(at(field, 'contentConfigValues')) } : null;
}

/** The cards that a source gave, as a list or in `stories`; editors may choose one that gives none. */
export function chosenCards(answer: unknown): StoryCard[] {
  const given = Array.isArray(answer) ? answer : at(answer, 'stories');
  return list(given).filter(isStoryCard);
}
