import { isText, shape, type Checked } from '@broadsheet/define/shape';

/** Whether a page's own content says itself what its page is called: a puzzle, a notice, a job. */
export const isNamed = shape({
  /** Of the document, without the site's name. */
  pageTitle: isText,
  /** Plain text, for results of a search. */
  pageDescription: isText,
  /** Path of the section that it belongs to: `/puzzles`. */
  pageSection: isText,
});

export type Named = Checked<typeof isNamed>;
