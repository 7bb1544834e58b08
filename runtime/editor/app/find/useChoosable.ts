import type { DocumentRow } from '../../contract/documents';
import type { EditorPack } from '../../contract/pack';
import type { Right } from '../../contract/rights';
import type { Api } from '../shared/api';
import { useAnswer } from '../shared/queries';

/** What there is to be looked for. */
export interface Choosable {
  pack: EditorPack;
  /** Linked blocks. */
  linked: readonly DocumentRow[];
}

/**
 * Asks what can be chosen among. Who works in one folder only can’t list linked blocks of the whole
 * site: the others can be found.
 * @param rights of the whole site
 * @returns `choosable`: null until all of it is here
 */
export function useChoosable(
  api: Pick<Api, 'pack' | 'listDocuments'>,
  rights: readonly Right[],
): { choosable: Choosable | null; problem: string | null } {
  const mayList = rights.includes('read');
  const pack = useAnswer(api, 'pack', {});
  const linked = useAnswer(
    api,
    'listDocuments',
    mayList ? { kind: 'block', sort: 'name', limit: 200 } : null,
  );
  const rows = mayList ? linked.data?.documents : [];
  return {
    choosable: pack.data && rows ? { pack: pack.data, linked: rows } : null,
    problem: pack.problem ?? linked.problem,
  };
}
