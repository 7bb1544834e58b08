import { useEffect, useState } from 'react';
import type { BlockLink, Node, PageDocument } from '../../../document/document';
import { messageOf } from '../call';
import type { Api } from '../api';
import type { VersionRow } from '../publish/publishCalls';

export type LinkedCalls = Pick<Api, 'readDraft' | 'readVersion' | 'versions'>;

/** A linked block as a page shows it. */
export interface LinkedBlock {
  name: string;
  versions: readonly VersionRow[];
  /** What is published, or the version that the page stays at; null: there is none to show. */
  block: Node | null;
}

/** The linked block that a node shows; `linked` is null until it is there. */
export function useLinkedBlock(
  api: LinkedCalls,
  { document, version }: BlockLink,
): { linked: LinkedBlock | null; failure: string | null } {
  const [known, setKnown] = useState<{ of: string; linked: LinkedBlock } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const of = `${document} ${version ?? ''}`;

  useEffect(() => {
    let isWanted = true;
    readLinked(api, document, version).then(
      (linked) => {
        if (!isWanted) return;
        setKnown({ of, linked });
        setFailure(null);
      },
      (error: unknown) => isWanted && setFailure(messageOf(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [api, document, version, of]);

  return { linked: known?.of === of ? known.linked : null, failure };
}

async function readLinked(
  api: LinkedCalls,
  id: string,
  version: number | undefined,
): Promise<LinkedBlock> {
  const [draft, { versions }] = await Promise.all([api.readDraft(id), api.versions(id)]);
  const shown = version ?? versions.find(({ liveOn }) => liveOn.length > 0)?.number;
  const document = shown === undefined ? null : (await api.readVersion(id, shown)).document;
  return { name: draft.document.name, versions, block: document ? blockIn(document) : null };
}

/** The one block of a linked block's document; null where it is empty. */
export const blockIn = ({ sections }: PageDocument): Node | null =>
  Object.values(sections).flat()[0] ?? null;
