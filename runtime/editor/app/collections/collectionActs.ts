import type { StoryEntry } from '../../contract/collections';
import { moveBefore } from '../shared/moveBefore';
import type { CollectionDraft } from './order';
import { headlineOf } from './StoryLine';
import type { OpenedCollection } from './useCollection';

/** Everything that can be done to the stories of a collection, each said in words. */
export function collectionActs(now: CollectionDraft, collection: OpenedCollection) {
  const { entries } = now;
  const { stories } = collection;
  const nameOf = (storyId: string) =>
    entries.find((entry) => entry.id === storyId)?.headline ??
    headlineOf(stories.get(storyId), storyId);
  const order = (next: CollectionDraft['entries'], storyId: string) => {
    const place = next.findIndex((entry) => entry.id === storyId) + 1;
    collection.edit({ ...now, entries: next }, `${nameOf(storyId)}: ${place} of ${next.length}.`);
  };
  const move = (storyId: string, before: string | null) => {
    const ids = moveBefore(
      entries.map((entry) => entry.id),
      storyId,
      before,
    );
    order(
      ids.flatMap((one) => entries.filter((entry) => entry.id === one)),
      storyId,
    );
  };
  const add = (story: StoryEntry) => {
    collection.know([story]);
    const entry = { id: story.id, type: story.type, headline: null };
    collection.edit({ ...now, entries: [entry, ...entries] }, `${story.headline}: added on top.`);
  };
  const remove = (storyId: string) =>
    collection.edit(
      { ...now, entries: entries.filter((entry) => entry.id !== storyId) },
      `${nameOf(storyId)}: removed.`,
    );
  const word = (storyId: string, headline: string | null) =>
    collection.edit(
      {
        ...now,
        entries: entries.map((entry) => (entry.id === storyId ? { ...entry, headline } : entry)),
      },
      '',
      `headline ${storyId}`,
    );
  return { order, move, add, remove, word };
}
