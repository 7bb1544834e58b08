import type { FastifyInstance } from 'fastify';

import { notificationsOf, readNotifications } from '../notifications/notificationsOf';
import type { Readers } from '../Readers';
import { parseId, parseKey, parseSaved, parseThing } from '../rules/parseThing';
import { follow, isFollowed, listFollows, unfollow } from '../store/follows';
import { isSaved, listSaved, removeSaved, save } from '../store/saved';
import { fieldsOf, readerIn, type ReaderHooks } from './answers';

interface ThingRoute {
  Params: { kind: string; id: string };
}
interface StoryRoute {
  Params: { id: string };
}

/** What a reader follows, as JSON: `/readers/follows`, `/readers/follows/{kind}/{id}`. */
export function followRoutes(
  app: FastifyInstance,
  readers: Readers,
  { readersOnly, writersOnly }: ReaderHooks,
): void {
  const { db, now } = readers;
  app.get('/readers/follows', { onRequest: readersOnly }, async (request) => {
    const { id } = readerIn(request);
    const follows = await listFollows(db, id);
    return { follows: follows.map(({ created_at: since, ...thing }) => ({ ...thing, since })) };
  });
  app.get<ThingRoute>('/readers/follows/:kind/:id', { onRequest: readersOnly }, async (request) => {
    const { id } = readerIn(request);
    return { isFollowed: await isFollowed(db, id, parseKey(request.params)) };
  });
  app.put<ThingRoute>('/readers/follows/:kind/:id', { onRequest: writersOnly }, async (request) => {
    const { id } = readerIn(request);
    const thing = parseThing({ ...fieldsOf(request.body), ...request.params });
    await follow(db, id, thing, now());
    return { isFollowed: true };
  });
  app.delete<ThingRoute>(
    '/readers/follows/:kind/:id',
    { onRequest: writersOnly },
    async (request) => {
      const { id } = readerIn(request);
      await unfollow(db, id, parseKey(request.params));
      return { isFollowed: false };
    },
  );
}

/** What a reader saved, as JSON: `/readers/saved`, `/readers/saved/{id}`. */
export function savedRoutes(
  app: FastifyInstance,
  readers: Readers,
  { readersOnly, writersOnly }: ReaderHooks,
): void {
  const { db, now } = readers;
  app.get('/readers/saved', { onRequest: readersOnly }, async (request) => {
    const { id } = readerIn(request);
    const stories = await listSaved(db, id);
    return {
      saved: stories.map(({ story_id: storyId, path, title, kind, created_at: since }) => ({
        kind,
        id: storyId,
        url: path,
        title,
        since,
      })),
    };
  });
  app.get<StoryRoute>('/readers/saved/:id', { onRequest: readersOnly }, async (request) => {
    const { id } = readerIn(request);
    return { isSaved: await isSaved(db, id, parseId(request.params.id)) };
  });
  app.put<StoryRoute>('/readers/saved/:id', { onRequest: writersOnly }, async (request) => {
    const { id } = readerIn(request);
    const story = parseSaved({ ...fieldsOf(request.body), ...request.params });
    await save(db, id, story, now());
    return { isSaved: true };
  });
  app.delete<StoryRoute>('/readers/saved/:id', { onRequest: writersOnly }, async (request) => {
    const { id } = readerIn(request);
    await removeSaved(db, id, parseId(request.params.id));
    return { isSaved: false };
  });
}

/** `GET /readers/notifications`: the newest stories by what is followed; `POST …/read`: all of them are read. */
export function notificationRoutes(
  app: FastifyInstance,
  readers: Readers,
  { readersOnly, writersOnly }: ReaderHooks,
): void {
  app.get('/readers/notifications', { onRequest: readersOnly }, async (request) => {
    const { id } = readerIn(request);
    const notifications = await notificationsOf(readers, id);
    return { notifications, unread: notifications.filter(({ isUnread }) => isUnread).length };
  });
  app.post('/readers/notifications/read', { onRequest: writersOnly }, async (request) => {
    const { id } = readerIn(request);
    await readNotifications(readers, id, readers.now());
    return { unread: 0 };
  });
}
