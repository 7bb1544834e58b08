import type { StoryCard } from './schemas/ans';
import { at, list, number } from './schemas/json';
import { readStoryCards } from './schemas/readStoryCard';

export interface StoryFeed {
  stories: StoryCard[];
  /** How many there are in all, not only here. */
  total: number;
}

/** The answer of the content API's search: cards, and how many there are in all. */
export function readSearchAnswer(data: unknown, site: string): StoryFeed {
  const documents = list(at(data, 'content_elements'));
  return {
    stories: readStoryCards(documents, site),
    total: Math.max(documents.length, number(at(data, 'count'))),
  };
}
