import type { Handlers } from '../api/handlers/Handlers';
import type { LiveHub } from './LiveHub';
import { tabOf } from './presence';

/** What those who have a document open (`/live`) say to each other. */
export const presenceHandlers = (live: LiveHub) =>
  ({
    tellPresence: async ({ params, body }, { actor }) =>
      live.move(params.id, tabOf(actor, body.tab), body.node),
  }) satisfies Partial<Handlers>;
