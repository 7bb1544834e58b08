import type { Author, Story } from '../../content/schemas/ans';
import { treatmentOf } from './subtypes';

/** The columnist whom the strip below a column is about; null for any other story. */
export function columnistOf(story: Pick<Story, 'subtype' | 'taxonomy' | 'authors'>): Author | null {
  if (treatmentOf(story).opening !== 'portrait') return null;
  return story.authors.find(({ _id }) => _id !== '' && _id !== 'no_author') ?? null;
}
