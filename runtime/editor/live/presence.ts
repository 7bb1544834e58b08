import type { Actor } from '../session/actor';

/** What others know a tab by: nobody can speak for the tab of another. */
export function tabOf({ name }: Actor, tab: string): string {
  return `${name} ${tab}`;
}
