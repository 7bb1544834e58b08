import type { Story } from '../../../../content/schemas/ans';

/** Said of everyone in the room, so it says nothing. */
const OWN_STAFF = /^staff( writers?)?$/i;

/**
 * What stands after the names: the story's affiliation, else the distributor it came from, else the
 * role of the only writer.
 */
export function affiliationOf(
  story: Pick<Story, 'affiliation' | 'distributor' | 'authors'>,
): string {
  const [author, ...others] = story.authors;
  const role = author && others.length === 0 ? author.role : '';
  const isStaff = story.distributor === null || story.distributor.category === 'staff';
  const distributor = isStaff ? '' : (story.distributor?.name ?? '');
  const written = OWN_STAFF.test(story.affiliation) && role ? '' : story.affiliation;
  return written || distributor || role;
}
