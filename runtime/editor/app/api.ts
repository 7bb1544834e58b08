import { ApiError, type Listed } from './call';
import type { Comment } from '../../store/comments';
import type { DocumentKind, Node, PageDocument } from '../../document/document';
import type { DocumentEntry, DocumentStatus } from '../../store/listDocuments';
import type { Operation } from '../../document/operations/operation';
import type { EditorPack } from '../server/api/describePack';
import type { RenderedNodes } from './frame/protocol';
import type { Right } from '../server/rights/rights';
import { CallSocket } from './CallSocket';
import { createCall, failureOf } from './createCall';
import { fieldsCalls } from './fields/fieldsCalls';
import { linkedCalls } from './linked/linkedCalls';
import { collectionCalls } from './collections/collectionCalls';
import { findCalls } from './find/findCalls';
import { homeCalls } from './home/homeCalls';
import { logCalls } from './log/logCalls';
import { peopleCalls } from './people/peopleCalls';
import { publishCalls } from './publish/publishCalls';
import { routingCalls } from './routing/routingCalls';
import type { AppSession } from './session';

export type DocumentRow = Listed<DocumentEntry>;

export type CommentRow = Listed<Comment>;

export interface DocumentQuery {
  kind?: DocumentKind | undefined;
  status?: DocumentStatus | undefined;
  folder?: string;
  search?: string;
  sort?: 'updated' | 'name';
  limit?: number;
  offset?: number;
}

export interface CreatedAnswer {
  document: PageDocument;
  rev: number;
}

export interface DraftAnswer extends CreatedAnswer {
  folder: string;
  /** Address of a page; null where it has none yet, and for templates. */
  url: string | null;
  /** What whoever asks may do to it. */
  rights: Right[];
}

export interface PatchAnswer {
  rev: number;
  /** Where others worked on it, too: what it is now. */
  document?: PageDocument | null;
}

const ROOT = '/pf/editor/api';

/** The editor's API, as the application calls it. All of it throws ApiError. */
export function createApi(session: Pick<AppSession, 'csrf'>) {
  let { csrf } = session;

  const call = createCall(ROOT, () => csrf);
  const socket = new CallSocket({ csrf: () => csrf });
  const at = (id: string, rest = '') => `/documents/${encodeURIComponent(id)}${rest}`;

  return {
    pack: () => call<EditorPack>('GET', '/pack'),
    listDocuments: (query: DocumentQuery, signal?: AbortSignal) => {
      const parameters = Object.entries(query).flatMap(([name, value]) =>
        value === undefined || value === '' ? [] : [[name, String(value)]],
      );
      return call<{ documents: DocumentRow[]; total: number }>(
        'GET',
        `/documents?${new URLSearchParams(parameters)}`,
        undefined,
        signal,
      );
    },
    createDocument: (document: PageDocument, folder: string) =>
      call<CreatedAnswer>('POST', '/documents', { document, folder }),
    copyDocument: (copy: {
      copyOf: string;
      id: string;
      kind: DocumentKind;
      name: string;
      folder: string;
    }) => call<CreatedAnswer>('POST', '/documents', copy),
    readDraft: (id: string) => call<DraftAnswer>('GET', at(id)),
    patchDraft: (
      id: string,
      patch: { baseRev: number; operations: readonly Operation[]; batch: string; own?: string[] },
    ) => call<PatchAnswer>('PATCH', at(id), patch),
    moveDocument: (id: string, folder: string) =>
      call<undefined>('PUT', at(id, '/folder'), { folder }),
    archiveDocument: (id: string, isArchived: boolean) =>
      call<undefined>('PUT', at(id, '/archived'), { isArchived }),
    setAddress: (id: string, uri: string) => call<undefined>('PUT', at(id, '/address'), { uri }),
    /** Says on which block of an open page this tab works; null: on none. */
    tellPresence: (id: string, tab: string, node: string | null) =>
      call<undefined>('PUT', at(id, '/presence'), { tab, node }),
    listComments: (id: string) => call<{ comments: CommentRow[] }>('GET', at(id, '/comments')),
    addComment: (id: string, nodeId: string | null, text: string) =>
      call<CommentRow>('POST', at(id, '/comments'), { nodeId, text }),
    settleComment: (id: string, comment: number) =>
      call<CommentRow>('PUT', at(id, `/comments/${comment}`), { isResolved: true }),
    ...fieldsCalls(call),
    ...routingCalls(call),
    ...collectionCalls(call),
    ...homeCalls(call),
    ...findCalls(call),
    ...logCalls(call),
    ...peopleCalls(call),
    ...publishCalls(call, at),
    ...linkedCalls(call, at),
    preview: (id: string, uri: string | null, version: number | null = null) =>
      call<{ url: string; uri: string; rev: number }>('POST', at(id, '/preview'), { uri, version }),
    drawNodes: async (id: string, uri: string, nodes: readonly Node[]): Promise<RenderedNodes> => {
      const path = at(id, '/preview/nodes');
      const answer = await socket.ask(ROOT + path, { uri, nodes });
      if (!answer) return call('POST', path, { uri, nodes });
      if (answer.status === 200) return answer.body as RenderedNodes;
      throw new ApiError(failureOf(answer.status, answer.body));
    },
    /** After someone signed in again in another tab: what changing calls bring along is another then. */
    renewSession: async () => {
      const answer = await call<{ csrf: string }>('GET', '/session');
      csrf = answer.csrf;
    },
  };
}

export type Api = ReturnType<typeof createApi>;
