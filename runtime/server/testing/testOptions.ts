import { createContentClient } from '../../content/fetchContent';
import type { ServerOptions } from '../createServer';

type Pack = ReturnType<ServerOptions['pack']>;

/** What servers of tests have in common: a pack without a database, whose content comes of its own sources alone. */
export const testOptions = (pack: Pack) =>
  ({
    pack: () => pack,
    content: createContentClient({
      sources: () => pack.sources,
      upstream: { contentBase: () => 'http://127.0.0.1:9', accessToken: () => '' },
    }),
    website: 'site',
    inlineScripts: [],
    isReady: async () => true,
    logLevel: 'silent',
  }) satisfies Partial<ServerOptions>;
