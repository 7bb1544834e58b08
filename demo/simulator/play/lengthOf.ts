import type { Course } from './Fixture';

/** How far a game goes to find a winner. */
export type Length = 'regular' | 'overtime' | 'shootout';

const LENGTHS: Partial<Record<Course, Length>> = {
  overtime: 'overtime',
  'extra-innings': 'overtime',
  shootout: 'shootout',
};

/** How far a game of that course goes. */
export function lengthOf(course: Course): Length {
  return LENGTHS[course] ?? 'regular';
}
