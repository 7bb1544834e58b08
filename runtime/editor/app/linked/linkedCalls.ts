import type { LinkUse } from '../../../store/linked/listLinkUses';
import type { Call, Listed } from '../call';

export type LinkUseRow = Listed<LinkUse>;

/** Where a linked block is shown. */
export interface LinkUses {
  uses: LinkUseRow[];
  /** How many more there are, in folders that whoever asks may not read. */
  hidden: number;
}

/** The calls of linked blocks, as part of the application's API. */
export const linkedCalls = (call: Call, at: (id: string, rest: string) => string) => ({
  listUses: (id: string) => call<LinkUses>('GET', at(id, '/uses')),
  /** A page (its draft, or a version) with the draft of a linked block in it. */
  previewSample: (id: string, show: { version: number | null; draftOf: string }) =>
    call<{ url: string; uri: string }>('POST', at(id, '/preview'), show),
});
