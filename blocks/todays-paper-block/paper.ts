import {
  isNumber,
  isText,
  listOf,
  remembering,
  shape,
  type Check,
  type Checked,
} from '@broadsheet/define/shape';
import { isStoryCard } from '../../content/schemas/pageContent';
import { noonOf } from '../../content/schemas/paperDays';

/** A day as `2026-11-21`. */
const isDay: Check<string> = (value): value is string =>
  isText(value) && !Number.isNaN(noonOf(value));

const isDayOrNone: Check<string> = (value): value is string => value === '' || isDay(value);

const paperPage = shape({
  /** Letter of its section: `A`. */
  section: isText,
  /** Within the section, from 1. */
  number: isNumber,
  /** As they stand on it, the first one on top. */
  stories: listOf(isStoryCard),
});
export type PaperPage = Checked<typeof paperPage>;

const paper = shape({
  /** `2026-11-21`; empty where no paper is known. */
  day: isDayOrNone,
  /** The papers that readers may turn back to, newest first. */
  days: listOf(isDay),
  /** In the order of the paper. */
  pages: listOf(paperPage),
});
/** The printed paper of one day. */
export type Paper = Checked<typeof paper>;

/** Whether a page's own content is a paper as the source makes it. */
export const isPaper = remembering(paper);
