import type { AnswerTo, Calls, GivenTo } from './calls';
import {
  keepPreviousData,
  QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { CallName } from '../../contract/calls';
import { messageOf } from './call';
import { useLast } from './useLast';

/** What the server says is asked for by each screen anew; what fails is tried again by whoever reads why. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 0,
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { networkMode: 'always' },
    },
  });

/** What the server says to a question, as far as it is known. */
export interface Answer<N extends CallName> {
  /** Null until it is here; where the question has changed, the former answer until then, or for as long as it fails. */
  data: AnswerTo<N> | null;
  /** Why it can't be had now; null for no trouble. `error`: the same, for a closer look. */
  problem: string | null;
  error: unknown;
  /** Whether `data` answers the question that is asked now. */
  isCurrent: boolean;
  /** Whether it is asked just now, for the first time or anew. */
  isAsking: boolean;
  reload: () => void;
}

/**
 * Asks the server something, and again whenever the question changes: only the latest answer counts.
 * @param given what is asked; null: nothing yet
 */
export function useAnswer<N extends CallName>(
  api: Pick<Calls, N>,
  name: N,
  given: GivenTo<N> | null,
): Answer<N> {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery<AnswerTo<N>>({
    queryKey: [name, given],
    // A name and what it takes belong together, which TypeScript can't follow through a union.
    queryFn: ({ signal }) =>
      (api[name] as (given: unknown, signal: AbortSignal) => Promise<AnswerTo<N>>)(given, signal),
    enabled: given !== null,
    placeholderData: keepPreviousData,
  });
  // Where the new question fails, too, what was shown stays.
  const shown = useLast(data);
  const isAsked = given !== null;
  return {
    data: shown ?? null,
    problem: error === null ? null : messageOf(error),
    error,
    isCurrent: data !== undefined && !isPlaceholderData,
    isAsking: isFetching,
    reload: useCallback(() => {
      if (isAsked) void refetch();
    }, [isAsked, refetch]),
  };
}

/** Has questions asked anew: all of their names, whatever else they say. */
export function useReload(): (names: readonly CallName[]) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (names) => {
      const askAnew = async (name: CallName) => {
        // A first answer that is on its way may be older than what was done since.
        await client.cancelQueries({ queryKey: [name] });
        await client.invalidateQueries({ queryKey: [name] });
      };
      await Promise.all(names.map(askAnew));
    },
    [client],
  );
}

/**
 * Does one thing at a time, and says why the last one was not done.
 * @param touched names of the questions whose answers it may change: they are asked anew, done or not
 */
export function useAct(touched: readonly CallName[] = []) {
  const reload = useReload();
  const isRunning = useRef(false);
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSettled: () => void reload(touched),
  });
  /**
   * @param onError says that it takes care of the error itself
   * @returns whether it is done
   */
  const run = async (
    work: () => Promise<unknown>,
    onError?: (error: unknown) => boolean,
  ): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    try {
      await mutateAsync(work);
      return true;
    } catch (failure) {
      if (onError?.(failure)) reset();
      return false;
    } finally {
      isRunning.current = false;
    }
  };
  return { isBusy: isPending, problem: error === null ? null : messageOf(error), run };
}
