import type { PageDocument } from '../../../../document/document';
import type { Api } from '../../shared/api';
import { useAnswer } from '../../shared/queries';

/** A version and the one before it, by their numbers; each is null until it is there. */
export function useVersions(
  api: Pick<Api, 'readVersion'>,
  id: string,
  number: number,
  previous: number | null,
): { own: PageDocument | null; before: PageDocument | null; failure: string | null } {
  const own = useAnswer(api, 'readVersion', { id, number });
  const before = useAnswer(api, 'readVersion', previous === null ? null : { id, number: previous });
  return {
    own: own.data?.document ?? null,
    before: before.data?.document ?? null,
    failure: own.problem ?? before.problem,
  };
}
