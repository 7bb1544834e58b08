import { useEffect, useState } from 'react';
import type { PageDocument } from '../../../document/document';
import type { Api } from '../api';
import { messageOf } from '../call';

/** A version and the one before it, by their numbers. */
export function useVersions(
  api: Pick<Api, 'readVersion'>,
  id: string,
  number: number,
  previous: number | null,
) {
  const [documents, setDocuments] = useState<ReadonlyMap<number, PageDocument>>(new Map());
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const wanted = previous === null ? [number] : [number, previous];
    Promise.all(
      wanted.map(async (one) => [one, (await api.readVersion(id, one)).document] as const),
    ).then(
      (read) => isCurrent && setDocuments(new Map(read)),
      (error: unknown) => isCurrent && setFailure(messageOf(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [api, id, number, previous]);
  return { documents, failure };
}
