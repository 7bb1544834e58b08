import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { LogEntry } from '../../contract/log';
import type { Api } from '../shared/api';
import { messageOf } from '../shared/call';
import { useLast } from '../shared/useLast';
import type { LogQuery } from './logQuery';

/** Entries that are asked for at once. */
export const PAGE = 50;

interface Log {
  /** From the newest back; null until they are here, the former ones where another question waits or fails. */
  entries: readonly LogEntry[] | null;
  /** Why they can't be had; null for no trouble. */
  problem: string | null;
  /** Whether there may be older ones. */
  hasOlder: boolean;
  isLoadingOlder: boolean;
  loadOlder: () => void;
  reload: () => void;
}

/** The log as far back as it was asked for: it grows page by page, so one answer of `useAnswer` is not enough. */
export function useLog(api: Pick<Api, 'readLog'>, query: LogQuery): Log {
  const log = useInfiniteQuery({
    queryKey: ['readLog', query],
    queryFn: ({ pageParam: before, signal }) =>
      api.readLog({ ...givenIn(query), before, limit: PAGE }, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ entries }) => (entries.length < PAGE ? undefined : entries.at(-1)?.id),
    placeholderData: keepPreviousData,
  });
  // Where the new question fails, too, what was shown stays.
  const shown = useLast(log.data);
  return {
    entries: shown?.pages.flatMap(({ entries }) => entries) ?? null,
    problem: log.error && messageOf(log.error),
    hasOlder: log.hasNextPage,
    isLoadingOlder: log.isFetchingNextPage,
    loadOlder: () => void log.fetchNextPage(),
    reload: () => void log.refetch(),
  };
}

const givenIn = ({ document, person, action }: LogQuery) => ({
  document: document || undefined,
  person: person || undefined,
  action: action || undefined,
});
