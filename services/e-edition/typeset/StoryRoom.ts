import type { Box } from './setLines';
import type { Measure } from './styles';

/** Where a story is set, and with what. */
export interface StoryRoom {
  box: Box;
  /** How many columns of text stand side by side. */
  columns: number;
  /** It leads the paper. */
  isLead: boolean;
  measure: Measure;
  /** Puts soft hyphens into a text. */
  hyphenate: (text: string, language: string) => string;
}
