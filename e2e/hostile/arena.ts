import { createContentClient, type ContentClient } from '../../runtime/content/fetchContent';
import type { ContentSource } from '../../runtime/content/types';
import { configureFusion } from '../../runtime/fusion/settings';
import { fusionModules } from '../../runtime/cli/fusionModules';
import { loadPack } from '../../runtime/pack/loadPack';
import type { BlockEntry, Pack } from '../../runtime/pack/types';
import type { BlockState, BlockStates } from '../../runtime/fusion/states';
import { addBadBlocks } from './badBlocks';
import { openUpstream, type Upstream } from './upstream';

export const WEBSITE = 'broadsheet';

/** Addresses of the site whose answers are damaged. */
export interface Addresses {
  gateway: string;
  article: string;
  /** A swipeable story. */
  swipe: string;
  /** A place of the restaurant guide. */
  place: string;
  author: string;
  /** Event id of a game that has been played. */
  game: number;
}

/** What all attempts share: the pack, and the upstream that damages what its sources are told. */
export interface Arena {
  pack: Pack;
  upstream: Upstream;
  addresses: Addresses;
}

export async function openArena(root: string, addresses: Addresses): Promise<Arena> {
  const pack = await loadPack({
    root,
    modules: fusionModules,
    onProperties: ({ properties, sites }) => configureFusion({ properties, sites }),
  });
  const upstream = await openUpstream(addresses.gateway, addresses.article);
  configureFusion({
    environment: {
      CONTENT_BASE: upstream.base,
      STATS_BASE: upstream.base,
      ANALYTICS_BASE: upstream.base,
      SUBSCRIPTIONS_BASE: upstream.base,
      RESIZER_BASE: '/gateway/resizer/v2/',
      ARC_ACCESS_TOKEN: '',
      ENVIRONMENT: 'test',
    },
  });
  return { pack: addBadBlocks(pack), upstream, addresses };
}

export interface BlockRef {
  kind: 'feature' | 'chain';
  type: string;
}

export function entryOf({ manifest }: Pack, { kind, type }: BlockRef): BlockEntry {
  const entry = (kind === 'chain' ? manifest.chains : manifest.features)[type];
  if (!entry) throw new Error(`the pack has no ${kind} "${type}"`);
  return entry;
}

/** The states of a feature or chain: those that name it, or the block's first where they name none. */
export function statesOf(pack: Pack, { type }: BlockRef): BlockState[] {
  const [block = '', name = ''] = type.split('/');
  const all = (pack.states[block]?.() ?? {}) as BlockStates;
  const states = Object.values(all);
  const named = states.filter(({ feature }) => feature === name);
  return named.length > 0 ? named : states.filter(({ feature }) => feature === undefined);
}

/**
 * The sources of the pack, of which each fault is noted: to refuse an answer with a status is right,
 * to stumble over it is not.
 */
function watchedSources(pack: Pack, faults: string[]): Record<string, ContentSource> {
  const watch =
    <A extends unknown[]>(name: string, part: string, call: (...values: A) => unknown) =>
    (...values: A): unknown => {
      const note = (error: unknown): never => {
        if (!isRefusal(error))
          faults.push(`${part} of source ${name} threw ${describeError(error)}`);
        throw error;
      };
      try {
        const result = call(...values);
        return result instanceof Promise ? result.catch(note) : result;
      } catch (error) {
        return note(error);
      }
    };
  return Object.fromEntries(
    Object.entries(pack.sources).map(([name, source]): [string, ContentSource] => [
      name,
      {
        ...source,
        ...(source.fetch ? { fetch: watch(name, 'fetch', source.fetch.bind(source)) } : {}),
        ...(source.resolve
          ? { resolve: watch(name, 'resolve', source.resolve.bind(source)) as () => string }
          : {}),
        ...(source.transform
          ? { transform: watch(name, 'transform', source.transform.bind(source)) }
          : {}),
      },
    ]),
  );
}

function isRefusal(error: unknown): boolean {
  return typeof (error as { statusCode?: unknown } | null)?.statusCode === 'number';
}

/** An error with its cause and the place it comes from, on one line. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const place = /at (\S+) \(?(?:\S*\/)?([\w.-]+:\d+):\d+\)?/.exec(error.stack ?? '');
  const cause = error.cause ? `, because of ${describeError(error.cause)}` : '';
  return `${error.name}: ${error.message}${place ? ` (${place[1]}, ${place[2]})` : ''}${cause}`;
}

/** A client of its own for each attempt: no answer, no open breaker of another one is left in it. */
export function createClient({ pack, upstream }: Arena, faults: string[]): ContentClient {
  const sources = watchedSources(pack, faults);
  return createContentClient({
    sources: () => sources,
    upstream: { contentBase: () => upstream.base, accessToken: () => '' },
    maxBytes: 64 * 1024 * 1024,
  });
}
