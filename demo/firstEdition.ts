import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEdition, type EditionTarget } from './edition/loadEdition';
import { pages, redirects } from './pages';
import { gamesAround } from './simulator/gamesAround';

export interface EditionOptions {
  /** Whether the demo's own games are shown. Its stories about games are about their players, who do not exist. */
  areGamesOurs: () => boolean;
}

/** What the demo fills an empty site with. */
export const firstEdition = ({ areGamesOurs }: EditionOptions) => ({
  load: (target: Pick<EditionTarget, 'base' | 'token' | 'clock' | 'onProgress'>) =>
    loadEdition({
      ...target,
      // The code runs from dist/engine; the texts stay where they are written.
      folder: join(fileURLToPath(new URL('../..', import.meta.url)), 'demo/texts'),
      games: areGamesOurs() ? gamesAround(target.clock) : [],
    }),
  pages,
  redirects,
  editor: { email: 'demo@broadsheet.test', name: 'Demo Editor' },
});
