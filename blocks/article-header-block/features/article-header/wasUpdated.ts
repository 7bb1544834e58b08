/** ms; what changes sooner after publication is part of publishing. */
const SETTLED_MS = 300_000;

/** Whether "Updated" is said: the story changed more than 5 minutes after it appeared. */
export function wasUpdated(published: string, updated: string): boolean {
  return Date.parse(updated) - Date.parse(published) > SETTLED_MS;
}
