/** How a block shows the writers of a story. */
export const AUTHOR_TYPES = ['regular', 'expanded'] as const;
export type AuthorType = (typeof AUTHOR_TYPES)[number];

/** Whether what is said of a writer is shown: only by the expanded type (widgets §5). */
export function showsAuthorBio(type: AuthorType, { bio }: { bio: string }): boolean {
  return type === 'expanded' && bio !== '';
}
