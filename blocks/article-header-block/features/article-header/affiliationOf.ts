import { cardAuthors } from '../../../../components/cards/cardAuthors';
import type { Story } from '../../../../content/schemas/ans';

/** Said of everyone in the room, so it says nothing. */
const OWN_STAFF = /^staff( writers?)?$/i;

/**
 * What stands after the names: the story's affiliation, else the distributor it came from, else the
 * role of the only writer. Nothing where it would repeat a name: "By AP, Associated Press".
 */
export function affiliationOf(
  story: Pick<Story, 'affiliation' | 'distributor' | 'authors'>,
): string {
  const [author, ...others] = story.authors;
  const role = author && others.length === 0 ? author.role : '';
  const isStaff = story.distributor === null || story.distributor.category === 'staff';
  const distributor = isStaff ? '' : (story.distributor?.name ?? '');
  const written = OWN_STAFF.test(story.affiliation) && role ? '' : story.affiliation;
  const affiliation = written || distributor || role;
  const isNamed = cardAuthors(story).some(({ name }) => isSameOrganization(name, affiliation));
  return isNamed ? '' : affiliation;
}

/** The same words, or the initials of the other: AP, Associated Press, The Associated Press. */
function isSameOrganization(one: string, other: string): boolean {
  const [a, b] = [bare(one), bare(other)];
  return a === b || a === initials(b) || b === initials(a);
}

function bare(name: string): string {
  return name
    .toLowerCase()
    .replace(/^the\s+/, '')
    .replace(/\.(?=\w|$)/g, '')
    .trim();
}

function initials(name: string): string {
  const words = name.split(/\s+/);
  return words.length > 1 ? words.map((word) => word[0]).join('') : '';
}
