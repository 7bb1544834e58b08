import { remembering } from '@broadsheet/define/shape';
import { author, section, story, storyCard } from './ansStory';

/*
 * A page's own content may come from any source, also from one that delivers raw documents. A view
 * takes it for a story, an author or a section only if it is just what our readers make.
 */

/** Whether a page's own content is a story as `readStory` makes it: a head asks ten times, each block once more. */
export const isStory = remembering(story);
/** Whether it is an author as `readAuthor` makes it. */
export const isAuthor = author;
/** Whether it is a section as `readSection` makes it. */
export const isSection = section;
/** Whether it is a card as `readStoryCard` makes it. */
export const isStoryCard = storyCard;
